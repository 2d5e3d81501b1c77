import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const church = building({
  no: '30',
  name: 'church',
  category: 'P',
  value: 26,
  price: null,
  cost: { wood: 5, brick: 3, iron: 1 },
  usage: { full: '-PPPP', short: '----P' },
  effect: gain({ bread: 5, fish: 3 }, { requires: { bread: 5, fish: 2 } }),
})
