import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const junkyard = building({
  no: '042',
  name: 'junkyard',
  category: 'E',
  value: 4,
  fee: { food: 2, francs: 1 },
  hammers: 1,
  effect: trade({}, { iron: 1 }, { food: 2, limit: 5 }),
})
