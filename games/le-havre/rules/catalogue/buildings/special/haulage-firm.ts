import { building } from '../../building.ts'

export const haulageFirm = building({
  no: '029',
  name: 'haulage-firm',
  category: 'E',
  value: 6,
  fee: { food: 1 },
  effect: { op: 'haul', francs: 3 },
})
