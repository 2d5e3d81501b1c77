import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const smeltingFurnace = building({
  no: 'GH12',
  name: 'smelting-furnace',
  category: 'I',
  value: 4,
  fee: { food: 1 },
  effect: trade({ clay: 1 }, { iron: 1 }, { energyEach: 2 }),
})
