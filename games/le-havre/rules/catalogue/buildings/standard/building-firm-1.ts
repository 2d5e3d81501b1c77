import { building } from '../../building.ts'

export const buildingFirm1 = building({
  no: 'B1',
  name: 'building-firm-1',
  category: 'C',
  value: 4,
  hammers: 1,
  usage: { full: 'SSSSS', short: 'SSSSS' },
  effect: { op: 'build', count: 1, saves: null },
})
