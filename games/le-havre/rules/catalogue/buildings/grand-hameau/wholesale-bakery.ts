import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const wholesaleBakery = building({
  no: 'GH32',
  name: 'wholesale-bakery',
  category: 'E',
  value: 8,
  fee: { food: 1 },
  effect: trade({ bread: 1 }, { franc: 2 }),
})
