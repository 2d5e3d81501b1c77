import { building } from '../../building.ts'
import { rest } from '../../effects.ts'

export const mainStation = building({
  no: 'GH03',
  name: 'main-station',
  category: 'P',
  value: 8,
  fee: { food: 1 },
  effect: rest({ visitsOnLeaving: 2 }),
})
