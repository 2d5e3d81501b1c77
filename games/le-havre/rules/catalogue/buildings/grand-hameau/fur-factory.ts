import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const furFactory = building({
  no: 'GH05',
  name: 'fur-factory',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: trade({ hide: 1 }, { franc: 4 }, { per: { token: 'leather', times: 2 } }),
})
