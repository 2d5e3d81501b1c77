import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const plantNursery = building({
  no: '011',
  name: 'plant-nursery',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  hammers: 1,
  effect: gain({ wood: 4, franc: 3 }),
})
