import { building } from '../../building.ts'
import { either, trade } from '../../effects.ts'

export const brickTrader = building({
  no: 'GH10',
  name: 'brick-trader',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: either(
    trade({ franc: 1 }, { brick: 1 }, { limit: 5 }),
    trade({ brick: 1 }, { franc: 3 }, { limit: 5 }),
  ),
})
