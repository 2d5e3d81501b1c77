import { building } from '../../building.ts'

export const harborWatch = building({
  no: '014',
  name: 'harbor-watch',
  category: 'P',
  value: 6,
  fee: { food: 1 },
  needsOthers: true,
  effect: { op: 'evict', francs: 1 },
})
