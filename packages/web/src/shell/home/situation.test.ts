import { expect, it } from 'vitest'
import { placeOf } from './situation.ts'

it.each([
  ['ahead of the next one', [30, 21, 25], 0, { place: 1, distance: 5 }],
  ['behind the leader', [30, 21, 25], 1, { place: 3, distance: 9 }],
  ['level with the leader', [30, 30], 1, { place: 1, distance: 0 }],
  ['alone, without a place', [30], 0, null],
])('a player stands %s', (_, standings, seat, standing) => {
  expect(placeOf(standings, seat)).toEqual(standing)
})
