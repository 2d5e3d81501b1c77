import { readFileSync } from 'node:fs'
import { Game } from '@quayside/kernel'
import { leHavre, type State } from '@quayside/le-havre'
import type { ReplayData, SeatOccupant } from '@quayside/table/session/messages.ts'
import { describe, expect, it } from 'vitest'
import { newGame } from './game-registry.ts'
import { type LoadedGame, readGame } from './game-text.ts'
import { createReplayData } from './replay-loader.ts'

const TEXT = readFileSync(
  new URL('../../../../games/le-havre/fixtures/version-1/golden/short-2.txt', import.meta.url),
  'utf8',
)

const loaded = async (text: string): Promise<LoadedGame> => {
  const game = await readGame(text)
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

const past = (game: LoadedGame, seats: readonly SeatOccupant[]): ReplayData => {
  const told = createReplayData(game, seats)
  if (!told.ok) throw new Error(told.refusal.code)
  return told.value
}

const PERSON: SeatOccupant = { name: '', bot: null }
const BOT: SeatOccupant = { name: 'Odile', bot: 'mate' }

const begun = async (): Promise<LoadedGame> => {
  const game = await newGame(leHavre.game, { players: 2, version: 'full' }, 'past')
  if (!game.ok) throw new Error(game.refusal.code)
  for (let step = 0; step < 12; step++) {
    const [seat = 0] = leHavre.deciders(game.value.state as State)
    const [command] = leHavre.commands(game.value.state as State, seat)
    game.value.submit(seat, command)
  }
  return { game: game.value, position: null }
}

describe('a game that is over', async () => {
  const game = await loaded(TEXT)
  const told = past(game, [PERSON, BOT])

  it('is told whole, position by position, with the text that others may have', async () => {
    expect(told.views).toHaveLength(told.steps.length + 1)
    expect(told.views.at(-1)).toEqual(leHavre.position.write(game.game.state as State))
    expect(told.viewer).toBe(0)
    expect(told.game).toBe('le-havre')
    // Stored before records had an end; it is given with one.
    expect(told.text).toMatch(/\n\nresult \d+ \d+\n$/)
    expect(told.text?.replace('record 2', 'record 1').replace(/\n\nresult.*\n$/, '\n')).toBe(TEXT)
  })

  it('is told to whoever looks back, where that is known', () => {
    const seen = createReplayData(game, [PERSON, BOT], 'spectator')
    expect(seen.ok && seen.value.viewer).toBe('spectator')
  })

  it('is told from the position that it was set up in', async () => {
    const middle = (await loaded(TEXT.split('\n').slice(0, 60).join('\n'))).game
    const start = leHavre.position.write(middle.state as State)
    const read = leHavre.position.read(start)
    if (!read.ok) throw new Error(read.refusal.code)
    const from = Game.from(middle.rules, read.value)
    const [seat = 0] = leHavre.deciders(read.value)
    const [command] = leHavre.commands(read.value, seat)
    from.submit(seat, command)
    const { views, steps } = past({ game: from, position: start }, [PERSON, PERSON])
    expect(steps).toHaveLength(1)
    const seen = (state: State): unknown => leHavre.position.write(leHavre.view(state, 'spectator'))
    expect(views).toEqual([seen(read.value), seen(from.state as State)])
  })
})

describe('a game under way', () => {
  it('is told as its one person knows it, and its text stays with the host', async () => {
    const game = await begun()
    const { views, viewer, text } = past(game, [BOT, PERSON])
    const state = game.game.state as State
    expect(viewer).toBe(1)
    expect(text).toBeNull()
    expect(views.at(-1)).toEqual(leHavre.position.write(leHavre.view(state, 1)))
    expect(views.at(-1)).not.toEqual(leHavre.position.write(state))
  })

  it('is told as anybody may know it where several people share the screen', async () => {
    const game = await begun()
    const { views, viewer } = past(game, [PERSON, PERSON])
    expect(viewer).toBe('spectator')
    expect(views.at(-1)).toEqual(leHavre.position.write(leHavre.view(game.game.state as State, 'spectator')))
  })
})
