export { type BeforeLiteral, before, freshTable, only, Table, table } from './table.ts'
