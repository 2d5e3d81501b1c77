import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const workersCottages = building({
  no: '036',
  name: 'workers-cottages',
  category: 'P',
  value: 12,
  effect: closed,
  standing: { finalActions: 2 },
})
