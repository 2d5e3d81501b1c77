import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const brickManufacturer = building({
  no: '034',
  name: 'brick-manufacturer',
  category: 'I',
  value: 8,
  fee: { food: 2 },
  hammers: 1,
  effect: trade({ brick: 3, franc: 10 }, { franc: 24 }, { limit: 1 }),
})
