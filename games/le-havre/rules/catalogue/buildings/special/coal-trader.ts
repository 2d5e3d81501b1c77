import { building } from '../../building.ts'
import { CHARCOAL, COAL } from '../../goods.ts'

export const coalTrader = building({
  no: '018',
  name: 'coal-trader',
  category: 'E',
  value: 4,
  fee: { food: 1 },
  effect: {
    op: 'buy-fuel',
    fuels: [
      { token: CHARCOAL, food: 1, limit: 1 },
      { token: COAL, food: 2, limit: 5 },
    ],
  },
})
