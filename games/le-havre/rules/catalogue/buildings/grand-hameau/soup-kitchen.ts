import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const soupKitchen = building({
  no: 'GH08',
  name: 'soup-kitchen',
  category: 'C',
  value: 2,
  price: 10,
  fishermen: 1,
  effect: closed,
  standing: { food: [5, 4, 3, 2, 1] },
})
