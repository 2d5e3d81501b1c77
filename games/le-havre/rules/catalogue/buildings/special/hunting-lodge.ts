import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const huntingLodge = building({
  no: '017',
  name: 'hunting-lodge',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  hammers: 1,
  fishermen: 2,
  effect: gain({ hide: 2, meat: 3 }),
})
