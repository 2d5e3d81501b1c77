import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const bank = building({
  no: '29',
  name: 'bank',
  category: 'E',
  value: 16,
  price: 40,
  cost: { brick: 4, steel: 1 },
  usage: { full: '-PPPP', short: '-PPPP' },
  effect: closed,
  endValue: { perCategory: { I: 3, E: 2 } },
})
