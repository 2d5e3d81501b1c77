import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const forestHut = building({
  no: '010',
  name: 'forest-hut',
  category: 'E',
  value: 4,
  fee: { food: 1 },
  fishermen: 1,
  effect: trade({ wood: 1, meat: 1 }, { franc: 5 }, { limit: 4 }),
})
