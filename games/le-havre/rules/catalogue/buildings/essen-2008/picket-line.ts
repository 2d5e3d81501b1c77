import { building } from '../../building.ts'

export const picketLine = building({
  no: '044',
  name: 'picket-line',
  category: 'P',
  value: 2,
  fee: { francs: 1 },
  needsOthers: true,
  effect: { op: 'strike' },
})
