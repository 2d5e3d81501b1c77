import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const ironMineAndCoalSeam = building({
  no: '006',
  name: 'iron-mine-and-coal-seam',
  category: 'N',
  value: 6,
  fee: { food: 1 },
  hammers: 1,
  effect: gain({ iron: 2, coal: 1 }),
})
