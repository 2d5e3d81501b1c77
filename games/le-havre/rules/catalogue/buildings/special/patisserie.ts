import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const patisserie = building({
  no: '019',
  name: 'patisserie',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: trade({ bread: 1, grain: 1 }, { franc: 5 }, { limit: 3 }),
})
