export { loadLearning } from './load.ts'
export type { StepId } from './parameters.ts'
