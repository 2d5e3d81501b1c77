export { greedy } from './greedy.ts'
export { heuristic } from './heuristic.ts'
export { mindFor, prepareFor } from './minds.ts'
