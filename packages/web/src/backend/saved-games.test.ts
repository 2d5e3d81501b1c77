import { accept, type Refusal, type Result, refused } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { Autosave, currentSeats, isSavedGame, type SavedGame } from './saved-games.ts'

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

/** A slow store that writes when it is told to. */
const store = () => {
  const waiting: ((result: Result<null>) => void)[] = []
  const told: (Refusal | null)[] = []
  const autosave = new Autosave(
    () => new Promise((resolve) => waiting.push(resolve)),
    (refusal) => told.push(refusal),
  )
  const finish = async (result: Result<null> = accept(null)): Promise<void> => {
    waiting.shift()?.(result)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { autosave, finish, told, writing: () => waiting.length }
}

describe('writing a game down', () => {
  it('happens at once, and once for all changes that come meanwhile', async () => {
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

  it('tells when it fails, and when it is possible again', async () => {
    const { autosave, finish, told } = store()
    autosave.changed()
    await finish(refused('storage-full'))
    autosave.changed()
    await finish()
    autosave.changed()
    await finish()
    expect(told).toEqual([{ code: 'storage-full', params: {} }, null])
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
