import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { parseRecord, replay, verifyFairDeal } from '@quayside/kernel'
import {
  type CreatedPlayer,
  type CreatedRoom,
  DEFAULT_ROOM_SETTINGS,
  type RoomInfo,
  type RoomPreview,
  type SeatTicket,
} from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { DATABASES } from '../testing/test-databases.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { startTestServer } from '../testing/test-server.ts'
import { exportRecord, rematch } from './finished-games.ts'
import { findRules } from './game-registry.ts'
import type { Room } from './room.ts'
import { dealSeed, roomInfo } from './seats.ts'

const [ODILES, MATEOS, OTHER] = ['0d'.repeat(16), '3a'.repeat(32), 'ff'.repeat(16)]

describe.each(DATABASES)('a fair deal, on %s,', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  const join = async (room: Room, name: string, seat: number, nonce: string | null): Promise<void> => {
    const player = await fixture.store.players.withId(await fixture.player(name))
    if (player === null) throw new Error(name)
    const joined = await fixture.rooms.seating.join(room.row.id, seat, player, nonce)
    if (!joined.ok) throw new Error(joined.refusal.code)
  }

  const waiting = (): Promise<Room> => fixture.table(['Odile', 'free', 'free'], {}, { nonce: ODILES })

  const stored = async ({ row }: Room) => {
    const found = await fixture.store.rooms.find(row.id)
    if (found === null) throw new Error(row.id)
    return found
  }

  it('is committed to when the room is opened, with 256 secret bits', async () => {
    const room = await waiting()
    expect(room.row.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(room.row.salt).toMatch(/^[0-9a-f]{32}$/)
    const { commitment } = roomInfo(room.row, room.seats)
    expect(commitment).toMatch(/^[0-9a-f]{64}$/)
    await join(room, 'Mateo', 1, MATEOS)
    await join(room, 'Ines', 2, null)
    expect(roomInfo(room.row, room.seats).commitment).toBe(commitment)
  })

  it('is dealt when the last seat is taken, on every node', async () => {
    const room = await waiting()
    await join(room, 'Mateo', 1, MATEOS)
    const before = room.game.record
    expect([before.seed, room.row.deal_hash]).toEqual(['waiting', ''])
    const elsewhere = await fixture.reread(room)
    await join(room, 'Ines', 2, null)
    await elsewhere.reloadSeats()
    const { record } = room.game
    const found = await stored(room)
    expect(record.seed).toBe(dealSeed(found.room, found.seats))
    expect(record.deal).toBe(found.room.deal_hash)
    expect(elsewhere.game.record).toEqual(record)
    expect((await fixture.reread(room)).game.record).toEqual(record)
  })

  it('depends on every nonce and its seat', async () => {
    const room = await waiting()
    await join(room, 'Mateo', 1, MATEOS)
    await join(room, 'Ines', 2, null)
    const { room: row, seats } = await stored(room)
    const withNonces = (...nonces: (string | null)[]): string =>
      dealSeed(
        row,
        seats.map((seat, place) => ({ ...seat, nonce: nonces[place] ?? null })),
      )
    expect(withNonces(ODILES, MATEOS, null)).toBe(room.game.record.seed)
    const others = [
      withNonces(OTHER, MATEOS, null),
      withNonces(ODILES, OTHER, null),
      withNonces(ODILES, MATEOS, OTHER),
      withNonces(MATEOS, ODILES, null),
    ]
    expect(new Set([room.game.record.seed, ...others]).size).toBe(5)
  })

  it('drops the nonce of a player who leaves a seat, and uses that of the next one', async () => {
    const room = await waiting()
    await join(room, 'Mateo', 1, MATEOS)
    await fixture.rooms.seating.leaveSeat(room.row.id, 1, await fixture.player('Mateo'))
    expect((await stored(room)).seats[1]?.nonce).toBeNull()
    await join(room, 'Ines', 1, OTHER)
    await fixture.rooms.seating.seatBot(room.row.id, 2, 'random', await fixture.player('Odile'))
    expect((await stored(room)).seats.map(({ nonce }) => nonce)).toEqual([ODILES, OTHER, null])
  })

  it('keeps the nonce of a player who leaves a game, so that its record still verifies', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], {}, { nonce: ODILES })
    await fixture.act(room, 1, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    const text = await exportRecord(fixture.rooms, room.row.id)
    const record = parseRecord(text.ok ? text.value : '')
    if (!record.ok || record.value.fair === undefined) throw new Error('no fair deal')
    expect(verifyFairDeal(record.value.seed, record.value.fair)).toMatchObject({ ok: true })
    expect(record.value.fair.nonces).toEqual([ODILES, null])
  })

  it('is new in a rematch, with the nonce of the player who asks for it', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], {}, { nonce: ODILES })
    await fixture.act(room, 1, { kind: 'leave-game' }, null)
    await fixture.act(room, 0, { kind: 'vote-start', topic: { kind: 'end-game' } })
    const commitment = await fixture.rooms.prepareDeal(await fixture.player('Odile'))
    const odile = await fixture.store.players.withId(await fixture.player('Odile'))
    if (odile === null) throw new Error('no Odile')
    const next = await rematch(fixture.rooms, room.row.id, odile, null, {
      nonce: OTHER,
      commitment,
    })
    const after = await fixture.enter(next.ok ? next.value : '')
    expect(roomInfo(after.row, after.seats).commitment).toBe(commitment)
    expect(after.row.seed).not.toBe(room.row.seed)
    expect(after.seats.map(({ nonce }) => nonce)).toEqual([OTHER, null])
  })

  it('can be prepared before the host adds a nonce, and is used once', async () => {
    const host = await fixture.player('Odile')
    const commitment = await fixture.rooms.prepareDeal(host)
    expect(await fixture.rooms.prepareDeal(host)).toBe(commitment)
    const roomRequest = {
      host,
      game: SAMPLE_GAME,
      options: { players: 2 },
      seats: [{ kind: 'mine', name: 'Odile' } as const, { kind: 'open' } as const],
      settings: DEFAULT_ROOM_SETTINGS,
      nonce: ODILES,
      commitment,
    }
    const strangers = await fixture.rooms.open({ ...roomRequest, host: await fixture.player('Mateo') })
    expect(strangers).toMatchObject({ refusal: { code: 'commitment-used' } })
    expect(await fixture.rooms.open(roomRequest)).toMatchObject({ ok: true, value: { commitment } })
    expect(await fixture.rooms.open(roomRequest)).toMatchObject({ refusal: { code: 'commitment-used' } })
    expect(await fixture.rooms.prepareDeal(host)).not.toBe(commitment)
  })

  it('does not change a room of an older version, which has no salt', async () => {
    const room = await fixture.table(['Odile', 'free'], {}, { seed: 'older' })
    await join(room, 'Mateo', 1, MATEOS)
    expect(room.game.record.seed).toBe('older')
    expect(roomInfo(room.row, room.seats)).not.toHaveProperty('commitment')
  })
})

describe('a seed chosen by the host', () => {
  let fixture: TestRooms
  openTestRooms(
    () => Promise.resolve({ address: ':memory:', stop: () => Promise.resolve() }),
    (opened) => {
      fixture = opened
    },
  )

  it('is refused in a listed room', async () => {
    await expect(fixture.table(['Odile', 'free'], {}, { listed: true, seed: 'mine' })).rejects.toThrow(
      'seed-chosen',
    )
  })

  it('is marked in other rooms', async () => {
    const room = await fixture.table(['Odile', 'free'], {}, { seed: 'mine' })
    expect(roomInfo(room.row, room.seats)).toMatchObject({ seedChosen: true })
  })
})

describe.each([
  [SAMPLE_GAME, { players: 2, version: 'short' }],
  [OTHER_GAME, { players: 2 }],
])('a whole online game of %s', (game, options) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(':memory:')
  })
  afterAll(() => server.close())

  const ask = async <Answer>(path: string, body?: unknown, secret = ''): Promise<Answer> => {
    const reply = await fetch(`${server.address}/api${path}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
    })
    const isText = reply.headers.get('content-type')?.startsWith('text/plain') === true
    return (isText ? reply.text() : reply.json()) as Promise<Answer>
  }

  it('is dealt as committed, which its record proves', async () => {
    const rules = findRules(game, null)
    if (rules === null) throw new Error(game)
    const odile = await ask<CreatedPlayer>('/players', { name: 'Odile' })
    const mateo = await ask<CreatedPlayer>('/players', { name: 'Mateo' })
    const { commitment } = await ask<{ commitment: string }>('/me/deal', {}, odile.secret)
    const seats = [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }]
    const roomRequest = { game, options, seats, nonce: ODILES, commitment }
    const opened = await ask<CreatedRoom>('/rooms', roomRequest, odile.secret)
    expect(opened.commitment).toBe(commitment)
    const path = `/rooms/${opened.room}`
    const { key } = await ask<SeatTicket>(`${path}/seats`, { seat: 1, nonce: MATEOS }, mateo.secret)
    const heard: { info: RoomInfo }[] = [await ask<RoomPreview>(path)]
    expect(heard[0]?.info.commitment).toBe(commitment)
    expect(await ask(`${path}/record`)).toMatchObject({ code: 'game-not-over' })
    const people = [opened.keys[0] ?? '', key].map(
      (own, seat) =>
        new TestPlayer({ address: server.address, game, room: opened.room, key: own, seat }, game),
    )
    await Promise.all(people.map((person) => person.play()))
    await Promise.all(people.map((person) => person.disconnect()))
    const record = parseRecord(await ask<string>(`${path}/record`))
    if (!record.ok) throw new Error(record.refusal.code)
    const { fair, seed } = record.value
    expect(fair).toMatchObject({ commitment, nonces: [ODILES, MATEOS] })
    if (fair === undefined) return
    expect(verifyFairDeal(seed, fair)).toMatchObject({ ok: true })
    expect(replay(rules, record.value)).toMatchObject({ ok: true })
    for (const hidden of [fair.secret, fair.salt, seed, ODILES, MATEOS])
      expect(JSON.stringify(heard)).not.toContain(hidden)
    const codes = [
      { ...fair, salt: OTHER },
      { ...fair, secret: OTHER },
      { ...fair, nonces: [OTHER, MATEOS] },
    ].map((bent) => {
      const replayed = replay(rules, { ...record.value, fair: bent })
      return replayed.ok ? null : replayed.refusal.code
    })
    expect(codes).toEqual(['wrong-commitment', 'wrong-commitment', 'wrong-deal-seed'])
  }, 60_000)
})
