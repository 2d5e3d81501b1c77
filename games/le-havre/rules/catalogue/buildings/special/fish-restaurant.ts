import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const fishRestaurant = building({
  no: '008',
  name: 'fish-restaurant',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  fishermen: 1,
  effect: trade({ smoked_fish: 1 }, { franc: 3 }),
})
