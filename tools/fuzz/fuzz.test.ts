import { games } from '@quayside/games'
import { replay } from '@quayside/kernel'
import { expect, it } from 'vitest'
import { GAME_NAMES, playNumber, recordNumber } from './fuzz-games.ts'

// The first numbers are random games; from 90 on, ten are played by bots.
const NUMBERS = [4, 97]

it.each(GAME_NAMES)('games of %s are played and counted', { timeout: 60_000 }, (name) => {
  for (const number of NUMBERS) {
    const { games, decisions, examined } = playNumber(name, number, 'test', 100)
    expect(games).toBe(1)
    expect(decisions).toBeGreaterThan(50)
    expect(examined).toBeGreaterThan(1)
  }
})

const [first = ''] = GAME_NAMES

it.each(NUMBERS)('game %i has a record that replays the same game', async (number) => {
  const rules = await games.rules(first, null)
  if (!rules.ok) throw new Error(rules.refusal.code)
  const record = recordNumber(first, number, 'test')
  const replayed = replay(rules.value, record)
  expect(replayed.ok && rules.value.outcome(replayed.value.state)).toBeTruthy()
  const { decisions, interjections } = playNumber(first, number, 'test', 1000)
  expect(record.moves).toHaveLength(decisions + interjections)
})

it('another seed plays other games', () => {
  const deals = ['one', 'two'].map((seed) => recordNumber(first, 2, seed).deal)
  expect(deals[0]).not.toBe(deals[1])
})
