import { SAMPLE_GAME } from '@quayside/games/testing'
import { parseRecord } from '@quayside/kernel'
import { DEFAULT_ROOM_SETTINGS } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { hashSecret } from '../storage/identifiers.ts'
import type { PlayerRow } from '../storage/schema.ts'
import { Store } from '../storage/store.ts'
import { exportRecord, rematch } from './finished-games.ts'
import { Rooms } from './rooms.ts'

let store: Store
let rooms: Rooms
let id: string

beforeEach(async () => {
  store = await Store.open(':memory:')
  rooms = new Rooms(store, () => 0)
  for (const player of ['odile', 'mateo'])
    await store.players.add({
      id: player,
      name: player,
      secret_hash: hashSecret(player),
      created_at: 0,
      notification_settings_json: '{}',
    })
  const opened = await rooms.open({
    host: 'odile',
    game: SAMPLE_GAME,
    options: { players: 2, version: 'short', start: 0 },
    seed: 'end',
    seats: [
      { kind: 'mine', name: 'Odile' },
      { kind: 'theirs', name: 'Mateo', player: 'mateo' },
    ],
    settings: DEFAULT_ROOM_SETTINGS,
  })
  if (!opened.ok) throw new Error(opened.refusal.code)
  id = opened.value.id
})

const known = async (player: string): Promise<PlayerRow> => {
  const row = await store.players.withId(player)
  if (row === null) throw new Error(player)
  return row
}

/** Plays the first legal command until the game is over. */
const playToTheEnd = async (): Promise<void> => {
  const entered = await rooms.acquire(id)
  if (!entered.ok) throw new Error(entered.refusal.code)
  const { game } = entered.value.room
  for (;;) {
    const [seat] = game.rules.deciders(game.state)
    if (seat === undefined) break
    const [command] = game.rules.commands(game.state, seat)
    const words = game.rules.notation.print(command)
    const act = { kind: 'command', command: words } as const
    await entered.value.room.execute(seat, {
      requestId: `${game.moveNumber}`,
      expectedMove: game.moveNumber,
      action: act,
    })
  }
  entered.value.leave()
}

describe('a running game', () => {
  it('does not reveal its record, which contains the seed', async () => {
    expect(await exportRecord(rooms, id)).toMatchObject({ refusal: { code: 'game-not-over' } })
  })

  it('has no rematch', async () => {
    expect(await rematch(rooms, id, await known('odile'))).toMatchObject({
      refusal: { code: 'game-not-over' },
    })
  })
})

describe('a finished game', () => {
  beforeEach(playToTheEnd)

  it('exports its record to anybody', async () => {
    const text = await exportRecord(rooms, id)
    const record = parseRecord(text.ok ? text.value : '')
    expect(record).toMatchObject({ ok: true, value: { seed: 'end' } })
  })

  it('has a rematch with the same options and another deal', async () => {
    const next = await rematch(rooms, id, await known('odile'))
    const found = await rooms.find(next.ok ? next.value : '')
    const rows = found.ok ? found.value : null
    expect(JSON.parse(rows?.room.options_json ?? '{}')).toMatchObject({ players: 2, version: 'short' })
    expect(rows?.room.seed).not.toBe('end')
  })

  it('has no rematch for a player who was not in it', async () => {
    expect(await rematch(rooms, id, { ...(await known('odile')), id: 'ines' })).toMatchObject({
      refusal: { code: 'not-in-room' },
    })
  })
})

describe('a game that ended without a result', () => {
  beforeEach(async () => {
    const entered = await rooms.acquire(id)
    if (!entered.ok) throw new Error(entered.refusal.code)
    const { room } = entered.value
    await room.execute(0, {
      requestId: 'a',
      expectedMove: 0,
      action: { kind: 'vote-start', topic: { kind: 'end-game' } },
    })
    await room.execute(1, { requestId: 'b', expectedMove: 0, action: { kind: 'vote', vote: 0, agree: true } })
  })

  it('exports its record as far as it was played, and has a rematch', async () => {
    const text = await exportRecord(rooms, id)
    expect(parseRecord(text.ok ? text.value : '')).toMatchObject({ ok: true, value: { moves: [] } })
    expect(await rematch(rooms, id, await known('mateo'))).toMatchObject({ ok: true })
  })
})

it('a room with an unknown bot as timeout action is refused', async () => {
  const opened = await rooms.open({
    host: 'odile',
    game: SAMPLE_GAME,
    options: { players: 2 },
    seed: 'absent',
    seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
    settings: { ...DEFAULT_ROOM_SETTINGS, onTimeout: { kind: 'bot', level: 'admiral' } },
  })
  expect(opened).toMatchObject({ refusal: { code: 'unknown-bot-level' } })
})
