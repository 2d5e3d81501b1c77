import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const furIndustry = building({
  no: 'GH17',
  name: 'fur-industry',
  category: 'I',
  value: 8,
  fee: { food: 2 },
  effect: trade({ hide: 3, franc: 10 }, { franc: 22 }, { limit: 1 }),
})
