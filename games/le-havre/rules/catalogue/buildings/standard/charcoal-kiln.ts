import { building } from '../../building.ts'
import { upgrade } from '../../effects.ts'

export const charcoalKiln = building({
  no: '07',
  name: 'charcoal-kiln',
  category: 'C',
  value: 8,
  cost: { clay: 1 },
  usage: { full: 'PPPPP', short: '-PPPP' },
  effect: upgrade('wood', 'charcoal'),
})
