import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const tobaccoFactory = building({
  no: '045',
  name: 'tobacco-factory',
  category: 'P',
  value: 6,
  needsOthers: true,
  effect: closed,
  standing: { mayExpel: true },
})
