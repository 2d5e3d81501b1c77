import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const townHall = building({
  no: '28',
  name: 'town-hall',
  category: 'P',
  value: 6,
  price: 30,
  cost: { wood: 4, brick: 3 },
  usage: { full: '-PPPP', short: '----P' },
  effect: closed,
  endValue: { perCategory: { P: 4, C: 2 } },
})
