import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const kiln = building({
  no: '022',
  name: 'kiln',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: trade({ clay: 1 }, { brick: 3 }, { limit: 1, energyOnce: 1 }),
})
