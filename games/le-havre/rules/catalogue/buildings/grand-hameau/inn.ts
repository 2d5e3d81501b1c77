import { building } from '../../building.ts'
import { both, trade, upgrade } from '../../effects.ts'

export const inn = building({
  no: 'GH14',
  name: 'inn',
  category: 'E',
  value: 4,
  fee: { food: 2, francs: 1 },
  effect: both(upgrade('fish', 'smoked_fish'), trade({ meat: 1 }, { franc: 4 }, { limit: 2 })),
})
