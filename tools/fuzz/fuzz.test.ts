import { replay } from '@quayside/kernel'
import { leHavre } from '@quayside/le-havre'
import { expect, it } from 'vitest'
import { GAME_NAMES, playNumber, recordNumber } from './fuzz-games.ts'

// The first numbers are games of chance, from 90 on come ten of players who try.
const NUMBERS = [4, 97]

it.each(GAME_NAMES)('games of %s are played and counted', { timeout: 60_000 }, (name) => {
  for (const number of NUMBERS) {
    const { games, decisions, examined } = playNumber(name, number, 'test', 100)
    expect(games).toBe(1)
    expect(decisions).toBeGreaterThan(50)
    expect(examined).toBeGreaterThan(1)
  }
})

it.each(NUMBERS)('game %i has a record that leads to the end of the same game', (number) => {
  const record = recordNumber('le-havre', number, 'test')
  const replayed = replay(leHavre, record)
  expect(replayed.ok && leHavre.outcome(replayed.value.state)).toBeTruthy()
  const { decisions, interjections } = playNumber('le-havre', number, 'test', 1000)
  expect(record.lines).toHaveLength(decisions + interjections)
})

it('another seed plays other games', () => {
  const deals = ['one', 'two'].map((seed) => recordNumber('le-havre', 2, seed).deal)
  expect(deals[0]).not.toBe(deals[1])
})
