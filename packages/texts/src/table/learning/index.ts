export { loadLearning, type SayLearning } from './load.ts'
export type { StepId } from './parameters.ts'
