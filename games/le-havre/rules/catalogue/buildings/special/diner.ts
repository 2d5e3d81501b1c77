import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const diner = building({
  no: '016',
  name: 'diner',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  fishermen: 1,
  effect: trade({ wood: 1, smoked_fish: 1, bread: 1 }, { franc: 8 }, { limit: 3 }),
})
