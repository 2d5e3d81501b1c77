import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const lumberMill = building({
  no: 'GH02',
  name: 'lumber-mill',
  category: 'C',
  value: 6,
  price: 8,
  hammers: 1,
  effect: closed,
  standing: { woodSaved: 1 },
})
