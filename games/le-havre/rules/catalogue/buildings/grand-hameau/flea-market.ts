import { building } from '../../building.ts'

export const fleaMarket = building({
  no: 'GH13',
  name: 'flea-market',
  category: 'N',
  value: 2,
  hammers: 1,
  fishermen: 1,
  effect: { op: 'take-offers', one: 2, every: 1 },
})
