import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const fishMarket = building({
  no: '007',
  name: 'fish-market',
  category: 'E',
  value: 4,
  fee: { food: 1 },
  fishermen: 1,
  effect: trade({ fish: 1 }, { franc: 2 }, { limit: 7 }),
})
