import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const colliery = building({
  no: '16',
  name: 'colliery',
  category: 'I',
  value: 10,
  fee: { food: 2 },
  cost: { wood: 1, clay: 3 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: gain({ coal: 3 }, { withHammer: { coal: 1 } }),
})
