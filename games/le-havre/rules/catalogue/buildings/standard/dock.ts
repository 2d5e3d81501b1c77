import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const dock = building({
  no: '26',
  name: 'dock',
  category: 'I',
  value: 10,
  price: 24,
  cost: { wood: 1, brick: 2, iron: 2 },
  usage: { full: '---PP', short: '----P' },
  effect: closed,
  endValue: { perShip: 4 },
})
