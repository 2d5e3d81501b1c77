import { building } from '../../building.ts'

export const blackMarket = building({
  no: '13',
  name: 'black-market',
  category: 'N',
  value: 2,
  fee: { food: 1 },
  usage: { full: '--PPP', short: 'S----' },
  effect: { op: 'gain-missing', amount: 2 },
})
