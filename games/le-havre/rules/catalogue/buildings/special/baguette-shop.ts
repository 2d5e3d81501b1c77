import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const baguetteShop = building({
  no: '003',
  name: 'baguette-shop',
  category: 'E',
  value: 4,
  fee: { food: 1 },
  effect: trade({ meat: 1, bread: 1 }, { franc: 6 }, { limit: 4 }),
})
