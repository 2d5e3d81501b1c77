export { loadLearning, type SayLearning } from './load.ts'
