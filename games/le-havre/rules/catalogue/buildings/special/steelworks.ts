import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const steelworks = building({
  no: '031',
  name: 'steelworks',
  category: 'I',
  value: 8,
  fee: { food: 2, francs: 1 },
  hammers: 1,
  effect: trade({ iron: 1 }, { steel: 2 }, { limit: 1, energyOnce: 15 }),
})
