import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const souvenirShop = building({
  no: 'GH21',
  name: 'souvenir-shop',
  category: 'E',
  value: 8,
  price: 10,
  needsOthers: true,
  effect: closed,
  standing: { guestFrancs: 1 },
})
