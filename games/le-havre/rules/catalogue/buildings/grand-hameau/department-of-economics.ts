import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const departmentOfEconomics = building({
  no: 'GH19',
  name: 'department-of-economics',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: gain({}, { perCategory: { I: { iron: 1 }, E: { franc: 2 } } }),
})
