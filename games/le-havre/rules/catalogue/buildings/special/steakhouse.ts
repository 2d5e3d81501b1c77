import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const steakhouse = building({
  no: '032',
  name: 'steakhouse',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: trade({ meat: 1, charcoal: 1 }, { franc: 6 }, { limit: 4 }),
})
