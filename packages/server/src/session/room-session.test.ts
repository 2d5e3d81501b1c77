import { SAMPLE_GAME } from '@quayside/games/testing'
import type { ChatMessage, CreatedPlayer, CreatedRoom, SeatTicket, ServerMessage } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { Client } from '../testing/socket-client.ts'
import { DATABASES, type TestDatabase } from '../testing/test-databases.ts'
import { startTestServer } from '../testing/test-server.ts'

const OPERATOR = 'the-harbour-office-keeps-this-one'
const MINUTE = 60_000

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>

const latest = <Kind extends ServerMessage['kind']>({ heard }: Client, kind: Kind): Of<Kind> | undefined =>
  heard.findLast((message): message is Of<Kind> => message.kind === kind)

describe.each(DATABASES)('in a room on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer
  let now = 1_800_000_000_000
  let asked = 0

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, { operatorToken: OPERATOR, now: () => now })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const call = async (
    method: string,
    path: string,
    secret = '',
    body?: unknown,
  ): Promise<{ status: number; body: unknown }> => {
    const reply = await fetch(`${server.address}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secret}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await reply.text()
    return { status: reply.status, body: text === '' ? null : (JSON.parse(text) as unknown) }
  }

  const player = async (name: string): Promise<CreatedPlayer> =>
    (await call('POST', '/players', '', { name })).body as CreatedPlayer

  interface Sitting {
    readonly room: string
    readonly odile: CreatedPlayer
    readonly mateo: CreatedPlayer
    /** The connections of the two players. */
    readonly seats: readonly [Client, Client]
  }

  const table = async (settings: object = {}): Promise<Sitting> => {
    now += 60 * MINUTE
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const { room, keys } = (
      await call('POST', '/rooms', odile.secret, {
        game: SAMPLE_GAME,
        options: { players: 2, version: 'short', start: 0 },
        seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
        settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' }, ...settings },
      })
    ).body as CreatedRoom
    const { key } = (await call('POST', `/rooms/${room}/seats`, mateo.secret, { seat: 1 })).body as SeatTicket
    const seats = [await Client.connect(server.address), await Client.connect(server.address)] as const
    await seats[0].sit(room, keys[0] ?? '')
    await seats[1].sit(room, key)
    return { room, odile, mateo, seats }
  }

  const roomRequest = (client: Client, message: object): Promise<ServerMessage> => {
    asked++
    return client.ask({ requestId: `request-${asked}`, ...message })
  }

  const command = async (client: Client, at: number, ...commands: readonly string[]): Promise<void> => {
    for (const [place, words] of commands.entries())
      expect(
        await roomRequest(client, { kind: 'submit', expectedMove: at + place, command: words }),
      ).toMatchObject({
        kind: 'accepted',
      })
  }

  const chat = (client: Client): Promise<readonly ChatMessage[]> =>
    client.next(({ kind }) => kind === 'chat').then((message) => (message as Of<'chat'>).messages)

  it('a chat message reaches everybody present, and those who join later', async () => {
    const { room, seats } = await table()
    const heard = chat(seats[1])
    expect(await roomRequest(seats[0], { kind: 'chat', text: 'hello' })).toMatchObject({ kind: 'accepted' })
    expect(await heard).toMatchObject([{ seat: 0, name: 'Odile', text: 'hello' }])
    const late = await Client.connect(server.address)
    const recent = chat(late)
    await late.sit(room)
    expect(await recent).toMatchObject([{ text: 'hello' }])
    expect(await roomRequest(late, { kind: 'chat', text: 'hi' })).toMatchObject({
      refusal: { code: 'chat-players-only' },
    })
  })

  it('a phrase is sent as its id, so that everybody reads it in their own language', async () => {
    const { seats } = await table()
    const heard = chat(seats[1])
    const sent = await roomRequest(seats[0], { kind: 'chat', phrase: 'well-played' })
    expect(sent).toMatchObject({ kind: 'accepted' })
    expect(await heard).toMatchObject([{ seat: 0, text: 'well-played', phrase: 'well-played' }])
  })

  it.each([
    ['that is too long', { text: 'a'.repeat(501) }, 'bad-message'],
    ['with a control character', { text: 'a\u0000b' }, 'invalid-chat-text'],
    ['that is blank', { text: '  ' }, 'empty-chat-text'],
    ['with an unknown phrase', { phrase: 'ahoy' }, 'bad-message'],
  ])('a message %s is refused', async (_what, message, code) => {
    const { seats } = await table()
    const refusal = seats[0].next(({ kind }) => kind === 'refused')
    seats[0].send({ kind: 'chat', requestId: 'a', ...message })
    expect(await refusal).toMatchObject({ refusal: { code } })
  })

  it.each(['a\u0000b', 'a\nb', 'a\u202eb', '\u001b[2J'])('the name %j is refused', async (name) => {
    expect(await call('POST', '/players', '', { name })).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
  })

  it('a muted player is hidden from one player, and visible to others', async () => {
    const { room, seats, odile, mateo } = await table()
    const first = chat(seats[1])
    await roomRequest(seats[0], { kind: 'chat', text: 'rude' })
    const [line] = await first
    const muted = await call('POST', '/me/mutes', mateo.secret, { room, message: line?.id })
    expect(muted).toEqual({ status: 200, body: [{ id: odile.id, name: 'Odile' }] })
    expect(await call('POST', '/me/mutes', odile.secret, { room, message: line?.id })).toMatchObject({
      body: { code: 'own-message' },
    })
    const own = seats[0].next((message) => message.kind === 'chat' && message.messages[0]?.text === 'more')
    await roomRequest(seats[0], { kind: 'chat', text: 'more' })
    await own
    const last = seats[1].next((message) => message.kind === 'chat' && message.messages[0]?.text === 'peace')
    await roomRequest(seats[1], { kind: 'chat', text: 'peace' })
    await last
    const peace = seats[1].heard
      .filter((message) => message.kind === 'chat')
      .flatMap(({ messages: lines }) => lines)
    expect(peace.map(({ text: words }) => words)).toEqual(['rude', 'peace'])
    expect(await call('DELETE', `/me/mutes/${odile.id}`, mateo.secret)).toMatchObject({ status: 204 })
    expect(await call('GET', '/me/mutes', mateo.secret)).toEqual({ status: 200, body: [] })
    expect(await call('DELETE', `/me/mutes/${odile.id}`, mateo.secret)).toMatchObject({ status: 404 })
  })

  it('a report is visible to the operator only, with the reported text', async () => {
    const { room, seats, odile, mateo } = await table()
    const heard = chat(seats[1])
    await roomRequest(seats[0], { kind: 'chat', text: 'rude' })
    const [line] = await heard
    const report = { room, message: line?.id, reason: 'this hurts' }
    expect(await call('POST', '/reports', '', report)).toMatchObject({ status: 401 })
    expect(await call('POST', '/reports', odile.secret, report)).toMatchObject({
      body: { code: 'own-message' },
    })
    expect(await call('POST', '/reports', mateo.secret, report)).toMatchObject({ status: 204 })
    expect(await call('POST', '/reports', mateo.secret, report)).toMatchObject({ status: 204 })
    expect(await call('GET', '/operator/reports', mateo.secret)).toEqual({
      status: 403,
      body: { code: 'operator-only', params: {} },
    })
    expect(await call('GET', '/operator/reports', 'x'.repeat(40))).toMatchObject({ status: 403 })
    const { body } = await call('GET', '/operator/reports', OPERATOR)
    const mine = (body as { id: string; room: string }[]).filter((one) => one.room === room)
    expect(mine).toMatchObject([
      {
        player: mateo.id,
        author: odile.id,
        name: 'Odile',
        text: 'rude',
        reason: 'this hurts',
        createdAt: now,
      },
    ])
    expect(await call('DELETE', `/operator/reports/${mine[0]?.id}`, OPERATOR)).toMatchObject({ status: 204 })
    expect(await call('DELETE', `/operator/reports/${mine[0]?.id}`, OPERATOR)).toMatchObject({ status: 404 })
  })

  it('an undo vote is proposed and accepted, and everybody gets the state from there', async () => {
    const { seats } = await table()
    await command(seats[0], 0, 'supply', 'take wood', 'end')
    await command(seats[1], 3, 'supply', 'take clay')
    const asking = seats[1].next(({ kind }) => kind === 'room-status')
    expect(
      await roomRequest(seats[0], {
        kind: 'vote-start',
        expectedMove: 5,
        topic: { kind: 'undo', toMove: 4 },
      }),
    ).toMatchObject({
      kind: 'accepted',
      moveNumber: 5,
    })
    const { vote: motion } = (await asking) as Of<'room-status'>
    expect(motion).toEqual({ id: 5, seat: 0, topic: { kind: 'undo', toMove: 4 }, agreed: [], pending: [1] })
    const frames = seats[0].heard.filter(({ kind }) => kind === 'frame').length
    const frame = seats[0].next(({ kind }) => kind === 'frame')
    expect(
      await roomRequest(seats[1], { kind: 'vote', expectedMove: 5, vote: 5, agree: true }),
    ).toMatchObject({
      kind: 'accepted',
      moveNumber: 4,
    })
    expect(await frame).toMatchObject({ frame: { moveNumber: 4, fromMove: 4, steps: [] } })
    expect(seats[0].heard.filter(({ kind }) => kind === 'frame')).toHaveLength(frames + 1)
    expect(latest(seats[0], 'room-status')).toMatchObject({ vote: null })
  })

  it('a player leaves, a bot takes the seat, and the link to it no longer works', async () => {
    const { room, seats, mateo } = await table()
    const reseated = seats[0].next(({ kind }) => kind === 'seats')
    const gone = seats[1].next((message) => message.kind === 'refused' && message.requestId === null)
    expect(await roomRequest(seats[1], { kind: 'leave-game' })).toMatchObject({ kind: 'accepted' })
    expect(await gone).toMatchObject({ refusal: { code: 'seat-given-up', params: { seat: 2 } } })
    expect(await roomRequest(seats[1], { kind: 'chat', text: 'and yet' })).toMatchObject({
      refusal: { code: 'not-in-room' },
    })
    expect(await reseated).toMatchObject({ info: { seats: [{ bot: null }, { name: 'Mateo', bot: 'mate' }] } })
    const back = await Client.connect(server.address, `quayside-player=${mateo.secret}`)
    const refusal = back.next(({ kind }) => kind === 'refused')
    back.send({ kind: 'hello', protocol: 2, room, seat: 1, lastSeq: 0 })
    expect(await refusal).toMatchObject({ refusal: { code: 'seat-given-up', params: { seat: 2 } } })
    expect(await call('GET', `/rooms/${room}`, mateo.secret)).toMatchObject({ body: { ownSeats: [] } })
    expect(
      await roomRequest(seats[0], { kind: 'vote-start', expectedMove: 0, topic: { kind: 'end-game' } }),
    ).toMatchObject({
      kind: 'accepted',
    })
    expect(latest(seats[0], 'room-status')).toMatchObject({ isEnded: true })
    expect(await roomRequest(seats[0], { kind: 'submit', expectedMove: 0, command: 'supply' })).toMatchObject(
      {
        refusal: { code: 'game-over' },
      },
    )
  })

  it('standing policies are sent to their seat only, a vacation to everybody', async () => {
    const pace = { kind: 'days', hours: 24, vacation: 10 }
    const { seats } = await table({ clock: pace })
    const policies = { feeding: ['fish', 'franc'], interest: true, loans: false, repaying: null }
    expect(await roomRequest(seats[0], { kind: 'policies', policies: { interest: 1 } })).toMatchObject({
      refusal: { code: 'bad-value', params: { field: 'interest' } },
    })
    await roomRequest(seats[0], {
      kind: 'policies',
      policies: { feeding: ['fish', 'franc'], interest: true },
    })
    expect(latest(seats[0], 'policies')).toEqual({ kind: 'policies', policies })
    const away = seats[1].next((message) => message.kind === 'room-status' && message.vacations.length > 0)
    await roomRequest(seats[0], { kind: 'vacation', days: 3 })
    const until = now + 3 * 24 * 60 * MINUTE
    expect(await away).toMatchObject({
      vacations: [{ seat: 0, until }],
      deadlines: [{ seat: 0, dueAt: until + 24 * 60 * MINUTE }],
    })
    expect(latest(seats[1], 'policies')).toBe(undefined)
    expect(JSON.stringify(seats[1].heard)).not.toContain('feeding')
  })

  it.each([
    ['minutes', { kind: 'minutes', minutes: 30 }],
    ['moves', { kind: 'moves', moves: 3 }],
  ])('nothing newer than the delay in %s reaches a spectator', async (_kind, delay) => {
    const { room, seats } = await table({ spectatorDelay: delay })
    await command(seats[0], 0, 'supply', 'take wood')
    const before = JSON.stringify((await call('GET', `/rooms/${room}`)).body)
    const spectator = await Client.connect(server.address)
    const first = await spectator.sit(room)
    expect([first.frame.moveNumber, first.seq, first.frame.steps]).toEqual([0, 0, []])
    await roomRequest(seats[0], { kind: 'chat', text: 'the wood is mine' })
    await roomRequest(seats[1], { kind: 'vote-start', expectedMove: 2, topic: { kind: 'end-game' } })
    await roomRequest(seats[0], { kind: 'vote', expectedMove: 2, vote: 2, agree: false })
    await roomRequest(seats[1], { kind: 'leave-game' })
    await server.runDueWork()
    const late = await Client.connect(server.address)
    await late.sit(room)
    expect(await call('GET', `/rooms/${room}/record`)).toMatchObject({ body: { code: 'game-not-over' } })
    expect(JSON.stringify((await call('GET', `/rooms/${room}`)).body)).toBe(before)
    for (const watcher of [spectator, late]) {
      // Messages sent before the pong have arrived.
      const pong = watcher.next(({ kind }) => kind === 'pong')
      watcher.send({ kind: 'ping' })
      await pong
      const frames = watcher.heard.flatMap((message) =>
        message.kind === 'frame' ? [message.frame.moveNumber] : [],
      )
      expect(new Set(frames)).toEqual(new Set([0]))
      const heard = JSON.stringify(watcher.heard)
      expect(heard).not.toMatch(/take wood|the wood is mine|"bot":"mate"|"motion":\{/)
    }
    const shown = spectator.next(({ kind }) => kind === 'frame')
    const said = chat(spectator)
    now += 31 * MINUTE
    await command(seats[0], 2, 'end')
    await server.runDueWork()
    // The bot that took the seat plays on, so enough commands follow.
    expect(((await shown) as Of<'frame'>).frame.moveNumber).toBeGreaterThan(0)
    if (delay.kind === 'minutes') expect(await said).toMatchObject([{ text: 'the wood is mine' }])
  })
})
