import { accept } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { Runner } from '../errands/runner.ts'
import { hashOf } from '../rooms/keys.ts'
import { Rooms } from '../rooms/rooms.ts'
import { Store } from '../storage/store.ts'
import { CLOCK_ERRAND } from './clock-errands.ts'
import { standIn } from './stand-in.ts'

const HOUR = 3600_000
const BEGUN = 1_000_000

let now: number
let store: Store
let rooms: Rooms

beforeEach(async () => {
  now = BEGUN
  store = await Store.open(':memory:')
  rooms = new Rooms(store, () => now)
  await store.players.add({ id: 'odile', name: 'Odile', key: hashOf('odile'), since: 0, wishes: '{}' })
})

const open = async (absent: RoomSettings['absent']) => {
  const opened = await rooms.open({
    host: 'odile',
    game: 'le-havre',
    options: { players: 2, version: 'short' },
    seed: 'late',
    seats: [
      { kind: 'mine', name: 'Odile' },
      { kind: 'mine', name: 'Mateo' },
    ],
    settings: { pace: { kind: 'days', hours: 24 }, absent },
  })
  if (!opened.ok) throw new Error(opened.refusal.code)
  const entered = await rooms.enter(opened.value.id)
  if (!entered.ok) throw new Error(entered.refusal.code)
  return entered.value.room
}

const look = (asked: string[]): Promise<void> =>
  new Runner({
    errands: store.errands,
    handlers: {
      [CLOCK_ERRAND]: ({ room }) =>
        standIn(rooms, room, ({ level, seat }) => {
          asked.push(`${level} ${seat}`)
          return Promise.resolve(accept('supply'))
        }),
    },
    now: () => now,
    failed: (_errand, problem) => {
      throw problem
    },
  }).look()

describe('somebody who does not come', () => {
  it('is left alone until their time is up', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    const asked: string[] = []
    now = BEGUN + 24 * HOUR - 1
    await look(asked)
    expect([asked, room.game.at]).toEqual([[], 0])
  })

  it('is stood in for by a bot, for this decision', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    const asked: string[] = []
    now = BEGUN + 24 * HOUR
    await look(asked)
    expect([asked, room.game.at]).toEqual([['mate 0'], 1])
    expect(room.deadlines).toEqual([{ seat: 0, at: BEGUN + 24 * HOUR }])
  })

  it('is waited for where the table said so', async () => {
    const room = await open({ kind: 'wait' })
    const asked: string[] = []
    now = BEGUN + 48 * HOUR
    await look(asked)
    expect([asked, room.game.at]).toEqual([[], 0])
  })

  it('may still come in time', async () => {
    const room = await open({ kind: 'bot', level: 'mate' })
    now = BEGUN + 20 * HOUR
    const act = { kind: 'command', words: 'supply' } as const
    await room.wish(0, { request: 'a', at: 0, act })
    await room.wish(0, { request: 'b', at: 1, act: { kind: 'command', words: 'take wood' } })
    await room.wish(0, { request: 'c', at: 2, act: { kind: 'command', words: 'end' } })
    const asked: string[] = []
    now = BEGUN + 25 * HOUR
    await look(asked)
    expect(asked).toEqual([])
    expect(room.deadlines).toEqual([{ seat: 1, at: BEGUN + 44 * HOUR }])
  })
})
