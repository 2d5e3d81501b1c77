import { building } from '../../building.ts'

export const bridgeOverTheSeine = building({
  no: '27',
  name: 'bridge-over-the-seine',
  category: 'N',
  value: 16,
  fee: { francs: 2 },
  cost: { iron: 3 },
  usage: { full: '--PPP', short: '--PPP' },
  effect: { op: 'sell-any', standardForFranc: 3 },
})
