import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const tannery = building({
  no: '20',
  name: 'tannery',
  category: 'C',
  value: 12,
  cost: { wood: 1, brick: 1 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: upgrade('hide', 'leather', { limit: 4, subsidy: 1 }),
})
