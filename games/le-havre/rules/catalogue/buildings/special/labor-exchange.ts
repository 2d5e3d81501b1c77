import { building } from '../../building.ts'
import { gain } from '../../effects.ts'

export const laborExchange = building({
  no: '001',
  name: 'labor-exchange',
  category: 'P',
  value: 6,
  fishermen: 1,
  effect: gain({}, { perFisherman: { fish: 1 }, perHammer: { coal: 1 } }),
})
