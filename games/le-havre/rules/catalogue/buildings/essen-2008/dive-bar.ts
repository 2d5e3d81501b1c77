import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const diveBar = building({
  no: '043',
  name: 'dive-bar',
  category: 'E',
  value: 4,
  needsOthers: true,
  effect: closed,
  standing: { catchesDiscs: { pays: 2, ownerPays: 1 } },
})
