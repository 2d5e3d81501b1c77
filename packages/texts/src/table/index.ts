export { loadTableTexts } from './load.ts'
export type { TableTexts } from './texts.ts'
