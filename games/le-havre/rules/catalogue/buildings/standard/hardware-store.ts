import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const hardwareStore = building({
  no: '06',
  name: 'hardware-store',
  category: 'E',
  value: 8,
  fee: { food: 1 },
  cost: { wood: 3, clay: 1 },
  hammers: 1,
  fishermen: 1,
  usage: { full: '--PPP', short: '--PPP' },
  effect: gain({ wood: 1, brick: 1, iron: 1 }),
})
