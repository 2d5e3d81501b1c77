/** Every message of this area and what it is told. */
import type { AreaCatalogue } from '../area.ts'

export const BOARD = {
  'zone.offers': [],
} as const

export type BoardCatalogue = AreaCatalogue<typeof BOARD>
