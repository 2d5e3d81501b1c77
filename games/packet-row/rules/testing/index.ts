export { type Sparse, Table, table } from './table.ts'
