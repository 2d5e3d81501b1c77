import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const woodenCrane = building({
  no: 'GH01',
  name: 'wooden-crane',
  category: 'C',
  value: 4,
  price: 6,
  hammers: 1,
  effect: closed,
  standing: { woodForOneUnit: true },
})
