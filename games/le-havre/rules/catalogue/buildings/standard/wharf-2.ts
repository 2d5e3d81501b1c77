import { building } from '../../building.ts'
import { BRICK } from '../../goods.ts'

export const wharf2 = building({
  no: '17',
  name: 'wharf-2',
  category: 'I',
  value: 14,
  fee: { food: 2 },
  cost: { wood: 2, clay: 2, iron: 2 },
  usage: { full: '--PPP', short: '--PPP' },
  effect: { op: 'build-ship', modernise: BRICK },
})
