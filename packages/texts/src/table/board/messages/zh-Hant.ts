import type { BoardCatalogue } from '../parameters.ts'

export const messages: BoardCatalogue = {
  'zone.offers': '供應區',
}
