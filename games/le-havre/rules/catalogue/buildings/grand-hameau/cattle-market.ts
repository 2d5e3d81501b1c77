import { building } from '../../building.ts'
import { either, trade } from '../../effects.ts'

export const cattleMarket = building({
  no: 'GH09',
  name: 'cattle-market',
  category: 'P',
  value: 8,
  fee: { food: 2 },
  effect: either(
    trade({ franc: 1 }, { cattle: 1 }, { limit: 7 }),
    trade({ cattle: 1 }, { franc: 3 }, { limit: 7 }),
  ),
})
