import { SAMPLE_GAME } from '@quayside/games/testing'
import { accept, type Refusal, type Result, refused } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Autosave, currentSeats, isSavedGame, type SavedGame } from './saved-games.ts'

const GAME: SavedGame = {
  id: 'a1',
  game: SAMPLE_GAME,
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

describe('a stored value', () => {
  it('is a game, also with unknown fields', () => {
    expect(isSavedGame(GAME)).toBe(true)
    expect(isSavedGame({ ...GAME, clock: 25 })).toBe(true)
  })

  it('renames the bot levels of version 0.1', () => {
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

/** A slow store that writes when the test says so. */
const store = () => {
  const waiting: ((result: Result<null>) => void)[] = []
  const reported: (Refusal | null)[] = []
  const autosave = new Autosave(
    () => new Promise((resolve) => waiting.push(resolve)),
    (refusal) => reported.push(refusal),
  )
  const finish = async (result: Result<null> = accept(null)): Promise<void> => {
    waiting.shift()?.(result)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { autosave, finish, reported, writing: () => waiting.length }
}

describe('autosave', () => {
  it('starts immediately, and runs once more for all changes made meanwhile', async () => {
    const { autosave, finish, writing } = store()
    autosave.changed()
    expect(writing()).toBe(1)
    autosave.changed()
    autosave.changed()
    expect(writing()).toBe(1)
    await finish()
    expect(writing()).toBe(1)
    await finish()
    expect(writing()).toBe(0)
  })

  it('reports a failure, and the next success', async () => {
    const { autosave, finish, reported } = store()
    autosave.changed()
    await finish(refused('storage-full'))
    autosave.changed()
    await finish()
    autosave.changed()
    await finish()
    expect(reported).toEqual([{ code: 'storage-full', params: {} }, null])
  })

  it('is settled only when the last change is written', async () => {
    const { autosave, finish } = store()
    let settled = false
    await autosave.settled()
    autosave.changed()
    autosave.changed()
    const done = autosave.settled().then(() => {
      settled = true
    })
    await finish()
    expect(settled).toBe(false)
    await finish()
    await done
    expect(settled).toBe(true)
  })
})
