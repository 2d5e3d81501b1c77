import { describe, expect, it } from 'vitest'
import { currentSeats, isSavedGame, type SavedGame } from './saved-games.ts'

const GAME: SavedGame = {
  id: 'a1',
  game: 'le-havre',
  seats: [{ name: 'Léa', bot: null }],
  record: 'quayside record 1\n',
  position: null,
  begun: 1,
  changed: 2,
  at: 3,
  stage: { version: 'full', round: 1, rounds: 7 },
  over: false,
  waits: [0],
}

describe('what is found in the store', () => {
  it('is a game, also with more than this program knows', () => {
    expect(isSavedGame(GAME)).toBe(true)
    expect(isSavedGame({ ...GAME, clock: 25 })).toBe(true)
  })

  it('names the bots of version 0.1 as they are called today', () => {
    expect(currentSeats([{ name: 'Ines', bot: 'harbourmaster' }, ...GAME.seats])).toEqual([
      { name: 'Ines', bot: 'commodore' },
      ...GAME.seats,
    ])
  })

  it.each(Object.keys(GAME))('is no game without %s', (field) => {
    const { [field as keyof SavedGame]: _, ...rest } = GAME
    expect(isSavedGame(rest)).toBe(false)
  })

  it.each([
    null,
    'quayside record 1',
    [],
    { ...GAME, record: 7 },
    { ...GAME, seats: [{ name: 'Léa' }] },
    { ...GAME, seats: { 0: 'Léa' } },
    { ...GAME, waits: ['first'] },
    { ...GAME, changed: Number.NaN },
    { ...GAME, stage: null },
  ])('is no game: %j', (found) => {
    expect(isSavedGame(found)).toBe(false)
  })
})
