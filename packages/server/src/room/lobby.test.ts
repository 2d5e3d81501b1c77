import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import { describe, expect, it } from 'vitest'
import { DATABASES } from '../testing/test-databases.ts'
import { BEGUN, openTestRooms, type TestRooms } from '../testing/test-rooms.ts'
import { listOpenRooms, listWatchedRooms } from './lobby.ts'

const DAY = 24 * 3600_000

describe.each(DATABASES)('the lobby on %s', (_name, start) => {
  let fixture: TestRooms
  openTestRooms(start, (opened) => {
    fixture = opened
  })

  const list = async (query: Parameters<typeof listOpenRooms>[1] = {}) =>
    listOpenRooms(fixture.store.lobby, query, fixture.now)

  const ids = async (query: Parameters<typeof listOpenRooms>[1] = {}): Promise<string[]> =>
    (await list(query)).rooms.map(({ info }) => info.room)

  it('lists a public room, without anything secret', async () => {
    fixture.now = BEGUN
    const room = await fixture.table(['Odile', 'free', 'bot'], {}, { listed: true })
    const { rooms } = await list()
    expect(rooms).toEqual([
      {
        info: {
          room: room.row.id,
          game: SAMPLE_GAME,
          rulesVersion: 2,
          commitment: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
          options: expect.objectContaining({ players: 3, modules: [], doubleInterest: false }) as unknown,
          seats: [
            { name: 'Odile', bot: null, free: false },
            { name: '', bot: null, free: true },
            { name: '', bot: 'random', free: false },
          ],
          settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' } },
        },
        host: 'Odile',
        freeSeats: 1,
        listedAt: BEGUN,
      },
    ])
    expect(JSON.stringify(rooms)).not.toMatch(new RegExp(`${room.row.seed}|${room.row.salt}|odile-`))
  })

  it('finds a room by its table code until the game has started', async () => {
    const { store, rooms } = fixture
    const room = await fixture.table(['Odile', 'free'])
    const code = await store.rooms.codeOf(room.row.id)
    expect(code).toMatch(/^(?:[bdfgklmnprst][aeiou]){4}$/)
    expect(await store.rooms.withCode(code ?? '')).toBe(room.row.id)
    const mateo = await store.players.withId(await fixture.player('Mateo'))
    if (mateo === null) throw new Error('nobody')
    await rooms.seating.join(room.row.id, 1, mateo)
    expect(await store.rooms.withCode(code ?? '')).toBeNull()
    const full = await fixture.table(['Odile', 'bot'])
    expect(await store.rooms.codeOf(full.row.id)).toBeNull()
  })

  it('does not list private, full or started rooms', async () => {
    const shown = await ids()
    await fixture.table(['Odile', 'free'])
    await fixture.table(['Odile', 'bot'], {}, { listed: true })
    expect(await ids()).toEqual(shown)
    const room = await fixture.table(['Odile', 'free'], {}, { listed: true })
    expect(await ids()).toContain(room.row.id)
    const mateo = await fixture.store.players.withId(await fixture.player('Mateo'))
    if (mateo === null) throw new Error('nobody')
    await fixture.rooms.seating.join(room.row.id, 1, mateo)
    expect(await ids()).toEqual(shown)
  })

  it('lists a public room as a game to watch from its start to its end', async () => {
    const watched = async (): Promise<string[]> =>
      (await listWatchedRooms(fixture.store.lobby, fixture.now)).map(({ info }) => info.room).toSorted()
    const before = await watched()
    const room = await fixture.table(['Odile', 'free'], {}, { listed: true })
    const delayed = await fixture.table(
      ['Odile', 'free'],
      { spectatorDelay: { kind: 'moves', moves: 3 } },
      { listed: true },
    )
    const unlisted = await fixture.table(['Odile', 'free'])
    expect(await watched()).toEqual(before)
    const mateo = await fixture.store.players.withId(await fixture.player('Mateo'))
    if (mateo === null) throw new Error('nobody')
    for (const { row } of [room, delayed, unlisted]) await fixture.rooms.seating.join(row.id, 1, mateo)
    expect(await watched()).toEqual([room.row.id, ...before].toSorted())
    await fixture.rooms.end(room.row.id)
    expect(await watched()).toEqual(before)
  })

  it('lists a room again when a player leaves a seat, until no player is left', async () => {
    const room = await fixture.table(['Odile', 'Mateo', 'free'], {}, { listed: true })
    const [odile, mateo] = [await fixture.player('Odile'), await fixture.player('Mateo')]
    expect(await fixture.rooms.seating.leaveSeat(room.row.id, 0, mateo)).toMatchObject({
      refusal: { code: 'not-your-seat' },
    })
    expect(await fixture.rooms.seating.leaveSeat(room.row.id, 0, odile)).toMatchObject({
      value: { seats: [{ name: '', free: true }, { name: 'Mateo' }, { free: true }] },
    })
    expect(room.seats[0]?.secret_hash).toBe(null)
    expect(await ids()).toContain(room.row.id)
    await fixture.rooms.seating.leaveSeat(room.row.id, 1, mateo)
    expect(await ids()).not.toContain(room.row.id)
  })

  it('nobody can leave a seat once the game has started', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    expect(
      await fixture.rooms.seating.leaveSeat(room.row.id, 1, await fixture.player('Mateo')),
    ).toMatchObject({
      refusal: { code: 'game-started' },
    })
  })

  it('a game starts once, though the last two seats are taken at the same time', async () => {
    const room = await fixture.table(['Odile', 'Mateo'])
    await fixture.play(room, 'supply')
    const before = await fixture.store.rooms.find(room.row.id)
    expect(await fixture.store.rooms.startGame({ ...room.row, started_at: fixture.now + 1 }, '[]', [])).toBe(
      false,
    )
    expect(await fixture.store.rooms.find(room.row.id)).toEqual(before)
  })

  it('a game starts with all seats taken, though one player leaves while another joins', async () => {
    const [mateo, ines] = [await fixture.player('Mateo'), await fixture.player('Ines')]
    const comer = await fixture.store.players.withId(ines)
    if (comer === null) throw new Error('nobody')
    for (let number = 0; number < 10; number++) {
      const room = await fixture.table(['Odile', 'Mateo', 'free'], {}, { listed: true })
      const [stood] = await Promise.all([
        fixture.rooms.seating.leaveSeat(room.row.id, 1, mateo),
        fixture.rooms.seating.join(room.row.id, 2, comer),
      ])
      const after = await fixture.reread(room)
      expect(after.seats[1]?.secret_hash === null).toBe(stood.ok)
      // It is listed until it has started.
      expect((await ids({ limit: '50' })).includes(room.row.id)).toBe(stood.ok)
    }
  })

  it('does not list a room whose host left long ago', async () => {
    const room = await fixture.table(['Odile', 'free'], {}, { listed: true })
    fixture.now += 3 * DAY
    expect(await ids()).toContain(room.row.id)
    fixture.now += 1
    expect(await ids()).toEqual([])
  })

  it('is paged, latest first, and filtered by game', async () => {
    fixture.now = BEGUN + 10 * DAY
    const rooms: string[] = []
    for (let number = 0; number < 5; number++) {
      // Some are created in the same millisecond.
      if (number % 2 === 0) fixture.now += 1000
      rooms.push((await fixture.table(['Odile', 'free'], {}, { listed: true })).row.id)
    }
    const otherRules = await fixture.table(
      ['Odile', 'free'],
      {},
      {
        listed: true,
        game: OTHER_GAME,
        options: { players: 2 },
      },
    )
    const first = await list({ limit: '2', game: SAMPLE_GAME })
    const second = await list({
      limit: '2',
      game: SAMPLE_GAME,
      ...(first.nextCursor ? { after: first.nextCursor } : {}),
    })
    const third = await list({
      limit: '2',
      game: SAMPLE_GAME,
      ...(second.nextCursor ? { after: second.nextCursor } : {}),
    })
    const seen = [first, second, third].flatMap((part) => part.rooms.map(({ info }) => info.room))
    expect(seen.toSorted()).toEqual(rooms.toSorted())
    expect(third.nextCursor).toBe(null)
    expect(seen[0]).toBe(rooms[4])
    expect(await ids({ game: OTHER_GAME })).toEqual([otherRules.row.id])
  })
})
