import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const smelter = building({
  no: '015',
  name: 'smelter',
  category: 'I',
  value: 10,
  fee: { francs: 2 },
  effect: gain({ coal: 1, coke: 1, iron: 1 }),
})
