import { building } from '../../building.ts'
import { STEEL } from '../../goods.ts'

export const majorCorporation = building({
  no: 'GH28',
  name: 'major-corporation',
  category: 'E',
  value: 20,
  fee: { francs: 3 },
  effect: { op: 'duplicate', costly: { token: STEEL, francs: 3 } },
})
