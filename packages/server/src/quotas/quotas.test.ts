import { OTHER_GAME } from '@quayside/games/testing'
import type { CreatedPlayer, CreatedRoom } from '@quayside/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { connect } from '../storage/database.ts'
import { Store } from '../storage/store.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'
import { NO_QUOTAS, QUOTA_LIMITS, type QuotaLimits } from './limits.ts'

const HOUR = 3600_000

const scoped = (guest: number, account: number, address: number) => ({ guest, account, address })

interface Answer {
  readonly status: number
  readonly retryAfter: string | null
  readonly body: { readonly code?: string; readonly params?: unknown }
}

/** A visitor with their own address, as reported by a proxy. */
class Visitor {
  readonly #server: RunningServer
  readonly #address: string
  #secret = ''

  constructor(server: RunningServer, address: string) {
    this.#server = server
    this.#address = address
  }

  async ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const reply = await fetch(`${this.#server.address}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': this.#address,
        ...(this.#secret === '' ? {} : { authorization: `Bearer ${this.#secret}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const cookie = /quayside-player=([\w-]{32})/.exec(reply.headers.get('set-cookie') ?? '')?.[1]
    if (cookie !== undefined) this.#secret = cookie
    const text = await reply.text()
    return {
      status: reply.status,
      retryAfter: reply.headers.get('retry-after'),
      body: text === '' ? {} : (JSON.parse(text) as Answer['body']),
    }
  }

  async come(): Promise<CreatedPlayer> {
    const { status, body } = await this.ask('POST', '/players', { name: 'Odile' })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body as unknown as CreatedPlayer
  }

  open(more: object = {}): Promise<Answer> {
    return this.ask('POST', '/rooms', {
      game: OTHER_GAME,
      options: { players: 2 },
      seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
      ...more,
    })
  }

  async addPasskey(): Promise<void> {
    const { body } = await this.ask('POST', '/me/passkeys/options')
    const response = new Authenticator(this.#server.address).create(body)
    const { status } = await this.ask('POST', '/me/passkeys', { label: 'phone', response })
    if (status !== 201) throw new Error('no passkey')
  }
}

const codes = (answers: readonly Answer[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const code = status < 400 ? 'done' : (body.code ?? '')
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

const WITH_BOT = {
  seats: [
    { kind: 'mine', name: 'Odile' },
    { kind: 'bot', level: 'random' },
  ],
}

describe.each(DATABASES)('quotas on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer | null = null
  let now = Date.parse('2026-11-15T12:00:00Z')
  let addresses = 0

  beforeAll(async () => {
    database = await start()
  })

  afterEach(async () => {
    await server?.close()
    server = null
  })

  afterAll(() => database.stop())

  const serve = async (quotas: Partial<QuotaLimits>): Promise<RunningServer> => {
    server = await startTestServer(database.address, {
      requestsAMinute: 1_000_000,
      trustProxy: '127.0.0.1',
      quotas: { ...NO_QUOTAS, ...quotas },
      now: () => now,
    })
    return server
  }

  /** An unused address. */
  const newAddress = (): string => `198.51.100.${++addresses}`

  const visitor = async (address = newAddress()): Promise<Visitor> => {
    if (server === null) throw new Error('no server')
    const one = new Visitor(server, address)
    await one.come()
    return one
  }

  /** Ends a game as if all players had agreed. */
  const end = async (room: string): Promise<void> => {
    const store = await Store.open(database.address)
    await store.log.append([
      {
        entry: {
          room_id: room,
          seq: 0,
          kind: 'game-ended',
          move_number: 0,
          seat_number: 0,
          payload: '',
          request_id: 'end',
          created_at: now,
        },
        summary: {
          room_id: room,
          entry_count: 1,
          move_number: 0,
          is_over: 1,
          deciders_json: '[]',
          changed_at: now,
        },
        jobs: [],
      },
    ])
    await store.close()
  }

  /** A lower bound of the bytes that the rooms of a host take in the database. */
  const bytesOf = async (host: Visitor): Promise<number> => {
    const { body } = await host.ask('GET', '/me')
    const db = connect(database.address)
    const rooms = await db
      .selectFrom('room')
      .selectAll()
      .where('host_id', '=', (body as { id: string }).id)
      .execute()
    const ids = rooms.map(({ id }) => id)
    const seats = await db.selectFrom('seat').selectAll().where('room_id', 'in', ids).execute()
    const standings = await db.selectFrom('room_summary').selectAll().where('room_id', 'in', ids).execute()
    await db.destroy()
    return JSON.stringify([...rooms, ...seats, ...standings]).length
  }

  it('limit rooms per hour, however many are requested concurrently', async () => {
    await serve({ roomsPerHour: scoped(5, 9, 100) })
    const odile = await visitor()
    expect(codes(await Promise.all(Array.from({ length: 20 }, () => odile.open())))).toEqual({
      done: 5,
      'too-many-rooms-opened': 15,
    })
    now += HOUR / 2
    const { status, retryAfter, body } = await odile.open()
    expect([status, retryAfter]).toEqual([429, '1800'])
    expect(body.params).toEqual({ quota: 'rooms-per-hour', scope: 'guest', most: 5, seconds: 1800 })
    now += HOUR / 2
    expect(await odile.open()).toMatchObject({ status: 201 })
  })

  it('allow an account more than a guest', async () => {
    await serve({ roomsPerHour: scoped(2, 4, 100) })
    const odile = await visitor()
    await odile.addPasskey()
    expect(codes(await Promise.all(Array.from({ length: 6 }, () => odile.open())))).toEqual({
      done: 4,
      'too-many-rooms-opened': 2,
    })
  })

  it('count all players at an address together, and nobody elsewhere', async () => {
    await serve({ roomsPerDay: scoped(3, 3, 6) })
    const address = newAddress()
    const people = await Promise.all(Array.from({ length: 5 }, () => visitor(address)))
    const opened = await Promise.all(people.flatMap((one) => [one.open(), one.open()]))
    expect(codes(opened)).toEqual({ done: 6, 'too-many-rooms-opened': 4 })
    expect(opened.find(({ status }) => status === 429)?.body.params).toMatchObject({ scope: 'address' })
    expect(await (await visitor()).open()).toMatchObject({ status: 201 })
  })

  it('treat the addresses of one household as one', async () => {
    await serve({ guestsPerHour: 2 })
    await visitor('2001:db8:1:2::1')
    await visitor('2001:db8:1:2:3:4:5:6')
    await expect(visitor('2001:db8:1:2::77')).rejects.toThrow('too-many-guests')
    await visitor('2001:db8:1:3::1')
    now += HOUR
    await visitor('2001:db8:1:2::77')
  })

  it('count unfinished rooms, and a finished one makes room for another', async () => {
    await serve({ openRooms: scoped(2, 2, 100) })
    const odile = await visitor()
    const { body } = await odile.open(WITH_BOT)
    expect(codes(await Promise.all([1, 2, 3].map(() => odile.open())))).toEqual({
      done: 1,
      'too-many-open-rooms': 2,
    })
    await end((body as unknown as CreatedRoom).room)
    expect(codes(await Promise.all([1, 2, 3].map(() => odile.open())))).toEqual({
      done: 1,
      'too-many-open-rooms': 2,
    })
    expect((await odile.open()).body.params).toMatchObject({ most: 2, seconds: 0 })
  })

  it('count rooms in the lobby only while they are listed there', async () => {
    await serve({ listedRooms: scoped(2, 2, 100) })
    const odile = await visitor()
    expect(codes(await Promise.all([1, 2, 3].map(() => odile.open({ listed: true }))))).toEqual({
      done: 2,
      'too-many-listed-rooms': 1,
    })
    expect(await odile.open()).toMatchObject({ status: 201 })
    expect(await odile.open({ listed: true })).toMatchObject({ retryAfter: String(3 * 24 * 3600) })
    now += 3 * 24 * HOUR
    expect(await odile.open({ listed: true })).toMatchObject({ status: 201 })
  })

  it('count a room with bots once, also when they are added later', async () => {
    await serve({ botRooms: scoped(2, 2, 100) })
    const odile = await visitor()
    const three = {
      options: { players: 3 },
      seats: [{ kind: 'mine', name: 'O' }, { kind: 'open' }, { kind: 'open' }],
    }
    const { body } = await odile.open(three)
    const { room } = body as unknown as CreatedRoom
    const other = (await odile.open(three)).body as unknown as CreatedRoom
    const seat = (id: string, place: number): Promise<Answer> =>
      odile.ask('POST', `/rooms/${id}/bots`, { seat: place, level: 'random' })
    expect(await seat(room, 1)).toMatchObject({ status: 200 })
    expect(await odile.open(WITH_BOT)).toMatchObject({ status: 201 })
    expect(await seat(other.room, 1)).toMatchObject({ status: 429, body: { code: 'too-many-bot-rooms' } })
    expect(await seat(room, 2)).toMatchObject({ status: 200 })
    expect(await odile.open(WITH_BOT)).toMatchObject({ status: 429, body: { code: 'too-many-bot-rooms' } })
    expect(await odile.open()).toMatchObject({ status: 201 })
  })

  it('count a rematch like any other room', async () => {
    await serve({ roomsPerHour: scoped(1, 1, 100) })
    const odile = await visitor()
    const { room } = (await odile.open(WITH_BOT)).body as unknown as CreatedRoom
    await end(room)
    expect(await odile.ask('POST', `/rooms/${room}/rematch`, {})).toMatchObject({
      status: 429,
      body: { code: 'too-many-rooms-opened' },
    })
    now += HOUR
    expect(await odile.ask('POST', `/rooms/${room}/rematch`, {})).toMatchObject({ status: 201 })
  })

  it('count the rooms of a guest for their account', async () => {
    await serve({ openRooms: scoped(2, 3, 100) })
    const [odile, guest] = [await visitor(), await visitor()]
    await odile.addPasskey()
    const [{ body: account }, { body: other }] = [
      await odile.ask('GET', '/me'),
      await guest.ask('GET', '/me'),
    ]
    await odile.open()
    await Promise.all([guest.open(), guest.open()])
    const store = await Store.open(database.address)
    const id = (who: object): string => (who as { id: string }).id
    await store.playerData.merge(id(other), id(account))
    await store.close()
    expect(await odile.open()).toMatchObject({ body: { code: 'too-many-open-rooms' } })
  })

  it('are tallied by quota and subject', async () => {
    now += HOUR
    const running = await serve({ roomsPerHour: scoped(1, 1, 100) })
    const address = newAddress()
    const odile = await visitor(address)
    for (let tries = 0; tries < 4; tries++) await odile.open()
    const { body } = await odile.ask('GET', '/me')
    await running.runDueWork()
    await odile.open()
    await running.runDueWork()
    const store = await Store.open(database.address)
    const [latest] = await store.quotas.hits(1)
    await store.close()
    expect(latest).toEqual({
      quota: 'rooms-per-hour',
      subject: `player:${(body as { id: string }).id}`,
      hits: 4,
      first_at: now,
      last_at: now,
    })
    const metrics = await (await fetch(`${running.address}/metrics`)).text()
    expect(metrics).toContain('quayside_quota_hits_total{quota="rooms-per-hour"} 4\n')
  })

  it('bound what a flood from one address stores', async () => {
    await serve({ ...QUOTA_LIMITS, guestsPerHour: 24 })
    const flood = newAddress()
    const guests: Visitor[] = []
    for (let tries = 0; tries < 30; tries++) {
      const guest = new Visitor(server ?? (await serve({})), flood)
      if ((await guest.ask('POST', '/players', { name: 'Flood' })).status === 201) guests.push(guest)
    }
    expect(guests).toHaveLength(24)
    const answers = await Promise.all(guests.flatMap((guest) => [1, 2].map(() => guest.open(WITH_BOT))))
    const counts = codes(answers)
    expect(counts['done']).toBe(QUOTA_LIMITS.botRooms.address)
    expect(Object.keys(counts).toSorted()).toEqual(['done', 'too-many-bot-rooms'])
    const unlisted = await Promise.all(guests.flatMap((guest) => [1, 2, 3].map(() => guest.open())))
    expect(codes(unlisted)['done']).toBe(QUOTA_LIMITS.roomsPerHour.address - QUOTA_LIMITS.botRooms.address)
    expect(await (await visitor()).open(WITH_BOT)).toMatchObject({ status: 201 })
  }, 60_000)

  it('bound the bytes of an address per day', async () => {
    await serve({ megabytesPerDay: 0.02 })
    const odile = await visitor()
    const answers: Answer[] = []
    for (let tries = 0; tries < 40; tries++) answers.push(await odile.open())
    const counts = codes(answers)
    expect(counts['done']).toBeGreaterThan(5)
    expect(counts['done']).toBeLessThan(30)
    expect(counts['too-much-stored']).toBe(40 - (counts['done'] ?? 0))
    expect(await bytesOf(odile)).toBeLessThan(20_000)
    now += 24 * HOUR
    expect(await odile.open()).toMatchObject({ status: 201 })
  })
})
