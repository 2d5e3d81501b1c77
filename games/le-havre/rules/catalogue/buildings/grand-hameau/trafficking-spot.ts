import { building } from '../../building.ts'
import { barterByKind } from '../../effects.ts'

export const traffickingSpot = building({
  no: 'GH27',
  name: 'trafficking-spot',
  category: 'N',
  value: 4,
  effect: barterByKind(3, { never: ['iron', 'steel'] }),
})
