import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const groceryMarket = building({
  no: '19',
  name: 'grocery-market',
  category: 'E',
  value: 10,
  fee: { francs: 1 },
  cost: { wood: 1, brick: 1 },
  usage: { full: '--PPP', short: '----P' },
  effect: gain({ cattle: 1, meat: 1, fish: 1, smoked_fish: 1, grain: 1, bread: 1 }),
})
