import { building } from '../../building.ts'
import { BRICK } from '../../goods.ts'

export const wharf1 = building({
  no: '12',
  name: 'wharf-1',
  category: 'I',
  value: 14,
  fee: { food: 2 },
  cost: { wood: 2, clay: 2, iron: 2 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: { op: 'build-ship', modernise: BRICK },
})
