import { building } from '../../building.ts'
import { BREAD, BRICK, CHARCOAL, COKE, LEATHER, MEAT, SMOKED_FISH } from '../../goods.ts'

const UPGRADED_BUT_STEEL = [SMOKED_FISH, CHARCOAL, BRICK, BREAD, MEAT, COKE, LEATHER]

export const townSquare = building({
  no: '027',
  name: 'town-square',
  category: 'N',
  value: 6,
  fee: { francs: 1 },
  effect: { op: 'choose', among: UPGRADED_BUT_STEEL, count: 0, perCraftsman: 1, thenLook: false },
})
