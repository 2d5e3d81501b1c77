import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const clayMound = building({
  no: '10',
  name: 'clay-mound',
  category: 'N',
  value: 2,
  fee: { food: 1 },
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: gain({ clay: 3 }, { perHammer: { clay: 1 } }),
})
