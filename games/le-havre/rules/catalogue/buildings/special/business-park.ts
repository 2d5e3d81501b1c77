import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const businessPark = building({
  no: '012',
  name: 'business-park',
  category: 'N',
  value: 10,
  price: 12,
  hammers: 1,
  effect: closed,
  endValue: { perCategory: { I: 2 } },
})
