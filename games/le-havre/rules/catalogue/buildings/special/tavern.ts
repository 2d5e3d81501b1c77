import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const tavern = building({
  no: '028',
  name: 'tavern',
  category: 'E',
  value: 4,
  fishermen: 1,
  effect: trade({ wood: 1, grain: 1 }, { franc: 3 }, { limit: 4 }),
})
