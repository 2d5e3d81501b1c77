import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const masonsGuild = building({
  no: '025',
  name: 'masons-guild',
  category: 'C',
  value: 8,
  price: 10,
  hammers: 1,
  effect: closed,
  standing: { claySaved: 1 },
})
