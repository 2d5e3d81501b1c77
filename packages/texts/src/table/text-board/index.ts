export { loadTextBoardTexts } from './load.ts'
export type { TextBoardSay } from './parameters.ts'
