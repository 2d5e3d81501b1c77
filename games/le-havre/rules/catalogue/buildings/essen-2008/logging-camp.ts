import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const loggingCamp = building({
  no: '038',
  name: 'logging-camp',
  category: 'N',
  value: 6,
  hammers: 1,
  fishermen: 1,
  effect: trade({}, { wood: 1 }, { food: 1, limit: 7 }),
})
