import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const cobblers = building({
  no: 'GH30',
  name: 'cobblers',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: trade({ leather: 1 }, { bread: 2, franc: 2 }),
})
