import { building } from '../../building.ts'
import { closed } from '../../effects.ts'

export const footballStadium = building({
  no: '31',
  name: 'football-stadium',
  category: 'P',
  value: 24,
  cost: { wood: 1, brick: 2, iron: 2 },
  effect: closed,
  standing: { waitsForEmptySpace: true },
})
