import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const bakery = building({
  no: '002',
  name: 'bakery',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: trade({ bread: 1 }, { franc: 3 }, { limit: 6 }),
})
