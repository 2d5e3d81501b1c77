import { building } from '../../building.ts'
import { barterByValue } from '../../effects.ts'

export const tradingFirm = building({
  no: 'GH26',
  name: 'trading-firm',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: barterByValue(4),
})
