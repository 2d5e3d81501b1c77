import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const hidesTrader = building({
  no: 'GH16',
  name: 'hides-trader',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: trade({ hide: 6 }, { franc: 18 }, { limit: 1 }),
})
