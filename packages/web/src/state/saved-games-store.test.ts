import { SAMPLE_GAME } from '@quayside/games/testing'
import { expect, it } from 'vitest'
import type { SavedGame } from '../backend/saved-games.ts'
import { isTurnOfPerson, sortSavedGames } from './saved-games-store.ts'

const game = (id: string, changed: number, waits: readonly number[], over = false): SavedGame => ({
  id,
  game: SAMPLE_GAME,
  seats: [
    { name: 'Léa', bot: null },
    { name: 'Odile', bot: 'mate' },
  ],
  record: '',
  position: null,
  begun: 0,
  changed,
  at: 0,
  stage: { version: 'full', round: 1, rounds: 14 },
  over,
  waits,
})

it("games where it is a person's turn come first, the last changed before others, finished ones at the end", () => {
  const games = [game('over', 9, [], true), game('bot', 5, [1]), game('old', 1, [0]), game('new', 3, [0, 1])]
  expect(sortSavedGames(games).map(({ id }) => id)).toEqual(['new', 'old', 'bot', 'over'])
})

it("it is a person's turn when one of the deciders is a person", () => {
  expect([game('a', 0, [1]), game('b', 0, [1, 0]), game('c', 0, [])].map(isTurnOfPerson)).toEqual([
    false,
    true,
    false,
  ])
})
