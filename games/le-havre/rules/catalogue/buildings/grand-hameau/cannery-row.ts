import { building } from '../../building.ts'
import { both, trade } from '../../effects.ts'

export const canneryRow = building({
  no: 'GH15',
  name: 'cannery-row',
  category: 'I',
  value: 8,
  fee: { food: 1 },
  effect: both(
    trade({ iron: 1, smoked_fish: 4 }, { franc: 18 }, { limit: 1 }),
    trade({ iron: 1, meat: 3 }, { franc: 16 }, { limit: 1 }),
  ),
})
