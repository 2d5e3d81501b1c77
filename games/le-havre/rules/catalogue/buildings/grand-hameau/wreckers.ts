import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const wreckers = building({
  no: 'GH22',
  name: 'wreckers',
  category: 'I',
  value: 6,
  fee: { francs: 1 },
  effect: trade({}, { wood: 2, clay: 2, iron: 1 }, { food: 3, limit: 2 }),
})
