import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const steelMill = building({
  no: '23',
  name: 'steel-mill',
  category: 'I',
  value: 22,
  fee: { francs: 2 },
  cost: { brick: 4, iron: 2 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: upgrade('iron', 'steel', { energyEach: 5 }),
})
