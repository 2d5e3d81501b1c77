import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const clayCompany = building({
  no: 'GH11',
  name: 'clay-company',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: trade({ wood: 1, clay: 1 }, { franc: 3 }),
})
