import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const guildhouse = building({
  no: '013',
  name: 'guildhouse',
  category: 'E',
  value: 4,
  price: 8,
  hammers: 1,
  fishermen: 1,
  effect: closed,
  endValue: { perCategory: { E: 2 } },
})
