export { loadOperator, type SayOperator } from './load.ts'
