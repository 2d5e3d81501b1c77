export { loadRehearsalTexts, type RehearsalTexts } from './load.ts'
