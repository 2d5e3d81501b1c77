import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const clothingIndustry = building({
  no: '005',
  name: 'clothing-industry',
  category: 'I',
  value: 8,
  fee: { food: 2, francs: 1 },
  effect: trade({ hide: 1, leather: 1 }, { franc: 7 }),
})
