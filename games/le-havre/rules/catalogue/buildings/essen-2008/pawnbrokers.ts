import { building } from '../../building.ts'

export const pawnbrokers = building({
  no: '040',
  name: 'pawnbrokers',
  category: 'E',
  value: 4,
  fee: { food: 1 },
  effect: { op: 'pawn', francs: 2, redeem: 2 },
})
