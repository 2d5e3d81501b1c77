import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const brickworks = building({
  no: '14',
  name: 'brickworks',
  category: 'I',
  value: 14,
  fee: { food: 1 },
  cost: { wood: 2, clay: 1, iron: 1 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: upgrade('clay', 'brick', { energyEach: 0.5, half: 'franc' }),
})
