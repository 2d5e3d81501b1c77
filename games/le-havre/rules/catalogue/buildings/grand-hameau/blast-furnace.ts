import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const blastFurnace = building({
  no: 'GH23',
  name: 'blast-furnace',
  category: 'I',
  value: 10,
  fee: { food: 3, francs: 2 },
  effect: trade({}, { iron: 1 }, { energyEach: 3, limit: 6 }),
})
