import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const fishpondAndWood = building({
  no: '009',
  name: 'fishpond-and-wood',
  category: 'N',
  value: 4,
  fee: { food: 1 },
  fishermen: 1,
  effect: gain({ fish: 3, wood: 3 }),
})
