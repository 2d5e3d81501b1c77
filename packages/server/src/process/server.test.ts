import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OTHER_GAME, SAMPLE_GAME } from '@quayside/games/testing'
import type { CreatedPlayer, CreatedRoom, MyRoom, SeatTicket } from '@quayside/protocol'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Client } from '../testing/socket-client.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { RunningServer } from './server.ts'

let folder: string
let server: RunningServer

const start = (): Promise<RunningServer> => startTestServer(join(folder, 'quayside.db'))

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-server-'))
  server = await start()
})

afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const post = async (path: string, body: unknown, secret = ''): Promise<{ status: number; body: unknown }> => {
  const reply = await fetch(`${server.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: reply.status, body: await reply.json() }
}

const get = async (path: string, secret: string): Promise<unknown> =>
  (await fetch(`${server.address}${path}`, { headers: { authorization: `Bearer ${secret}` } })).json()

const player = async (name: string): Promise<CreatedPlayer> =>
  (await post('/api/players', { name })).body as CreatedPlayer

const opened = async (roomRequest: object, secret?: string): Promise<CreatedRoom> =>
  (await post('/api/rooms', roomRequest, secret ?? (await player('Odile')).secret)).body as CreatedRoom

const TWO = {
  game: SAMPLE_GAME,
  options: { players: 2, version: 'short' },
  seed: 'harbour',
  seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }],
}

describe('rooms', () => {
  it('give a seat secret to the host, and list the seats publicly', async () => {
    const { room, keys } = await opened(TWO)
    expect(Object.keys(keys)).toEqual(['0'])
    expect(await (await fetch(`${server.address}/api/rooms/${room}`)).json()).toEqual({
      info: {
        room,
        rulesVersion: 2,
        seedChosen: true,
        game: SAMPLE_GAME,
        options: expect.objectContaining({ players: 2, version: 'short' }) as unknown,
        seats: [
          { name: 'Odile', bot: null, free: false },
          { name: '', bot: null, free: true },
        ],
        settings: { clock: { kind: 'untimed' }, onTimeout: { kind: 'wait' } },
      },
      ownSeats: [],
      isHost: false,
      code: expect.stringMatching(/^[a-z]{8}$/) as unknown,
    })
  })

  it('tell players which seats are theirs', async () => {
    const odile = await player('Odile')
    const { room } = await opened(TWO, odile.secret)
    expect(await get(`/api/rooms/${room}`, odile.secret)).toMatchObject({ ownSeats: [0], isHost: true })
    const mateo = await player('Mateo')
    await post(`/api/rooms/${room}/seats`, { seat: 1 }, mateo.secret)
    expect(await get(`/api/rooms/${room}`, mateo.secret)).toMatchObject({ ownSeats: [1], isHost: false })
  })

  it('give a free seat once', async () => {
    const { room } = await opened(TWO)
    const { secret } = await player('Mateo')
    const mateo = await post(`/api/rooms/${room}/seats`, { seat: 1 }, secret)
    expect(mateo.status).toBe(201)
    expect((mateo.body as SeatTicket).key).toMatch(/^[\w-]{32}$/)
    expect(await post(`/api/rooms/${room}/seats`, { seat: 1 }, secret)).toEqual({
      status: 409,
      body: { code: 'seat-taken', params: { seat: 2 } },
    })
  })

  it.each([
    ['an unknown game', { ...TWO, game: 'go' }, 'unknown-game'],
    ['invalid options', { ...TWO, options: { players: 9 } }, 'bad-value'],
    [
      'an unknown bot',
      { ...TWO, seats: [TWO.seats[0], { kind: 'bot', level: 'admiral' }] },
      'unknown-bot-level',
    ],
    ['too many seats', { ...TWO, seats: [...TWO.seats, { kind: 'open' }] }, 'wrong-seat-count'],
    ['an unknown field', { ...TWO, admin: true }, 'bad-request'],
    ['no JSON', '{', 'bad-request'],
  ])('are not opened with %s', async (_what, roomRequest, code) => {
    const { secret } = await player('Odile')
    expect(await post('/api/rooms', roomRequest, secret)).toMatchObject({ status: 400, body: { code } })
  })

  it('are opened only by a player', async () => {
    expect(await post('/api/rooms', TWO)).toEqual({
      status: 401,
      body: { code: 'not-signed-in', params: {} },
    })
    expect(await post('/api/rooms', TWO, 'x'.repeat(32))).toMatchObject({ status: 401 })
  })

  it('are listed for their players, those with an own turn first', async () => {
    const odile = await player('Odile')
    const mate = { kind: 'bot', level: 'mate' }
    const settings = { clock: { kind: 'days', hours: 24 }, onTimeout: { kind: 'wait' } }
    const begun = await opened({ ...TWO, settings, seats: [TWO.seats[0], mate] }, odile.secret)
    const waiting = await opened(TWO, odile.secret)
    const list = (await get('/api/me/rooms', odile.secret)) as MyRoom[]
    expect(
      list.map(({ info, ownSeats: mine, deciders: waits, ownTurns: yourTurn }) => [
        info.room,
        mine,
        waits,
        yourTurn,
      ]),
    ).toEqual([
      [begun.room, [0], [0], [0]],
      [waiting.room, [0], [], []],
    ])
    expect(list.map(({ nextDeadline: due }) => due)).toEqual([expect.any(Number), null])
  })

  it('are not accessible to pages of other sites', async () => {
    const reply = await fetch(`${server.address}/api/players`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://elsewhere.example' },
      body: JSON.stringify({ name: 'Odile' }),
    })
    expect([reply.status, await reply.json()]).toEqual([403, { code: 'cross-origin', params: {} }])
  })
})

describe('a server with a site', () => {
  it('serves the API itself and leaves everything else to the site, on one port', async () => {
    const both = await startTestServer(':memory:', {
      site: ({ url }, response) => void response.end(`the page at ${url}`),
    })
    const answers = await Promise.all(
      ['/', '/apish', '/api/me'].map(async (path) => (await fetch(`${both.address}${path}`)).text()),
    )
    await both.close()
    expect(answers).toEqual([
      'the page at /',
      'the page at /apish',
      // An unknown visitor is not an error.
      'null',
    ])
  })
})

describe('a seat', () => {
  const BOTH = { ...TWO, seats: [TWO.seats[0], { kind: 'mine', name: 'Mateo' }] }

  const seated = async (): Promise<{ room: string; key: string; client: Client }> => {
    const { room, keys } = await opened(BOTH)
    const client = await Client.connect(server.address)
    return { room, key: keys[0] ?? '', client }
  }

  it('gets a reply after its command is durable, and the same reply when it repeats the request', async () => {
    const { room, key, client } = await seated()
    await client.sit(room, key)
    const submit = { kind: 'submit', requestId: 'first', expectedMove: 0, command: 'supply' }
    const done = await client.ask(submit)
    expect(done).toEqual({ kind: 'accepted', requestId: 'first', moveNumber: 1, seq: 1 })
    expect(await client.ask(submit)).toEqual(done)
    expect(await client.ask({ ...submit, requestId: 'second' })).toMatchObject({
      kind: 'refused',
      refusal: { code: 'stale-move', params: { at: 0, expected: 1 } },
    })
    await server.close()
    server = await start()
    const again = await Client.connect(server.address)
    expect((await again.sit(room, key)).frame.moveNumber).toBe(1)
    expect(await again.ask(submit)).toEqual(done)
  })

  it('gets only the moves it missed', async () => {
    const { room, key, client } = await seated()
    const first = await client.sit(room, key)
    await client.ask({ kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' })
    await client.ask({ kind: 'submit', requestId: 'b', expectedMove: 1, command: 'take wood' })
    const back = await Client.connect(server.address)
    const { frame, seq } = await back.sit(room, key, first.seq + 1)
    expect(seq).toBe(2)
    expect(frame.fromMove).toBe(1)
    expect(frame.steps.map(({ command }) => command)).toEqual(['take wood'])
  })

  it('undoes what the rules allow, and gets the state from there', async () => {
    const { room, key, client } = await seated()
    await client.sit(room, key)
    await client.ask({ kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' })
    await client.ask({ kind: 'submit', requestId: 'b', expectedMove: 1, command: 'take wood' })
    const frame = client.next(({ kind }) => kind === 'frame')
    expect(await client.ask({ kind: 'undo', requestId: 'c', expectedMove: 2, toMove: 1 })).toEqual({
      kind: 'accepted',
      requestId: 'c',
      moveNumber: 1,
      seq: 3,
    })
    expect(await frame).toMatchObject({ frame: { moveNumber: 1, fromMove: 1, steps: [] } })
    expect(await client.ask({ kind: 'undo', requestId: 'd', expectedMove: 1, toMove: 0 })).toMatchObject({
      refusal: { code: 'undo-limit' },
    })
    expect(
      await client.ask({ kind: 'submit', requestId: 'e', expectedMove: 1, command: 'take clay' }),
    ).toMatchObject({
      kind: 'accepted',
      moveNumber: 2,
    })
  })

  it.each([
    ['invalid JSON', 'hello', 'bad-message'],
    ['a message of an unknown kind', { kind: 'shout' }, 'bad-message'],
    [
      'an unknown field',
      { kind: 'hello', protocol: 2, room: 'x'.repeat(16), lastSeq: 0, admin: 1 },
      'bad-message',
    ],
    ['an unknown room', { kind: 'hello', protocol: 2, room: 'x'.repeat(16), lastSeq: 0 }, 'no-such-room'],
    [
      'a command before the hello',
      { kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' },
      'not-in-room',
    ],
  ])('is refused %s', async (_what, message, code) => {
    const client = await Client.connect(server.address)
    const answer = client.next(() => true)
    client.send(message)
    expect(await answer).toMatchObject({ kind: 'refused', refusal: { code } })
  })

  it('is not opened by another secret, and a spectator cannot decide', async () => {
    const { room, client } = await seated()
    await expect(client.sit(room, 'k'.repeat(32))).rejects.toThrow('invalid-seat-secret')
    await client.sit(room)
    expect(
      await client.ask({ kind: 'submit', requestId: 'a', expectedMove: 0, command: 'supply' }),
    ).toMatchObject({
      refusal: { code: 'spectator' },
    })
  })

  it('is opened by its signed-in player on any device', async () => {
    const odile = await player('Odile')
    const { room } = await opened(TWO, odile.secret)
    const browser = await Client.connect(server.address, `quayside-player=${odile.secret}`)
    const frame = browser.next(({ kind }) => kind === 'welcome')
    browser.send({ kind: 'hello', protocol: 2, room, seat: 0, lastSeq: 0 })
    expect(await frame).toMatchObject({ kind: 'welcome', seat: 0 })
    const refusal = browser.next(({ kind }) => kind === 'refused')
    browser.send({ kind: 'hello', protocol: 2, room, seat: 1, lastSeq: 0 })
    expect(await refusal).toMatchObject({ refusal: { code: 'not-your-seat', params: { seat: 2 } } })
  })

  it('waits until all seats are taken', async () => {
    const { room, keys } = await opened(TWO)
    const client = await Client.connect(server.address)
    await client.sit(room, keys[0] ?? '')
    const supply = { kind: 'submit', expectedMove: 0, command: 'supply' }
    expect(await client.ask({ ...supply, requestId: 'a' })).toMatchObject({
      refusal: { code: 'seats-not-filled' },
    })
    const { secret } = await player('Mateo')
    const seats = client.next(({ kind }) => kind === 'seats')
    await post(`/api/rooms/${room}/seats`, { seat: 1 }, secret)
    expect(await seats).toMatchObject({
      info: { seats: [{ name: 'Odile' }, { name: 'Mateo', free: false }] },
    })
    expect(await client.ask({ ...supply, requestId: 'b' })).toMatchObject({ kind: 'accepted' })
  })

  it('gets a pong for its ping', async () => {
    const client = await Client.connect(server.address)
    const answer = client.next(() => true)
    client.send({ kind: 'ping' })
    expect(await answer).toEqual({ kind: 'pong' })
  })

  it('gets the reason of the rules for an illegal command', async () => {
    const { room, key, client } = await seated()
    await client.sit(room, key)
    expect(
      await client.ask({ kind: 'submit', requestId: 'a', expectedMove: 0, command: 'take wood' }),
    ).toMatchObject({
      refusal: { code: 'supply-first' },
    })
  })
})

describe.each([SAMPLE_GAME, OTHER_GAME])('a whole game of %s online', (game) => {
  it('is played by two people and a bot, one of them with a break', async () => {
    const { room, keys } = await opened({
      game,
      options: { players: 3, ...(game === SAMPLE_GAME ? { version: 'short' } : {}) },
      seats: [
        { kind: 'mine', name: 'Odile' },
        { kind: 'mine', name: 'Mateo' },
        { kind: 'bot', level: 'random' },
      ],
    })
    const person = (seat: number): TestPlayer =>
      new TestPlayer({ address: server.address, game, room, key: keys[seat] ?? '', seat }, `person ${seat}`)
    const [odile, mateo] = [person(0), person(1)]
    const playing = odile.play()
    await mateo.play(() => mateo.done.length >= 5)
    await mateo.disconnect()
    const [one, other] = await Promise.all([playing, mateo.play()])
    expect(one.moveNumber).toBe(other.moveNumber)
    expect(odile.done.length).toBeGreaterThan(10)
    expect(mateo.done.length).toBeGreaterThan(10)
  }, 60_000)
})
