/** Every message of this area and what it is told. */
import type { AreaCatalogue } from '../area.ts'

export const TRAY = {
  undo: [],
} as const

export type TrayCatalogue = AreaCatalogue<typeof TRAY>
