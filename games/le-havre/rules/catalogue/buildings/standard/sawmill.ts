import { building } from '../../building.ts'
import { WOOD } from '../../goods.ts'

export const sawmill = building({
  no: '02',
  name: 'sawmill',
  category: 'I',
  value: 14,
  cost: { clay: 1, iron: 1 },
  usage: { full: '--PPP', short: 'S--SS' },
  effect: { op: 'build', count: 1, saves: WOOD },
})
