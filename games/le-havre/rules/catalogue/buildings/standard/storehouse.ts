import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const storehouse = building({
  no: '24',
  name: 'storehouse',
  category: 'E',
  value: 4,
  price: 10,
  cost: { wood: 2, brick: 2 },
  hammers: 1,
  usage: { full: '---PP', short: '----P' },
  effect: closed,
  endValue: { halfPerGood: 1 },
})
