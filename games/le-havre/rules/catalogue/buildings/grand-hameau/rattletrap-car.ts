import { building } from '../../building.ts'
import { closed } from '../../effects.ts'
import { IRON } from '../../goods.ts'

export const rattletrapCar = building({
  no: 'GH31',
  name: 'rattletrap-car',
  category: 'P',
  value: -2,
  price: null,
  effect: closed,
  standing: { followsGainOf: IRON, cannotBeSold: true },
})
