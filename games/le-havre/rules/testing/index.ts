export { REFUSAL_CODES } from './refusal-codes.ts'
export { type BeforeLiteral, before, newTable, only, Table, table } from './table.ts'
