import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const biofuelFacility = building({
  no: 'GH24',
  name: 'biofuel-facility',
  category: 'I',
  value: 8,
  hammers: 1,
  effect: closed,
  standing: { grainEnergy: 2 },
})
