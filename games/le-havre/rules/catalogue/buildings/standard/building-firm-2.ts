import { building } from '../../building.ts'

export const buildingFirm2 = building({
  no: 'B2',
  name: 'building-firm-2',
  category: 'C',
  value: 6,
  fee: { food: 1 },
  hammers: 1,
  usage: { full: 'SSSSS', short: 'SSSSS' },
  effect: { op: 'build', count: 1, saves: null },
})
