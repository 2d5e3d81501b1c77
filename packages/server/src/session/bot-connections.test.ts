import { SAMPLE_GAME } from '@quayside/games/testing'
import { accept } from '@quayside/kernel'
import { DEFAULT_ROOM_SETTINGS } from '@quayside/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_SEAT_EVENTS } from '../room/cluster-sync.ts'
import { Rooms } from '../room/rooms.ts'
import type { SeatRow } from '../storage/schema.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { type BotConnection, BotConnections } from './bot-connections.ts'
import { BotSession } from './bot-session.ts'

const BOT = 'bot.0123456789abcdef'

const seat = (number: number, player: string | null, bot: string | null = null): SeatRow => ({
  room_id: 'room',
  seat_number: number,
  name: '',
  bot_level: bot,
  secret_hash: player === null ? null : 'key',
  player_id: player,
  nonce: null,
})

const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 10; turns++) await new Promise(setImmediate)
}

describe('the connections of API bots', () => {
  const connection = (log: string[]): BotConnection => ({
    sit: (room, number) => Promise.resolve(void log.push(`sit ${room} ${number}`)),
    joinSeats: () => Promise.resolve(void log.push('look')),
    revoke: () => void log.push('revoked'),
  })

  const connections = (seats: readonly SeatRow[], asked: string[] = [], isOver = false): BotConnections =>
    new BotConnections({
      mostPerBot: 2,
      seatsAt: (room) => {
        asked.push(room)
        return Promise.resolve(accept(seats))
      },
      isOver: () => Promise.resolve(isOver),
    })

  it('join their seats as soon as all seats are taken', async () => {
    const log: string[] = []
    const full = connections([seat(0, BOT), seat(1, 'odile'), seat(2, null, 'mate')])
    full.add(BOT, connection(log))
    full.add('bot.another', connection(log))
    full.seatsChanged('room')
    await settled()
    expect(log).toEqual(['sit room 0'])
    const waiting = connections([seat(0, BOT), seat(1, null)])
    waiting.add(BOT, connection(log))
    waiting.seatsChanged('room')
    const over = connections([seat(0, BOT), seat(1, 'odile')], [], true)
    over.add(BOT, connection(log))
    over.seatsChanged('room')
    await settled()
    expect(log).toHaveLength(1)
  })

  it('cause no query when there are none', async () => {
    const asked: string[] = []
    connections([seat(0, BOT)], asked).seatsChanged('room')
    await settled()
    expect(asked).toEqual([])
  })

  it('join once the database is back, if it was unavailable', async () => {
    const log: string[] = []
    let isAway = true
    const all = new BotConnections({
      mostPerBot: 2,
      seatsAt: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve(accept([seat(0, BOT)]))),
      isOver: () => Promise.resolve(false),
    })
    all.add(BOT, connection(log))
    all.seatsChanged('room')
    await settled()
    expect(log).toEqual([])
    isAway = false
    await vi.waitFor(() => expect(log).toEqual(['sit room 0']), { timeout: 30_000 })
  })

  it('reload their seats when events may have been lost, and end with their token', () => {
    const log: string[] = []
    const all = connections([])
    const one = connection(log)
    all.add(BOT, one)
    all.missed()
    all.revoked('bot.another')
    all.revoked(BOT)
    all.delete(BOT, one)
    all.revoked(BOT)
    expect(log).toEqual(['look', 'revoked'])
  })

  it('are limited per bot', () => {
    const all = connections([])
    const [one, other] = [connection([]), connection([])]
    all.add(BOT, one)
    expect(all.isFull(BOT)).toBe(false)
    all.add(BOT, other)
    expect([all.isFull(BOT), all.isFull('bot.another')]).toEqual([true, false])
    all.delete(BOT, one)
    expect(all.isFull(BOT)).toBe(false)
  })
})

it('a rematch notifies the API bots that it seats', async () => {
  const fixture = await TestRooms.open(':memory:')
  const { store } = fixture
  await store.players.add({
    id: BOT,
    name: 'Anchor',
    secret_hash: 'anchor',
    created_at: 0,
    notification_settings_json: '{}',
  })
  const changed: string[] = []
  const events = { ...NO_SEAT_EVENTS, seatsChanged: (room: string) => void changed.push(room) }
  const rooms = new Rooms(store, () => fixture.now, { events })
  const newRoom = {
    host: await fixture.player('Odile'),
    game: SAMPLE_GAME,
    options: { players: 2, version: 'short' },
    settings: DEFAULT_ROOM_SETTINGS,
  }
  const opened = await rooms.open({
    ...newRoom,
    seats: [
      { kind: 'mine', name: 'Odile' },
      { kind: 'theirs', name: 'Anchor', player: BOT },
    ],
  })
  if (!opened.ok) throw new Error(opened.refusal.code)
  await rooms.open({ ...newRoom, seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }] })
  expect(changed).toEqual([opened.value.id])
  await fixture.close()
})

describe('an idle connection of an API bot', () => {
  let fixture: TestRooms

  beforeEach(async () => {
    fixture = await TestRooms.open(':memory:')
  })

  afterEach(async () => {
    vi.useRealTimers()
    await fixture.close()
  })

  it('queries the database once, and never again however long it lasts', async () => {
    const { rooms, store } = fixture
    const asked: string[] = []
    const listByPlayer = rooms.listByPlayer.bind(rooms)
    rooms.listByPlayer = (player) => {
      asked.push(player)
      return listByPlayer(player)
    }
    await store.players.add({
      id: BOT,
      name: 'Anchor',
      secret_hash: 'anchor',
      created_at: 0,
      notification_settings_json: '{}',
    })
    store.bots.isKnown = () => Promise.resolve(true)
    vi.useFakeTimers()
    const line = new BotSession({
      services: fixture.services,
      bots: store.bots,
      bot: BOT,
      transmit: () => undefined,
      revoked: () => expect.unreachable(),
      failed: () => expect.unreachable(),
    })
    await line.joinSeats()
    await vi.advanceTimersByTimeAsync(3600_000)
    expect([asked, vi.getTimerCount()]).toEqual([[BOT], 0])
    line.close()
  })
})
