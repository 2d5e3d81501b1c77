import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const cokery = building({
  no: '25',
  name: 'cokery',
  category: 'I',
  value: 18,
  fee: { francs: 1 },
  cost: { brick: 2, iron: 2 },
  usage: { full: 'PPPPP', short: '-PPPP' },
  effect: upgrade('coal', 'coke', { subsidy: 1 }),
})
