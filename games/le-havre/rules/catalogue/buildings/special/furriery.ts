import { building } from '../../building.ts'
import { both, trade } from '../../effects.ts'

export const furriery = building({
  no: '020',
  name: 'furriery',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  effect: both(trade({ hide: 1 }, { bread: 1 }), trade({ leather: 1 }, { franc: 5 }, { limit: 2 })),
})
