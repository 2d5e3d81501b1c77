import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const bakehouse = building({
  no: '05',
  name: 'bakehouse',
  category: 'C',
  value: 8,
  fee: { food: 1 },
  cost: { clay: 2 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: upgrade('grain', 'bread', { energyEach: 0.5, half: 'franc' }),
})
