export { REFUSAL_CODES } from './refusal-codes.ts'
export { type BeforeLiteral, before, freshTable, only, Table, table } from './table.ts'
