import { SAMPLE_GAME } from '@quayside/games/testing'
import { accept, type Result } from '@quayside/kernel'
import { DEFAULT_ROOM_SETTINGS, type RoomInfo } from '@quayside/protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { Rooms } from '../room/rooms.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { Store } from '../storage/store.ts'
import { playBotSeats } from './bot-turns.ts'

let rooms: Rooms
let asked: string[]

beforeEach(async () => {
  const store = await Store.open(':memory:')
  for (const id of ['odile', 'mateo'])
    await store.players.add({
      id,
      name: id,
      secret_hash: hashSecret(id),
      created_at: 0,
      notification_settings_json: '{}',
    })
  asked = []
  rooms = new Rooms(store, () => 0, {
    opened: (room) => {
      playBotSeats(room, ({ level, seat }) => {
        asked.push(`${level} ${seat}`)
        return Promise.resolve(accept('supply'))
      })
    },
  })
})

const open = async (): Promise<string> => {
  const opened = await rooms.open({
    host: 'odile',
    game: SAMPLE_GAME,
    options: { players: 3, version: 'short', start: 0 },
    seed: 'bots',
    seats: [{ kind: 'open' }, { kind: 'mine', name: 'Odile' }, { kind: 'open' }],
    settings: DEFAULT_ROOM_SETTINGS,
  })
  if (!opened.ok) throw new Error(opened.refusal.code)
  return opened.value.id
}

const seats = (done: Result<RoomInfo>) =>
  done.ok ? done.value.seats.map(({ bot, free }) => bot ?? free) : done.refusal.code

describe('a bot', () => {
  it('takes a free seat, and its level can be changed until the game starts', async () => {
    const id = await open()
    expect(seats(await rooms.seating.seatBot(id, 0, 'mate', 'odile'))).toEqual(['mate', false, true])
    expect(seats(await rooms.seating.seatBot(id, 0, 'deckhand', 'odile'))).toEqual(['deckhand', false, true])
  })

  it('decides as soon as all seats are taken, and not before', async () => {
    const id = await open()
    const entered = await rooms.acquire(id)
    if (!entered.ok) throw new Error(entered.refusal.code)
    await rooms.seating.seatBot(id, 0, 'mate', 'odile')
    expect(asked).toEqual([])
    await rooms.seating.seatBot(id, 2, 'deckhand', 'odile')
    expect(asked[0]).toBe('mate 0')
  })

  it.each([
    ['by a player who is not the host', 0, 'mate', 'mateo', 'host-only'],
    ['in a taken seat', 1, 'mate', 'odile', 'seat-taken'],
    ['with an unknown level', 0, 'admiral', 'odile', 'unknown-bot-level'],
  ])('is not seated %s', async (_what, seat, level, player, code) => {
    expect(seats(await rooms.seating.seatBot(await open(), seat, level, player))).toBe(code)
  })

  it('does not change once the game has started', async () => {
    const id = await open()
    await rooms.seating.seatBot(id, 0, 'mate', 'odile')
    await rooms.seating.seatBot(id, 2, 'mate', 'odile')
    expect(seats(await rooms.seating.seatBot(id, 2, 'deckhand', 'odile'))).toBe('game-started')
  })
})
