import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const ironworks = building({
  no: '22',
  name: 'ironworks',
  category: 'I',
  value: 12,
  fee: { food: 3, francs: 1 },
  cost: { wood: 3, brick: 2 },
  hammers: 1,
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: gain({ iron: 3 }, { extra: { energy: 6, tokens: { iron: 1 } } }),
})
