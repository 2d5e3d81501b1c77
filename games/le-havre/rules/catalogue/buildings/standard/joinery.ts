import { building } from '../../building.ts'
import { WOOD } from '../../goods.ts'

export const joinery = building({
  no: '04',
  name: 'joinery',
  category: 'C',
  value: 8,
  fee: { food: 1 },
  cost: { wood: 3 },
  hammers: 1,
  usage: { full: '--PPP', short: '--PPP' },
  effect: { op: 'tariff', good: WOOD, francs: [5, 6, 7] },
})
