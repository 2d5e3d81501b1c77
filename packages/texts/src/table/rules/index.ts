export { loadRules, type SayRules } from './load.ts'
