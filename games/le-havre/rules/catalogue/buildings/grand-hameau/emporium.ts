import { building } from '../../building.ts'
import { buyUpgraded } from '../../effects.ts'

export const emporium = building({
  no: 'GH29',
  name: 'emporium',
  category: 'E',
  value: 6,
  fee: { francs: 1 },
  effect: buyUpgraded(1, { coke: 3, steel: 5 }),
})
