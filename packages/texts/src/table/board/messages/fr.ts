import type { BoardCatalogue } from '../parameters.ts'

export const messages: BoardCatalogue = {
  'zone.offers': 'Offres',
}
