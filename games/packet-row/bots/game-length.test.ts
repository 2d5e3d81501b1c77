import { expect, it } from 'vitest'
import { roundNumber } from '../queries/index.ts'
import { packetRow } from '../rules/index.ts'
import { table } from '../rules/testing/index.ts'
import { refillsToEnd, roundsLeft } from './game-length.ts'
import { played } from './tests/sample-states.ts'

it.each([2, 3, 4, 5])('with %i players the estimated rounds decrease as cards are drawn', (players) => {
  const left = played(players, 5).map(({ state }) => roundsLeft(state))
  expect(left[0]).toBeGreaterThan(10)
  expect(left.toSorted((a, b) => b - a)).toEqual(left)
  expect(left.at(-1)).toBeLessThan(5)
})

it('the fullest area does not matter when an empty one ends the game', () => {
  const empty = { current: ['trader'], future: [], left: 0 }
  expect(refillsToEnd(table({ players: 3, boards: { market: empty } }).state)).toBe(0)
  expect(refillsToEnd(table({ players: 4, boards: { market: empty } }).state)).toBeGreaterThan(5)
})

it('after the last round it is 0', () => {
  const market = { current: ['trader'], future: [], left: 0 }
  const t = table({ players: 2, boards: { market }, seats: [{ hand: ['fur-2-gb'], ships: ['ship-gb'] }] })
  t.play('1 name market', '2 pass', '1 take trader')
  expect(packetRow.deciders(t.state)).toEqual([0])
  expect([roundNumber(t.state), roundsLeft(t.state)]).toEqual([1, 0])
})
