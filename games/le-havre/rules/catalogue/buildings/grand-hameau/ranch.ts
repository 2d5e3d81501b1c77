import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const ranch = building({
  no: 'GH25',
  name: 'ranch',
  category: 'E',
  value: 6,
  price: 10,
  effect: closed,
  endValue: { perToken: { cattle: 2 } },
})
