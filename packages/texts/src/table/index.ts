export { loadHouseTexts } from './house/load.ts'
export type { HouseTexts } from './house/texts.ts'
export { loadTableTexts } from './load.ts'
export type { TableTexts } from './texts.ts'
