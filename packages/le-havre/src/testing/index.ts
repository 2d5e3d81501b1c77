export { before, freshTable, only, Table, table } from './table.ts'
