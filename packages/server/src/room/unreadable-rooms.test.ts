import { sampleRules } from '@quayside/games/testing'
import type { Refusal } from '@quayside/kernel'
import type { ServerMessage } from '@quayside/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rateRoom } from '../accounts/rate-room.ts'
import { runTimeoutAction } from '../bots/timeout-action.ts'
import { sessionServices } from '../session/join-room.ts'
import { RoomSession } from '../session/room-session.ts'
import type { EntryRow } from '../storage/schema.ts'
import { Store } from '../storage/store.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { TestRooms } from '../testing/test-rooms.ts'
import { type AnyRules, rulesFinder } from './game-registry.ts'
import type { Room } from './room.ts'
import { ROOM_UNAVAILABLE, UnreadableRooms, withRoom } from './room-cache.ts'
import { Rooms } from './rooms.ts'

const RULES = sampleRules as AnyRules

/** Refuses a command that the other nodes allow. */
const STRICT: AnyRules = {
  ...RULES,
  refuse: (state, seat, command) =>
    RULES.notation.print(command) === 'take wood'
      ? { code: 'no-wood', params: {} }
      : RULES.refuse(state, seat, command),
}

const NO_BOT = () => Promise.reject(new Error('no bot is asked'))

describe.each(DATABASES)('a node that cannot read entries of another one on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms
  let store: Store
  let strict: Rooms
  let reports: { readonly room: string; readonly why: Refusal }[]
  let odile: string

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
    store = await Store.open(database.address)
    odile = await fixture.player('Odile')
  })

  afterAll(async () => {
    await fixture.close()
    await store.close()
    await database.stop()
  })

  const processWith = (rules: readonly AnyRules[]): Rooms =>
    new Rooms(store, () => fixture.now, {
      findRules: rulesFinder(rules),
      unreadable: (room, why) => reports.push({ room, why }),
    })

  beforeEach(() => {
    reports = []
    strict = processWith([STRICT])
  })

  /** A player in a room on the strict node, and the messages they receive. */
  const sit = async (
    room: Room,
    hello: object,
  ): Promise<{ received: ServerMessage[]; line: RoomSession }> => {
    const received: ServerMessage[] = []
    const line = new RoomSession(sessionServices(strict), odile, (text) =>
      received.push(JSON.parse(text) as ServerMessage),
    )
    await line.handle(JSON.stringify({ kind: 'hello', protocol: 2, room: room.row.id, lastSeq: 0, ...hello }))
    return { received, line }
  }

  const here = async ({ row }: Room): Promise<Room> => {
    const entered = await strict.acquire(row.id)
    if (!entered.ok) throw new Error(entered.refusal.code)
    return entered.value.room
  }

  /** Appends an entry as another node may have written it, valid or not. */
  const write = async (room: Room, change: object): Promise<void> => {
    const { row, seq, game } = room
    const entry = {
      room_id: row.id,
      seq,
      kind: 'time-zone',
      move_number: game.moveNumber,
      seat_number: 0,
      payload: 'UTC',
      request_id: 'x',
      created_at: 1,
    }
    const standing = {
      room_id: row.id,
      entry_count: seq + 1,
      move_number: game.moveNumber,
      is_over: 0,
      deciders_json: '[0]',
      changed_at: 1,
    }
    await fixture.store.log.append([
      { entry: { ...entry, ...change } as EntryRow, summary: standing, jobs: [] },
    ])
  }

  const everything = async (room: Room): Promise<unknown> => [
    await fixture.store.rooms.find(room.row.id),
    await fixture.store.log.read(room.row.id, 0),
    (await fixture.store.rooms.listByPlayer(odile, 100)).find((one) => one.room.id === room.row.id),
  ]

  it('takes the room out of service, tells its participants, and writes nothing more', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], { spectatorDelay: { kind: 'moves', moves: 1 } })
    const [player, looker] = [await sit(room, { seat: 0 }), await sit(room, {})]
    const copy = await here(room)
    await fixture.play(room, 'supply', 'take wood', 'end')
    const before = await everything(room)
    await copy.catchUp()
    const dismissal = { kind: 'refused', requestId: null, refusal: ROOM_UNAVAILABLE }
    for (const { received } of [player, looker]) expect(received.at(-1)).toEqual(dismissal)
    expect(strict.size).toBe(0)

    const request = { kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' }
    await player.line.handle(JSON.stringify(request))
    expect(player.received.at(-1)).toMatchObject({ requestId: 'a', refusal: { code: 'not-in-room' } })
    const act = { kind: 'command', command: 'supply' } as const
    expect(await copy.execute(0, { requestId: 'b', expectedMove: 0, action: act })).toEqual({
      ok: false,
      refusal: ROOM_UNAVAILABLE,
    })
    await player.line.handle(
      JSON.stringify({ kind: 'hello', protocol: 2, room: room.row.id, seat: 0, lastSeq: 0 }),
    )
    expect(player.received.at(-1)).toEqual(dismissal)
    expect(await everything(room)).toEqual(before)

    const why = { code: 'invalid-entry', params: { room: room.row.id, seq: 1 } }
    expect(reports).toEqual([{ room: room.row.id, why }])
    await fixture.play(room, 'supply')
    expect(await fixture.act(room, 0, { kind: 'leave-game' })).toBeNull()
  })

  it('notices it before writing, and the request can be sent to another node', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    const { received, line } = await sit(room, { seat: 0 })
    await fixture.play(room, 'supply', 'take wood')
    await line.handle(
      JSON.stringify({ kind: 'submit', requestId: 'mine', expectedMove: 0, command: 'supply' }),
    )
    expect(received.slice(-2)).toEqual([
      { kind: 'refused', requestId: null, refusal: ROOM_UNAVAILABLE },
      { kind: 'refused', requestId: 'mine', refusal: ROOM_UNAVAILABLE },
    ])
    expect(room.seq).toBe(2)
    expect(await fixture.store.log.read(room.row.id, 0)).toHaveLength(2)
  })

  it.each([
    ['of an unknown kind', { kind: 'pause' }],
    ['that is damaged', { kind: 'policies', payload: '{' }],
    ['of an unknown seat', { kind: 'command', seat_number: 7, payload: 'supply' }],
    ['after a missing one', { seq: 1 }],
  ])('skips no entry %s', async (_what, change) => {
    const room = await fixture.table(['Odile', 'Mateo'])
    const copy = await here(room)
    await write(room, change)
    await copy.catchUp()
    expect(copy.isUnavailable).toBe(true)
    expect(copy.seq).toBe(0)
    expect(await processWith([RULES]).acquire(room.row.id)).toEqual({ ok: false, refusal: ROOM_UNAVAILABLE })
    expect(reports.map(({ why }) => why.code)).toEqual(['invalid-entry', 'invalid-entry'])
  })

  it('leaves jobs of the room to other nodes', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    const copy = await here(room)
    const id = room.row.id
    await fixture.play(room, 'supply', 'take wood')
    await expect(withRoom(strict, id, (found) => found.catchUp())).rejects.toThrow('unreadable on this node')
    expect(copy.deciders).toEqual([])
    await expect(withRoom(strict, id, () => 'done')).rejects.toThrow('unreadable on this node')
    await expect(runTimeoutAction(strict, id, NO_BOT, new AbortController().signal)).rejects.toThrow(
      'unreadable on this node',
    )
    await expect(rateRoom(store, strict, id)).rejects.toThrow('unreadable on this node')
    expect(await withRoom(strict, 'no-such-table-anywhere', () => 'done')).toBeNull()
  })

  it('seats nobody where it could not start the game', async () => {
    const room = await fixture.table(['Odile', 'free'])
    const mateo = await store.players.withId(await fixture.player('Mateo'))
    if (mateo === null) throw new Error('nobody')
    const older = processWith([{ ...RULES, version: 0 }])
    expect(await older.seating.join(room.row.id, 1, mateo)).toEqual({ ok: false, refusal: ROOM_UNAVAILABLE })
    expect(await older.seating.seatBot(room.row.id, 1, 'random', odile)).toMatchObject({ ok: false })
    expect((await fixture.store.rooms.find(room.row.id))?.seats[1]).toMatchObject({
      secret_hash: null,
      bot_level: null,
    })
    expect(reports.map(({ why }) => why.code)).toEqual(['unknown-rules'])
  })

  it('reveals nothing of the seed, neither to players nor in the log', async () => {
    const room = await fixture.table(['Odile', 'Mateo'], {}, { seed: 'nobody-knows-me' })
    const shuffled: AnyRules = { ...RULES, setup: (options) => RULES.setup(options, 'another') }
    expect(await processWith([shuffled]).acquire(room.row.id)).toEqual({
      ok: false,
      refusal: ROOM_UNAVAILABLE,
    })
    expect(reports).toMatchObject([{ why: { code: 'deal-mismatch' } }])
    expect(JSON.stringify(reports)).not.toContain('nobody-knows-me')
  })
})

describe('an unreadable room', () => {
  const why: Refusal = { code: 'invalid-entry', params: {} }

  it('is reported once, and not loaded again immediately', () => {
    let now = 0
    const reports: string[] = []
    const tables = new UnreadableRooms(
      (room) => reports.push(room),
      () => now,
    )
    expect(tables.wasJustTried('a')).toBe(false)
    tables.note('a', why)
    expect(tables.wasJustTried('a')).toBe(true)
    now = 5000
    expect(tables.wasJustTried('a')).toBe(false)
    tables.note('a', why)
    expect(tables.wasJustTried('a')).toBe(true)
    expect(reports).toEqual(['a'])
    tables.forget('a')
    tables.note('a', why)
    expect(reports).toEqual(['a', 'a'])
  })

  it('is forgotten for newer ones', () => {
    const reports: string[] = []
    const tables = new UnreadableRooms(
      (room) => reports.push(room),
      () => 0,
    )
    for (let no = 0; no <= 1000; no++) tables.note(`${no}`, why)
    expect([tables.wasJustTried('0'), tables.wasJustTried('1'), tables.wasJustTried('1000')]).toEqual([
      false,
      true,
      true,
    ])
  })
})
