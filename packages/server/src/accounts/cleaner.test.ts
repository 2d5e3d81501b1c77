import { SAMPLE_GAME } from '@quayside/games/testing'
import { DEFAULT_NOTIFICATION_SETTINGS } from '@quayside/protocol'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Room } from '../room/room.ts'
import { createBotId } from '../storage/identifiers.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { BEGUN, TestRooms } from '../testing/test-rooms.ts'
import { Cleaner, type ExpiredCounts } from './cleaner.ts'
import { RETENTION_LIMITS, type RetentionLimits } from './retention.ts'

const HOUR = 3600_000
const DAY = 24 * HOUR

describe.each(DATABASES)('retention on %s', (_name, start) => {
  let database: TestDatabase
  let fixture: TestRooms
  let time = BEGUN

  beforeAll(async () => {
    database = await start()
    fixture = await TestRooms.open(database.address)
    fixture.now = time
    await clean()
  })

  beforeEach(() => {
    // Data of earlier tests has expired, and the hourly cleaning is due again.
    time += 1000 * DAY
    fixture.now = time
  })

  afterAll(async () => {
    await fixture.close()
    await database.stop()
  })

  const cleanerOf = (one: TestRooms, limits: Partial<RetentionLimits> = {}): Cleaner =>
    new Cleaner({
      store: one.store,
      rooms: one.rooms,
      limits: { ...RETENTION_LIMITS, ...limits },
      now: () => one.now,
      cleaned: () => undefined,
      failed: (problem) => {
        throw problem
      },
      pauseMs: 0,
    })

  const clean = (limits: Partial<RetentionLimits> = {}): Promise<ExpiredCounts | null> =>
    cleanerOf(fixture, limits).clean()

  const isKept = async ({ row }: Room): Promise<boolean> => (await fixture.store.rooms.find(row.id)) !== null

  const isKnown = async (player: string): Promise<boolean> =>
    (await fixture.store.players.withId(player)) !== null

  /** Ends a game at once, so that it does not count. */
  const finished = async (names: readonly string[]): Promise<Room> => {
    const room = await fixture.table(names)
    for (const seat of names.keys())
      if (!room.isOver) await fixture.act(room, seat, { kind: 'leave-game' }, null)
    expect(room.isOver).toBe(true)
    return room
  }

  const addPasskey = (player: string): Promise<unknown> =>
    fixture.store.passkeys.add(
      {
        id: `passkey of ${player}`,
        player_id: player,
        public_key: 'key',
        use_counter: 0,
        transports_json: '[]',
        label: 'phone',
        created_at: fixture.now,
        last_used_at: fixture.now,
      },
      20,
      { unknown: `unknown ${player}`, session: null },
    )

  it('deletes a waiting room without recent changes, and keeps one with recent changes', async () => {
    const [old, joined] = [
      await fixture.table(['Ada', 'free', 'free']),
      await fixture.table(['Ada', 'free', 'free']),
    ]
    fixture.now = time + 10 * DAY
    const bo = await fixture.store.players.withId(await fixture.player('Bo'))
    if (bo === null) throw new Error('nobody')
    expect(await fixture.rooms.seating.join(joined.row.id, 1, bo)).toMatchObject({ ok: true })
    fixture.now = time + 14 * DAY - 1
    expect(await clean()).not.toHaveProperty('waiting-rooms')
    fixture.now = time + 14 * DAY + HOUR
    expect(await clean()).toMatchObject({ 'waiting-rooms': 1 })
    expect([await isKept(old), await isKept(joined)]).toEqual([false, true])
    expect(old.isUnavailable).toBe(true)
    expect(await fixture.rooms.acquire(old.row.id)).toMatchObject({ refusal: { code: 'no-such-room' } })
    expect(await fixture.store.players.withId(await fixture.player('Ada'))).not.toBeNull()
  })

  it('deletes a room that all players have left after an hour', async () => {
    const [empty, waiting] = [await fixture.table(['Cy', 'free']), await fixture.table(['Cy', 'free'])]
    fixture.now = time + 2 * HOUR
    expect(await fixture.rooms.seating.leaveSeat(empty.row.id, 0, await fixture.player('Cy'))).toMatchObject({
      ok: true,
    })
    fixture.now = time + 2 * HOUR + HOUR / 2
    await clean()
    expect(await isKept(empty)).toBe(true)
    fixture.now = time + 4 * HOUR
    expect(await clean()).toMatchObject({ 'empty-rooms': 1 })
    expect([await isKept(empty), await isKept(waiting)]).toEqual([false, true])
  })

  it('deletes an abandoned game, and never a running one', async () => {
    const [left, played, never] = [
      await fixture.table(['Di', 'Eve']),
      await fixture.table(['Di', 'Eve']),
      await fixture.table(['Di', 'Eve']),
    ]
    await fixture.play(left, 'supply')
    fixture.now = time + 179 * DAY
    await fixture.play(played, 'supply')
    fixture.now = time + 181 * DAY
    expect(await clean()).toMatchObject({ 'abandoned-rooms': 2 })
    expect(await Promise.all([left, played, never].map(isKept))).toEqual([false, true, false])
    await fixture.play(played, 'take wood')
    expect((await fixture.reread(played)).game.moveNumber).toBe(2)
  })

  it('deletes a finished unrated game with its chat and log, and keeps a rated one', async () => {
    const [unrated, rated] = [await finished(['Flo', 'Gus']), await finished(['Flo', 'Gus'])]
    await fixture.services.chat.say(
      { room: unrated, seat: null, player: null },
      { request: 'a', text: 'farewell' },
    )
    await fixture.store.ratings.saveOnce({
      room: rated.row.id,
      game: SAMPLE_GAME,
      seats: 2,
      players: [await fixture.player('Flo')],
      meetings: null,
      rate: () => [],
    })
    fixture.now = time + 89 * DAY
    await clean()
    expect([await isKept(unrated), await isKept(rated)]).toEqual([true, true])
    fixture.now = time + 91 * DAY
    expect(await clean()).toMatchObject({ 'unrated-games': 1 })
    expect([await isKept(unrated), await isKept(rated)]).toEqual([false, true])
    expect(await fixture.store.log.read(unrated.row.id, 0)).toEqual([])
  })

  it('keeps a room with an open report', async () => {
    const room = await finished(['Hal', 'Ivy'])
    const [hal, ivy] = [await fixture.player('Hal'), await fixture.player('Ivy')]
    const report = {
      id: `report ${room.row.id}`,
      message_id: `line ${room.row.id}`,
      room_id: room.row.id,
      reporter_id: hal,
    }
    await fixture.store.reports.add({
      ...report,
      author_id: ivy,
      author_name: 'Ivy',
      message_text: '',
      message_created_at: 1,
      reason: '',
      created_at: 1,
    })
    fixture.now = time + 91 * DAY
    await clean()
    expect(await isKept(room)).toBe(true)
  })

  it('deletes a guest who never played, and keeps accounts, players with seats and recent visitors', async () => {
    const [gone, account, seated, back] = [
      await fixture.player('Jo'),
      await fixture.player('Kit'),
      await fixture.player('Lea'),
      await fixture.player('Max'),
    ]
    await addPasskey(account)
    const room = await fixture.table(['Lea', 'free'])
    fixture.now = time + 5 * DAY
    await fixture.store.retention.seen(back, 'hash', fixture.now)
    fixture.now = time + 8 * DAY
    expect(await clean()).toMatchObject({ 'unused-guests': 1 })
    expect(await Promise.all([gone, account, seated, back].map(isKnown))).toEqual([false, true, true, true])
    expect(await isKept(room)).toBe(true)
  })

  it('deletes a guest who does not return to their games, with their bots and their name', async () => {
    const [nia, oz] = [await fixture.player('Nia'), await fixture.player('Oz')]
    const rated = await finished(['Nia', 'Oz'])
    await fixture.store.ratings.saveOnce({
      room: rated.row.id,
      game: SAMPLE_GAME,
      seats: 2,
      players: [nia, oz],
      meetings: null,
      rate: () => [],
    })
    const playing = await fixture.table(['Oz', 'Pia'])
    const program = createBotId()
    const bot = {
      id: program,
      name: 'Anchor',
      secret_hash: program,
      created_at: fixture.now,
      notification_settings_json: JSON.stringify(DEFAULT_NOTIFICATION_SETTINGS),
    }
    await fixture.store.bots.add(bot, nia)
    fixture.now = time + 300 * DAY
    // A player still plays in that room, so the room and all its players are kept.
    await fixture.play(playing, 'supply')
    fixture.now = time + 366 * DAY
    expect(await clean()).toMatchObject({ guests: 1 })
    expect([await isKnown(nia), await isKnown(program), await isKnown(oz)]).toEqual([false, false, true])
    const seats = (await fixture.store.rooms.find(rated.row.id))?.seats ?? []
    expect(seats.map(({ name, player_id: player }) => [name, player])).toEqual([
      ['', null],
      ['Oz', oz],
    ])
    expect(await isKept(playing)).toBe(true)
  })

  it('deletes unused sessions and unanswered challenges', async () => {
    const quin = await fixture.player('Quin')
    await addPasskey(quin)
    const session = (hash: string) => ({
      secret_hash: hash,
      player_id: quin,
      created_at: fixture.now,
      last_used_at: fixture.now,
    })
    await fixture.store.players.signIn(session('unused'), 10)
    await fixture.store.players.signIn(session('used'), 10)
    await fixture.store.challenges.create(
      { challenge: 'old', player_id: null, expires_at: fixture.now + 1 },
      fixture.now,
    )
    fixture.now = time + 100 * DAY
    await fixture.store.retention.seen(quin, 'used', fixture.now)
    await fixture.store.challenges.create(
      { challenge: 'new', player_id: null, expires_at: time + 500 * DAY },
      time,
    )
    fixture.now = time + 181 * DAY
    expect(await clean()).toMatchObject({ sessions: 1, challenges: 1 })
    expect(await fixture.store.players.findBySecret('unused')).toBeNull()
    expect(await fixture.store.players.findBySecret('used')).toMatchObject({ id: quin })
    // Even before the next cleaning.
    expect(await fixture.store.players.findBySecret('used', time + 101 * DAY)).toBeNull()
  })

  it('deletes an unconfirmed mail address, and no other channel', async () => {
    const yan = await fixture.player('Yan')
    const channel = (id: string) => ({
      id: `${id} ${fixture.store.node}`,
      player_id: yan,
      kind: 'mail' as const,
      address_json: '{}',
    })
    await fixture.store.channels.add(channel('confirmed'))
    await fixture.store.channels.add(channel('old'), { codeExpiresAt: time + HOUR })
    await fixture.store.channels.add(channel('new'), { codeExpiresAt: time + DAY })
    fixture.now = time + DAY + 2 * HOUR
    expect(await clean()).toMatchObject({ 'unconfirmed-channels': 1 })
    const kept = (await fixture.store.channels.of(yan)).map(({ id }) => id.split(' ')[0])
    expect(new Set(kept)).toEqual(new Set(['confirmed', 'new']))
  })

  it('deletes quota usage of past windows and the addresses of finished games', async () => {
    await fixture.store.quotas.spend({
      subjects: { address: '192.0.2.1' },
      rules: [
        {
          quota: 'bytes-per-day',
          limits: { address: 10 },
          measure: { kind: 'window', windowMs: DAY, amount: 1 },
        },
      ],
      now: fixture.now,
    })
    await finished(['Roy', 'Sue'])
    fixture.now = time + 2 * HOUR
    const early = await clean()
    expect(early).not.toHaveProperty('quota-usage')
    expect(early).toMatchObject({ 'room-openers': 1 })
    fixture.now = time + DAY
    expect(await clean()).toMatchObject({ 'quota-usage': 1 })
  })

  it('keeps everything for ever when the operator says so', async () => {
    const room = await finished(['Tom', 'Uma'])
    fixture.now = time + 900 * DAY
    await clean({ unratedGames: 0, guests: 0 })
    expect([await isKept(room), await isKnown(await fixture.player('Tom'))]).toEqual([true, true])
  })

  it('runs once an hour, on one of all nodes', async () => {
    const other = await TestRooms.open(database.address)
    other.now = fixture.now
    expect(await Promise.all([clean(), cleanerOf(other).clean(), clean()])).toContain(null)
    expect(await cleanerOf(other).clean()).toBeNull()
    other.now += HOUR
    expect(await cleanerOf(other).clean()).not.toBeNull()
    await other.close()
  })

  it('runs in steps, so that games go on however much is deleted', async () => {
    const played = await fixture.table(['Val', 'Wes'])
    // Ten at once: one after another they take most of a minute on a busy machine.
    for (let batch = 0; batch < 25; batch++)
      await Promise.all(Array.from({ length: 10 }, () => fixture.table(['Val', 'free'])))
    fixture.now = time + 15 * DAY
    const cleaning = clean()
    await fixture.play(played, 'supply', 'take wood')
    expect(await cleaning).toMatchObject({ 'waiting-rooms': 250 })
    await fixture.play(played, 'end')
    expect(await isKept(played)).toBe(true)
  }, 60_000)
})

describe.each(DATABASES)('an update to a server with retention, on %s', (_name, start) => {
  it('deletes nothing before its retention time since the update is over', async () => {
    const database = await start()
    const fixture = await TestRooms.open(database.address)
    const room = await fixture.table(['Xia', 'free'])
    const cleaner = new Cleaner({
      store: fixture.store,
      rooms: fixture.rooms,
      limits: RETENTION_LIMITS,
      now: () => fixture.now,
      cleaned: () => undefined,
      failed: () => undefined,
      pauseMs: 0,
    })
    fixture.now = BEGUN + 1000 * DAY
    expect(await cleaner.clean()).toEqual({})
    fixture.now += 13 * DAY
    expect(await cleaner.clean()).toEqual({})
    fixture.now += 2 * DAY
    expect(await cleaner.clean()).toMatchObject({ 'waiting-rooms': 1 })
    expect(await fixture.store.rooms.find(room.row.id)).toBeNull()
    await fixture.close()
    await database.stop()
  })
})
