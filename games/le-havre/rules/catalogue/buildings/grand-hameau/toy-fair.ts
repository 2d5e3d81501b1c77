import { building } from '../../building.ts'
import { borrowGoods } from '../../effects.ts'

export const toyFair = building({
  no: 'E2010',
  name: 'toy-fair',
  category: 'N',
  value: 4,
  fee: { francs: 1 },
  effect: borrowGoods(1, 6, { except: ['steel'] }),
})
