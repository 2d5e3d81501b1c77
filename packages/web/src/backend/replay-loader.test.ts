import { readFileSync } from 'node:fs'
import { SAMPLE_GAME, type SampleState, sampleRules } from '@quayside/games/testing'
import { Game } from '@quayside/kernel'
import type { ReplayData, SeatOccupant } from '@quayside/table/session/messages.ts'
import { describe, expect, it } from 'vitest'
import { newGame } from './game-registry.ts'
import { type LoadedGame, readGame } from './game-text.ts'
import { createReplayData } from './replay-loader.ts'

const TEXT = readFileSync(
  new URL(`../../../../games/${SAMPLE_GAME}/fixtures/version-1/golden/short-2.txt`, import.meta.url),
  'utf8',
)

const loaded = async (text: string): Promise<LoadedGame> => {
  const game = await readGame(text)
  if (!game.ok) throw new Error(game.refusal.code)
  return game.value
}

const createReplay = (game: LoadedGame, seats: readonly SeatOccupant[]): ReplayData => {
  const replay = createReplayData(game, seats)
  if (!replay.ok) throw new Error(replay.refusal.code)
  return replay.value
}

const PERSON: SeatOccupant = { name: '', bot: null }
const BOT: SeatOccupant = { name: 'Odile', bot: 'mate' }

const begun = async (): Promise<LoadedGame> => {
  const game = await newGame(sampleRules.game, { players: 2, version: 'full' }, 'past')
  if (!game.ok) throw new Error(game.refusal.code)
  for (let step = 0; step < 12; step++) {
    const [seat = 0] = sampleRules.deciders(game.value.state as SampleState)
    const [command] = sampleRules.commands(game.value.state as SampleState, seat)
    game.value.submit(seat, command)
  }
  return { game: game.value, position: null }
}

describe('a game that is over', async () => {
  const game = await loaded(TEXT)
  const replay = createReplay(game, [PERSON, BOT])

  it('is loaded completely, position by position, with its record', async () => {
    expect(replay.views).toHaveLength(replay.steps.length + 1)
    expect(replay.views.at(-1)).toEqual(sampleRules.position.write(game.game.state as SampleState))
    expect(replay.viewer).toBe(0)
    expect(replay.game).toBe(SAMPLE_GAME)
    // Stored before records had a result line; the loader adds it.
    expect(replay.text).toMatch(/\n\nresult \d+ \d+\n$/)
    expect(replay.text?.replace('record 2', 'record 1').replace(/\n\nresult.*\n$/, '\n')).toBe(TEXT)
  })

  it('is loaded for the given viewer', () => {
    const seen = createReplayData(game, [PERSON, BOT], 'spectator')
    expect(seen.ok && seen.value.viewer).toBe('spectator')
  })

  it('is loaded from the position that it began from', async () => {
    const middle = (await loaded(TEXT.split('\n').slice(0, 60).join('\n'))).game
    const start = sampleRules.position.write(middle.state as SampleState)
    const read = sampleRules.position.read(start)
    if (!read.ok) throw new Error(read.refusal.code)
    const from = Game.from(middle.rules, read.value)
    const [seat = 0] = sampleRules.deciders(read.value)
    const [command] = sampleRules.commands(read.value, seat)
    from.submit(seat, command)
    const { views, steps } = createReplay({ game: from, position: start }, [PERSON, PERSON])
    expect(steps).toHaveLength(1)
    const seen = (state: SampleState): unknown =>
      sampleRules.position.write(sampleRules.view(state, 'spectator'))
    expect(views).toEqual([seen(read.value), seen(from.state as SampleState)])
  })
})

describe('a game under way', () => {
  it('is loaded as its only player sees it, without its record', async () => {
    const game = await begun()
    const { views, viewer, text } = createReplay(game, [BOT, PERSON])
    const state = game.game.state as SampleState
    expect(viewer).toBe(1)
    expect(text).toBeNull()
    expect(views.at(-1)).toEqual(sampleRules.position.write(sampleRules.view(state, 1)))
    expect(views.at(-1)).not.toEqual(sampleRules.position.write(state))
  })

  it('is loaded as a spectator sees it where several people share the screen', async () => {
    const game = await begun()
    const { views, viewer } = createReplay(game, [PERSON, PERSON])
    expect(viewer).toBe('spectator')
    expect(views.at(-1)).toEqual(
      sampleRules.position.write(sampleRules.view(game.game.state as SampleState, 'spectator')),
    )
  })
})
