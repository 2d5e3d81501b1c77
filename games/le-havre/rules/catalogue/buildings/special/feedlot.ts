import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const feedlot = building({
  no: '024',
  name: 'feedlot',
  category: 'E',
  value: 6,
  price: 8,
  effect: closed,
  standing: { cattleHarvest: { amount: 2, upTo: 6 } },
})
