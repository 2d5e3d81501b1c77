import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const luxuryYacht = building({
  no: '023',
  name: 'luxury-yacht',
  category: 'S',
  value: 20,
  fishermen: 1,
  effect: closed,
  standing: { swappedFor: 'iron' },
})
