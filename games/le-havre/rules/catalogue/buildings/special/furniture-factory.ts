import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const furnitureFactory = building({
  no: '026',
  name: 'furniture-factory',
  category: 'I',
  value: 8,
  fee: { food: 2 },
  hammers: 1,
  effect: trade({ leather: 1, wood: 1 }, { franc: 6 }),
})
