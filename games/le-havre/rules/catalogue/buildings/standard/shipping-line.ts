import { building } from '../../building.ts'

export const shippingLine = building({
  no: '18',
  name: 'shipping-line',
  category: 'E',
  value: 10,
  fee: { food: 2 },
  cost: { wood: 2, brick: 3 },
  fishermen: 1,
  usage: { full: 'PPPPP', short: 'PPPPP' },
  effect: { op: 'ship-goods', energyPerShip: 3 },
})
