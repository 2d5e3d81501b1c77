import { building } from '../../building.ts'
import { trade } from '../../effects.ts'
import { FISH } from '../../goods.ts'

export const fishermansHut = building({
  no: 'GH07',
  name: 'fishermans-hut',
  category: 'C',
  value: 4,
  price: 6,
  fishermen: 1,
  effect: trade({ fish: 2 }, { fish: 3 }),
  standing: { roundIncome: { token: FISH, amounts: [2, 2, 1, 1, 1] } },
})
