import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const piratesLair = building({
  no: '041',
  name: 'pirates-lair',
  category: 'N',
  value: 0,
  price: 4,
  needsOthers: true,
  effect: closed,
  standing: { tollPerShip: 1 },
})
