export { greedy } from './greedy.ts'
export { heuristic } from './heuristic.ts'
export { mindFor } from './minds.ts'
