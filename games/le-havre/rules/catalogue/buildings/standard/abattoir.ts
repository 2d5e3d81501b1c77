import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const abattoir = building({
  no: '09',
  name: 'abattoir',
  category: 'C',
  value: 8,
  fee: { francs: 2 },
  cost: { wood: 1, clay: 1, iron: 1 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: upgrade('cattle', 'meat', { half: 'hide' }),
})
