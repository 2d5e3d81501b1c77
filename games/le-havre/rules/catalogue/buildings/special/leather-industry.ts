import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const leatherIndustry = building({
  no: '021',
  name: 'leather-industry',
  category: 'I',
  value: 8,
  fee: { food: 2 },
  effect: trade({ leather: 3, franc: 14 }, { franc: 30 }, { limit: 1 }),
})
