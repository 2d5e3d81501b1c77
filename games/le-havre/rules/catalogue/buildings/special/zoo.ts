import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const zoo = building({
  no: '035',
  name: 'zoo',
  category: 'P',
  value: 8,
  fee: { francs: 1 },
  fishermen: 1,
  effect: gain({}, { francPerThree: ['fish', 'cattle'] }),
})
