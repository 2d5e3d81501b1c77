import { building } from '../../building.ts'
import { rest } from '../../effects.ts'

export const hotel = building({
  no: 'GH04',
  name: 'hotel',
  category: 'E',
  value: 8,
  fee: { francs: 1 },
  effect: rest({ perOffer: { franc: 3 } }),
})
