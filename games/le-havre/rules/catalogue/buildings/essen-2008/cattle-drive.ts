import { building } from '../../building.ts'
import { CATTLE } from '../../goods.ts'

export const cattleDrive = building({
  no: '046',
  name: 'cattle-drive',
  category: 'N',
  value: 4,
  fee: { food: 1 },
  needsOthers: true,
  effect: { op: 'collect', token: CATTLE, amount: 1, withTwo: 2 },
})
