import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const msDagmar = building({
  no: '039',
  name: 'ms-dagmar',
  category: 'S',
  value: 50,
  effect: closed,
  standing: { swappedFor: 'luxury' },
})
