import { building } from '../../building.ts'
import { closed } from '../../effects.ts'
import { FRANC } from '../../goods.ts'

export const stockmarket = building({
  no: 'GH20',
  name: 'stockmarket',
  category: 'E',
  value: 6,
  price: 12,
  needsOthers: true,
  effect: closed,
  standing: {
    offerShare: { token: FRANC, francs: 1 },
    builderShare: { building: 'bank', francs: 3 },
    paysNoInterest: true,
  },
})
