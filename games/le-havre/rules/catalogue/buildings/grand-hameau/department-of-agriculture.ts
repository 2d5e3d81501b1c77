import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const departmentOfAgriculture = building({
  no: 'GH18',
  name: 'department-of-agriculture',
  category: 'P',
  value: 6,
  fee: { francs: 1 },
  effect: gain({}, { perCategory: { E: { meat: 1 }, C: { bread: 1 } } }),
})
