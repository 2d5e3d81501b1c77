import { building } from '../../building.ts'
import { BRICK, CHARCOAL, LEATHER, STEEL } from '../../goods.ts'

export const businessOffice = building({
  no: '21',
  name: 'business-office',
  category: 'E',
  value: 12,
  fee: { francs: 1 },
  cost: { wood: 4, clay: 1 },
  hammers: 1,
  fishermen: 1,
  usage: { full: '--PPP', short: '--PPP' },
  effect: { op: 'exchange', large: { give: 4, gets: STEEL }, small: [CHARCOAL, LEATHER, BRICK] },
})
