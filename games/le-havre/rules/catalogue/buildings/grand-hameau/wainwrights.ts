import { building } from '../../building.ts'
import { trade } from '../../effects.ts'

export const wainwrights = building({
  no: 'GH06',
  name: 'wainwrights',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: trade({ wood: 2 }, { franc: 5 }, { per: { token: 'iron', times: 1 } }),
})
