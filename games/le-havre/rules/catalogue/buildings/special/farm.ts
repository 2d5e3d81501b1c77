import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const farm = building({
  no: '004',
  name: 'farm',
  category: 'E',
  value: 8,
  fee: { francs: 1 },
  fishermen: 1,
  effect: gain({ fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 }),
})
