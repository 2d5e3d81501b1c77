import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const schnapsDistillery = building({
  no: '030',
  name: 'schnaps-distillery',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: trade({ grain: 1 }, { franc: 2 }, { limit: 4 }),
})
