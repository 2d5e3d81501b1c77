import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const fishery = building({
  no: '03',
  name: 'fishery',
  category: 'C',
  value: 10,
  cost: { wood: 1, clay: 1 },
  fishermen: 1,
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: gain({ fish: 3 }, { perFisherman: { fish: 1 } }),
})
