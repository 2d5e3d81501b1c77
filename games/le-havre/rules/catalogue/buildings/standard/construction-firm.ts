import { building } from '../../building.ts'

export const constructionFirm = building({
  no: 'B3',
  name: 'construction-firm',
  category: 'I',
  value: 8,
  fee: { food: 2 },
  hammers: 1,
  usage: { full: 'SSSSS', short: 'SSSSS' },
  effect: { op: 'build', count: 2, saves: null },
})
