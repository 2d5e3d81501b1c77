import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const dunny = building({
  no: '00',
  name: 'dunny',
  category: 'P',
  value: 14,
  cost: { brick: 1 },
  effect: closed,
  standing: { laidOnHighestProposal: true },
})
