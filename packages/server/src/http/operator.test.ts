import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OTHER_GAME } from '@quayside/games/testing'
import type {
  AuditEntries,
  Ban,
  CreatedBot,
  CreatedPlayer,
  CreatedRoom,
  OperatorPlayers,
  OperatorRooms,
  ServerMessage,
} from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type RunningServer, startServer } from '../process/server.ts'
import { connect } from '../storage/database.ts'
import { Browser } from '../testing/http-client.ts'
import { Client } from '../testing/socket-client.ts'
import { DATABASES, sharedPostgres, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const OPERATOR = 'the-token-of-the-operator-of-this'
const DAY = 24 * 3600_000

interface Asked {
  readonly status: number
  readonly body: unknown
}

interface Headers {
  readonly token?: string
  readonly ip?: string
}

const askAt = async (
  address: string,
  method: string,
  path: string,
  body?: unknown,
  { token = OPERATOR, ip }: Headers = {},
): Promise<Asked> => {
  const reply = await fetch(`${address}/api${path}`, {
    method,
    headers: {
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await reply.text()
  return { status: reply.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
}

const SEATS = [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }]
const TABLE = { game: OTHER_GAME, options: { players: 2 }, seats: SEATS }

/** The messages that a socket receives before it is closed, and the close code. */
const expelled = (address: string, path: string, headers: Record<string, string>) =>
  new Promise<{ readonly heard: unknown[]; readonly code: number }>((resolve) => {
    const heard: unknown[] = []
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}${path}`, { headers })
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))))
    socket.addEventListener('close', ({ code }) => resolve({ heard, code }))
  })

describe.each(DATABASES)('the operator of a server on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let now = 1_800_000_000_000

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, {
      operatorToken: OPERATOR,
      trustProxy: '127.0.0.1',
      requestsAMinute: 100_000,
      now: () => now,
    })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const ask = (method: string, path: string, body?: unknown, headers?: Headers): Promise<Asked> => {
    // Every entry of the audit log has its own time.
    now++
    return askAt(server.address, method, path, body, headers)
  }

  const get = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await ask('GET', path)
    expect([path, status]).toEqual([path, 200])
    return body as Body
  }

  const player = async (
    name: string,
  ): Promise<Browser & { readonly id: string; readonly secret: string }> => {
    const browser = new Browser(server.address)
    const { id, secret } = await browser.get<CreatedPlayer>('POST', '/players', { name })
    return Object.assign(browser, { id, secret })
  }

  const audited = async (): Promise<AuditEntries['entries'][number] | undefined> =>
    (await get<AuditEntries>('/operator/audit?limit=1')).entries[0]

  const ban = async (wanted: object): Promise<Ban> => {
    const { status, body } = await ask('POST', '/operator/bans', {
      reason: 'insults',
      expiresAt: null,
      ...wanted,
    })
    expect([status, body]).toEqual([201, expect.anything()])
    onTestFinished(async () => void (await ask('DELETE', `/operator/bans/${(body as Ban).id}`)))
    return body as Ban
  }

  it('is the only one with access, and gets an overview', async () => {
    const odile = await player('Odile')
    for (const token of ['', odile.secret])
      expect(await ask('GET', '/operator/overview', undefined, { token })).toEqual({
        status: 403,
        body: { code: 'operator-only', params: {} },
      })
    expect(await get('/operator/overview')).toEqual({
      fingerprint: expect.stringMatching(/^[\da-f]{8}$/) as string,
      reports: 0,
      bans: 0,
      jobs: 0,
      channels: 0,
    })
    expect(await audited()).toMatchObject({ action: 'wrong-token', details: { attempts: 1, addresses: 1 } })
  })

  it('reads reports and resolves them, which the audit log records without names', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
    await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    const line = await Client.connect(server.address, odile.cookie)
    line.send({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })
    const chat = line.next(({ kind }) => kind === 'chat')
    await line.next(({ kind }) => kind === 'frame')
    line.send({ kind: 'chat', requestId: 'a', text: 'rude' })
    const [said] = ((await chat) as Extract<ServerMessage, { kind: 'chat' }>).messages
    await line.close()
    await mateo.get('POST', '/reports', { room, message: said?.id, reason: 'this hurts' })
    const [report] = await get<{ id: string }[]>('/operator/reports')
    expect(report).toMatchObject({ name: 'Odile', reporterName: 'Mateo', text: 'rude', reason: 'this hurts' })
    expect(await get('/operator/overview')).toMatchObject({ reports: 1 })
    const path = `/operator/reports/${report?.id}`
    expect(await ask('DELETE', path, { reason: ' talked to both ' })).toMatchObject({ status: 204 })
    expect(await ask('DELETE', path)).toMatchObject({ status: 404, body: { code: 'no-such-report' } })
    expect(await audited()).toMatchObject({
      recordedAt: expect.any(Number) as number,
      operator: expect.stringMatching(/^[\da-f]{8}$/) as string,
      action: 'report-resolved',
      target: { kind: 'report', id: report?.id },
      reason: 'talked to both',
      details: { room, author: odile.id },
    })
  })

  it('finds a room and ends its game without a result, after which no move is possible', async () => {
    const [odile, mateo] = [await player('Ophelia'), await player('Mateo')]
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', { ...TABLE, listed: true })
    const found = await get<OperatorRooms>(`/operator/rooms?search=ophel&state=waiting&game=${OTHER_GAME}`)
    expect(found).toMatchObject({
      rooms: [{ room, state: 'waiting', isListed: true, host: { id: odile.id, name: 'Ophelia' } }],
      nextCursor: null,
    })
    await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    const line = await Client.connect(server.address, odile.cookie)
    line.send({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })
    const ended = line.next((message) => message.kind === 'room-status' && message.isEnded)
    await line.next(({ kind }) => kind === 'frame')
    expect(await ask('POST', `/operator/rooms/${room}/close`, { reason: 'quiet' })).toMatchObject({
      status: 204,
    })
    await ended
    expect(await ask('POST', `/operator/rooms/${room}/close`)).toMatchObject({ body: { code: 'game-over' } })
    expect(
      await line.ask({ kind: 'submit', requestId: 'late', expectedMove: 0, command: 'anything' }),
    ).toMatchObject({
      refusal: { code: 'game-over' },
    })
    await line.close()
    expect(await get(`/operator/rooms?search=${room}`)).toMatchObject({ rooms: [{ state: 'over' }] })
    expect(await audited()).toMatchObject({ action: 'room-closed', target: { id: room }, reason: 'quiet' })
  })

  it('closes a waiting room: it leaves the lobby, and nobody can take a seat', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', { ...TABLE, listed: true })
    expect(await ask('POST', `/operator/rooms/${room}/close`)).toMatchObject({ status: 204 })
    const { rooms } = await mateo.get<{ rooms: { info: { room: string } }[] }>('GET', '/lobby')
    expect(rooms.map(({ info }) => info.room)).not.toContain(room)
    expect(await mateo.refused('POST', `/rooms/${room}/seats`, { seat: 1 })).toBe('game-over')
  })

  it('removes a room with everything in it, and its participants are refusals', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
    await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    const line = await Client.connect(server.address, odile.cookie)
    line.send({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })
    await line.next(({ kind }) => kind === 'frame')
    const gone = line.next(({ kind }) => kind === 'refused')
    expect(await ask('DELETE', `/operator/rooms/${room}`, { reason: 'spam' })).toMatchObject({ status: 204 })
    expect(await gone).toMatchObject({ requestId: null, refusal: { code: 'no-such-room' } })
    await line.close()
    expect(await odile.refused('GET', `/rooms/${room}`)).toBe('no-such-room')
    expect(await odile.get('GET', '/me/rooms')).toEqual([])
    expect(await ask('DELETE', `/operator/rooms/${room}`)).toMatchObject({ status: 404 })
    expect(await audited()).toMatchObject({ action: 'room-removed', target: { id: room }, reason: 'spam' })
  })

  it('reads long lists page by page', async () => {
    for (const name of ['Pager 1', 'Pager 2', 'Pager 3']) {
      now++
      const one = await player(name)
      await one.get('POST', '/rooms', TABLE)
    }
    const names: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const after: string = cursor === '' ? '' : `&cursor=${cursor}`
      const page: OperatorPlayers = await get(`/operator/players?search=pager&limit=2${after}`)
      names.push(...page.players.map(({ name }) => name))
      cursor = page.nextCursor
    }
    expect(names).toEqual(['Pager 3', 'Pager 2', 'Pager 1'])
    const rooms: OperatorRooms = await get('/operator/rooms?search=pager&limit=2')
    const rest: OperatorRooms = await get(
      `/operator/rooms?search=pager&limit=2&cursor=${rooms.nextCursor ?? ''}`,
    )
    expect([...rooms.rooms, ...rest.rooms].map(({ host }) => host.name)).toEqual(names)
    const audit: AuditEntries = await get('/operator/audit?limit=1')
    const next: AuditEntries = await get(`/operator/audit?limit=1&cursor=${audit.nextCursor ?? ''}`)
    expect(next.entries[0]?.id).not.toBe(audit.entries[0]?.id)
  })

  it('renames a player, also in their rooms', async () => {
    const odile = await player('A rude name')
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
    const line = await Client.connect(server.address)
    await line.sit(room)
    const renamed = line.next((message) => message.kind === 'seats')
    const { status, body } = await ask('PATCH', `/operator/players/${odile.id}`, {
      name: 'Player 7',
      reason: 'rude',
    })
    expect([status, body]).toMatchObject([200, { id: odile.id, name: 'Player 7', kind: 'guest' }])
    expect(await renamed).toMatchObject({ info: { seats: [{ name: 'Player 7' }, {}] } })
    await line.close()
    expect(await odile.me()).toMatchObject({ name: 'Player 7' })
    expect(await audited()).toMatchObject({
      action: 'player-renamed',
      target: { kind: 'player', id: odile.id, name: 'Player 7' },
      details: { name: 'Player 7' },
    })
    expect(JSON.stringify(await get('/operator/audit'))).not.toContain('A rude name')
    expect(await ask('PATCH', `/operator/players/${odile.id}`, { name: '\u3164' })).toMatchObject({
      body: { code: 'bad-name' },
    })
    expect(await ask('PATCH', '/operator/players/nobody-here', { name: 'X' })).toMatchObject({
      body: { code: 'no-such-player' },
    })
  })

  describe('bans a player', () => {
    it('from every request, with the reason and the end, until the ban ends', async () => {
      const odile = await player('Odile')
      const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
      const until = now + DAY
      await ban({ player: odile.id, reason: 'insults', expiresAt: until })
      const refusal = { status: 403, body: { code: 'banned', params: { reason: 'insults', until } } }
      for (const [method, path, body] of [
        ['GET', '/me', undefined],
        ['GET', '/lobby', undefined],
        ['GET', `/rooms/${room}`, undefined],
        ['POST', '/rooms', TABLE],
        ['POST', `/rooms/${room}/seats`, { seat: 1 }],
        ['PATCH', '/me', { name: 'Somebody else' }],
        ['POST', '/me/bots', { name: 'Anchor' }],
        ['POST', '/reports', { room, line: 'x'.repeat(16) }],
      ] as const)
        expect([path, await odile.ask(method, path, body)]).toEqual([path, refusal])
      now += DAY
      expect(await odile.me()).toMatchObject({ name: 'Odile' })
      await server.runDueWork()
      expect(await get('/operator/bans')).toEqual([])
      expect(await audited()).toMatchObject({
        action: 'banned',
        target: { kind: 'player', id: odile.id, name: 'Odile' },
        details: { until },
      })
    })

    it('but not from their personal data', async () => {
      const odile = await player('Odile')
      const { createdAt } = await ban({ player: odile.id, reason: 'spam' })
      expect(await odile.get('GET', '/me/personal-data')).toMatchObject({
        ban: { reason: 'spam', createdAt, expiresAt: null },
      })
      expect(await odile.ask('DELETE', '/me', { name: 'Odile' })).toMatchObject({ status: 204 })
      expect(await get('/operator/bans')).toEqual([])
    })

    it('from WebSockets, which are closed immediately and cannot be opened again', async () => {
      const [odile, mateo] = [await player('Odile'), await player('Mateo')]
      const { room, keys } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
      await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
      const lines = [
        await Client.connect(server.address, odile.cookie),
        // The link of a seat works without signing in.
        await Client.connect(server.address),
      ]
      await lines[0]?.sit(room)
      await lines[1]?.sit(room, keys[0])
      const others = await Client.connect(server.address, mateo.cookie)
      others.send({ kind: 'hello', protocol: 2, room, seat: 1, lastSeq: 0 })
      await others.next(({ kind }) => kind === 'frame')
      const refusals = lines.map((line) => line.next(({ kind }) => kind === 'refused'))
      const { reason } = await ban({ player: odile.id })
      const refusal = { code: 'banned', params: { reason } }
      for (const one of refusals) expect(await one).toMatchObject({ requestId: null, refusal })
      for (const line of lines) await line.closed
      expect(await expelled(server.address, '/api/live', { cookie: odile.cookie })).toEqual({
        heard: [{ kind: 'refused', requestId: null, refusal }],
        code: 1008,
      })
      const guest = await Client.connect(server.address)
      await expect(guest.sit(room, keys[0])).rejects.toThrow('banned')
      await guest.close()
      expect(await others.ask({ kind: 'chat', requestId: 'still', text: 'here' })).toMatchObject({
        kind: 'accepted',
      })
      await others.close()
    })

    it('together with their API bots', async () => {
      const odile = await player('Odile')
      const { token } = await odile.get<CreatedBot>('POST', '/me/bots', { name: 'Anchor' })
      const authorization = `Bearer ${token}`
      const open = expelled(server.address, '/api/bot', { authorization })
      await new Promise((resolve) => setTimeout(resolve, 50))
      const { reason } = await ban({ player: odile.id })
      const refusal = { code: 'banned', params: { reason } }
      const expelledReply = {
        heard: [{ room: null, seat: null, message: { kind: 'refused', requestId: null, refusal } }],
        code: 1008,
      }
      expect(await open).toEqual(expelledReply)
      expect(await expelled(server.address, '/api/bot', { authorization })).toEqual(expelledReply)
      expect(await ask('GET', '/me', undefined, { token })).toMatchObject({ body: refusal })
    })

    it('who then loses seats in waiting rooms, and keeps those in running games', async () => {
      const [odile, mateo] = [await player('Odile'), await player('Mateo')]
      const { room: waiting } = await odile.get<CreatedRoom>('POST', '/rooms', { ...TABLE, listed: true })
      const { room: begun } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
      await mateo.get('POST', `/rooms/${begun}/seats`, { seat: 1 })
      await ban({ player: odile.id })
      expect(await mateo.get('GET', `/rooms/${waiting}`)).toMatchObject({
        info: { seats: [{ free: true }, { free: true }] },
      })
      expect((await mateo.get<{ rooms: unknown[] }>('GET', '/lobby')).rooms).not.toContainEqual(
        expect.objectContaining({ info: expect.objectContaining({ room: waiting }) as object }),
      )
      expect(await mateo.get('GET', `/rooms/${begun}`)).toMatchObject({
        info: { seats: [{ name: 'Odile', free: false }, {}] },
      })
    })

    it('and lifts the ban', async () => {
      const odile = await player('Odile')
      const { id } = await ban({ player: odile.id })
      expect(await get(`/operator/players?search=${odile.id}`)).toMatchObject({
        players: [{ ban: { id, reason: 'insults' } }],
      })
      expect(await ask('DELETE', `/operator/bans/${id}`, { reason: 'sorry' })).toMatchObject({ status: 204 })
      expect(await odile.me()).toMatchObject({ name: 'Odile' })
      expect(await ask('DELETE', `/operator/bans/${id}`)).toMatchObject({ body: { code: 'no-such-ban' } })
      expect(await audited()).toMatchObject({
        action: 'unbanned',
        target: { id: odile.id },
        reason: 'sorry',
      })
    })
  })

  it('bans an address range from everything except the operator routes', async () => {
    const { secret } = await player('Odile')
    const from = (ip: string, path = '/me'): Promise<Asked> =>
      ask('GET', path, undefined, { token: secret, ip })
    expect(await from('203.0.113.9')).toMatchObject({ status: 200 })
    const found = await get<OperatorPlayers>('/operator/players?search=Odile&limit=1')
    expect(found.players[0]?.addresses).toEqual(['203.0.113.9/32'])
    const { id } = await ban({ range: '203.0.113.77/24', reason: 'attack' })
    const v6 = await ban({ range: '2001:db8:1::/48', reason: 'attack' })
    expect(v6).toMatchObject({ range: '2001:db8:1::/48', player: null })
    for (const ip of ['203.0.113.9', '2001:db8:1:2::3', '::ffff:203.0.113.200'])
      expect([ip, await from(ip)]).toMatchObject([ip, { status: 403, body: { code: 'banned' } }])
    for (const ip of ['203.0.114.9', '2001:db8:2::3', '198.51.100.1'])
      expect([ip, await from(ip)]).toMatchObject([ip, { status: 200 }])
    expect(await ask('POST', '/players', { name: 'New' }, { token: '', ip: '203.0.113.1' })).toMatchObject({
      body: { code: 'banned', params: { reason: 'attack' } },
    })
    expect(await expelled(server.address, '/api/live', { 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
      heard: [{ refusal: { code: 'banned' } }],
      code: 1008,
    })
    expect(await ask('GET', '/operator/bans', undefined, { ip: '203.0.113.9' })).toMatchObject({
      status: 200,
    })
    await ask('DELETE', `/operator/bans/${id}`)
    expect(await from('203.0.113.9')).toMatchObject({ status: 200 })
    expect(await audited()).toMatchObject({
      action: 'unbanned',
      target: { kind: 'range', id: '203.0.113.0/24', name: null },
    })
  })

  it('is refused a ban of nobody, of everybody, or one that has already ended', async () => {
    const terms = { reason: 'x', expiresAt: null }
    for (const [wanted, code] of [
      [{ ...terms, player: 'nobody-here' }, 'no-such-player'],
      [{ ...terms, range: 'harbour' }, 'bad-range'],
      [{ ...terms, range: '0.0.0.0/0' }, 'range-too-wide'],
      [{ ...terms, range: '203.0.113.1', expiresAt: now }, 'ban-over'],
      [{ ...terms, reason: '', range: '203.0.113.1' }, 'bad-request'],
      [terms, 'bad-request'],
    ] as const)
      expect(await ask('POST', '/operator/bans', wanted)).toMatchObject({ body: { code } })
  })

  it('lists failing jobs, retries one and deletes another', async () => {
    const odile = await player('Odile')
    const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
    const db = connect(database.address)
    onTestFinished(() => db.destroy())
    const job = {
      kind: 'turn',
      room_id: room,
      payload_json: '{}',
      due_at: now + DAY,
      leased_until: 0,
      owner_id: odile.id,
    }
    const failed = { attempts: 3, last_error: 'ECONNREFUSED' }
    await db
      .insertInto('job')
      .values([
        { ...job, ...failed, id: 'again', given_up_at: null },
        { ...job, ...failed, id: 'lost', given_up_at: now },
      ])
      .execute()
    expect(await get('/operator/overview')).toMatchObject({ jobs: 2 })
    expect(await get('/operator/jobs')).toMatchObject({
      jobs: [{ id: 'again', room, owner: odile.id, attempts: 3, lastError: 'ECONNREFUSED', givenUpAt: null }],
      counts: { failing: 1, givenUp: 1 },
    })
    expect(await get('/operator/jobs?state=given-up')).toMatchObject({ jobs: [{ id: 'lost' }] })
    expect(await ask('POST', '/operator/jobs/again/retry', { reason: 'fixed' })).toMatchObject({
      status: 204,
    })
    expect(await audited()).toMatchObject({
      action: 'job-retried',
      target: { kind: 'job', id: 'again' },
      reason: 'fixed',
    })
    expect(await ask('DELETE', '/operator/jobs/lost')).toMatchObject({ status: 204 })
    expect(await audited()).toMatchObject({ action: 'job-deleted', target: { id: 'lost' } })
    for (const [method, path] of [
      ['POST', '/operator/jobs/lost/retry'],
      ['DELETE', '/operator/jobs/lost'],
    ] as const)
      expect(await ask(method, path)).toMatchObject({ status: 404, body: { code: 'no-such-job' } })
    // The retried job may have failed again by now.
    expect(await get('/operator/jobs?state=given-up')).toMatchObject({ jobs: [], counts: { givenUp: 0 } })
  })

  it('lists failing channels, without their addresses', async () => {
    const odile = await player('Odile')
    const db = connect(database.address)
    const failing = {
      player_id: odile.id,
      kind: 'webhook',
      failure_count: 10,
      failed_at: now,
      code_tries: 0,
    } as const
    const lost = { last_error: 'unreachable', disabled_at: now } as const
    await db
      .insertInto('channel')
      .values([
        { ...failing, ...lost, id: 'off', address_json: '{"url":"https://secret.example"}' },
        {
          ...failing,
          last_error: 'no-answer',
          failure_count: 2,
          disabled_at: null,
          id: 'on',
          address_json: '{}',
        },
      ])
      .execute()
    await db.destroy()
    const channels = await get('/operator/channels')
    expect(channels).toMatchObject([
      {
        id: 'off',
        kind: 'webhook',
        player: { id: odile.id, name: 'Odile' },
        failures: 10,
        lastError: 'unreachable',
        offSince: expect.any(Number) as number,
      },
      { id: 'on', failures: 2, lastError: 'no-answer', offSince: null },
    ])
    expect(JSON.stringify(channels)).not.toContain('secret')
    expect(await get('/operator/overview')).toMatchObject({ channels: 1 })
  })

  it('lists refusals because of a quota', async () => {
    const hit = { quota: 'open-rooms', subject: 'address:203.0.113.5', hits: 7, first_at: now, last_at: now }
    const db = connect(database.address)
    await db.insertInto('quota_hit').values(hit).execute()
    await db.destroy()
    expect(await get('/operator/quota-hits')).toContainEqual({
      quota: 'open-rooms',
      subject: 'address:203.0.113.5',
      hits: 7,
      firstAt: hit.first_at,
      lastAt: hit.last_at,
    })
  })

  it('has to wait after wrong tokens, which are counted and recorded once in the audit log', async () => {
    const ip = '198.51.100.66'
    for (let tries = 0; tries < 5; tries++)
      expect(await ask('GET', '/operator/overview', undefined, { token: 'wrong', ip })).toMatchObject({
        status: 403,
      })
    expect(await ask('GET', '/operator/overview', undefined, { ip })).toEqual({
      status: 429,
      body: { code: 'too-many-wrong-tokens', params: { seconds: 1 } },
    })
    expect(await ask('GET', '/operator/overview')).toMatchObject({ status: 200 })
    const metrics = await fetch(`${server.address}/metrics`, {
      headers: { authorization: `Bearer ${OPERATOR}` },
    })
    const text = await metrics.text()
    expect(text).toMatch(/^quayside_operator_token_failures_total\{reason="wrong"\} \d+$/m)
    expect(text).toMatch(/^quayside_operator_token_failures_total\{reason="waiting"\} 1$/m)
    expect(await audited()).toMatchObject({
      operator: '',
      action: 'wrong-token',
      target: { kind: 'server', id: '' },
      details: { attempts: expect.any(Number) as number, addresses: expect.any(Number) as number },
    })
    expect(JSON.stringify(await get('/operator/audit'))).not.toContain(ip)
  })
})

it('a ban through one node applies on the others, whose sockets are closed too', async () => {
  const database = await sharedPostgres()
  const start = (): Promise<RunningServer> => startTestServer(database.address, { operatorToken: OPERATOR })
  const [here, there] = [await start(), await start()]
  const odile = new Browser(there.address)
  const { id } = await odile.get<CreatedPlayer>('POST', '/players', { name: 'Odile' })
  const { room } = await odile.get<CreatedRoom>('POST', '/rooms', TABLE)
  const line = await Client.connect(there.address, odile.cookie)
  await line.sit(room)
  const terms = { player: id, reason: 'insults', expiresAt: null }
  const { body } = await askAt(here.address, 'POST', '/operator/bans', terms)
  await line.closed
  expect(await odile.refused('GET', '/me')).toBe('banned')
  await askAt(here.address, 'DELETE', `/operator/bans/${(body as Ban).id}`)
  await expect.poll(() => odile.refused('GET', '/me')).toBe('accepted with 200')
  const other = await Client.connect(there.address, odile.cookie)
  await other.sit(room)
  const gone = other.next(({ kind }) => kind === 'refused')
  await askAt(here.address, 'DELETE', `/operator/rooms/${room}`)
  expect(await gone).toMatchObject({ refusal: { code: 'no-such-room' } })
  await other.close()
  await Promise.all([here.close(), there.close()])
  await database.stop()
})

describe.each(DATABASES)('a server without a configured token on %s', (_name, begin) => {
  it('generates one, stores it, reuses it, and allows localhost to read the metrics', async () => {
    const database = await begin()
    const settings = { store: database.address, host: '127.0.0.1', port: 0, log: false } as const
    const server = await startServer(settings)
    const db = connect(database.address)
    const { value: token } = await db
      .selectFrom('server_key')
      .select('value')
      .where('name', '=', 'operator-token')
      .executeTakeFirstOrThrow()
    expect(token).toMatch(/^[\w-]{32}$/)
    expect(await askAt(server.address, 'GET', '/operator/reports', undefined, { token })).toEqual({
      status: 200,
      body: [],
    })
    expect((await fetch(`${server.address}/metrics`)).status).toBe(200)
    await server.close()
    const again = await startServer(settings)
    expect(await askAt(again.address, 'GET', '/operator/reports', undefined, { token })).toMatchObject({
      status: 200,
    })
    await again.close()
    await db.destroy()
    await database.stop()
  })
})

it('the moderation guide lists every action of the audit log', async () => {
  const guide = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'hosting', 'moderation.md')
  const text = await readFile(guide, 'utf8')
  const source = await readFile(
    join(import.meta.dirname, '..', '..', '..', 'protocol', 'src', 'operator.ts'),
    'utf8',
  )
  const [, actions = ''] = /export type AuditAction =([\s\S]*?)\n\n/.exec(source) ?? []
  const named = [...actions.matchAll(/'([a-z-]+)'/g)].map(([, action = '']) => action)
  expect(named.length).toBeGreaterThan(5)
  for (const action of named) expect(text).toContain(`\`${action}\``)
})
