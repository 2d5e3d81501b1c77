import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const windFarm = building({
  no: '033',
  name: 'wind-farm',
  category: 'N',
  value: 8,
  price: 12,
  effect: closed,
  standing: { energySaved: 3 },
})
