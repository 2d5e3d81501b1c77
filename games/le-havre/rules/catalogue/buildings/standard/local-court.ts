import { building } from '../../building.ts'

export const localCourt = building({
  no: '15',
  name: 'local-court',
  category: 'P',
  value: 16,
  cost: { wood: 3, clay: 2 },
  usage: { full: '--PPP', short: '----P' },
  effect: { op: 'return-loans', francs: 2 },
})
