import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const smokehouse = building({
  no: '08',
  name: 'smokehouse',
  category: 'C',
  value: 6,
  fee: { food: 2, francs: 1 },
  cost: { wood: 2, clay: 1 },
  fishermen: 1,
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: upgrade('fish', 'smoked_fish', { limit: 6, energyOnce: 1, half: 'franc' }),
})
