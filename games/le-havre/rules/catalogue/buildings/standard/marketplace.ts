import { building } from '../../building.ts'
import { CATTLE, CLAY, COAL, FISH, GRAIN, HIDE, IRON, WOOD } from '../../goods.ts'

/** All eight, coal and hides included. */
const STANDARD = [FISH, WOOD, CLAY, IRON, GRAIN, CATTLE, COAL, HIDE]

export const marketplace = building({
  no: '01',
  name: 'marketplace',
  category: 'N',
  value: 6,
  fee: { food: 2, francs: 1 },
  cost: { wood: 2 },
  usage: { full: 'PPPPP', short: 'SSPPP' },
  effect: { op: 'choose', among: STANDARD, count: 2, perCraftsman: 1, thenLook: true },
})
