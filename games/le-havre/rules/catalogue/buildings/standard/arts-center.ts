import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const artsCenter = building({
  no: '11',
  name: 'arts-center',
  category: 'P',
  value: 10,
  fee: { food: 1 },
  cost: { wood: 1, clay: 2 },
  fishermen: 1,
  usage: { full: '---PP', short: '-----' },
  effect: gain({}, { perGuest: { franc: 4 } }),
})
