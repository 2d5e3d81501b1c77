import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { OTHER_GAME } from '@quayside/games/testing'
import type { BotInfo, BotServerMessage, CreatedBot, CreatedRoom, MyRoom, RoomInfo } from '@quayside/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import { connect } from '../storage/database.ts'
import { hashSecret } from '../storage/identifiers.ts'
import { Browser } from '../testing/http-client.ts'
import { DATABASES, sharedPostgres, type TestDatabase } from '../testing/test-databases.ts'
import { TestPlayer } from '../testing/test-player.ts'
import { startTestServer } from '../testing/test-server.ts'

/** The connection of an API bot. */
class BotSocket {
  readonly heard: BotServerMessage[] = []
  readonly #socket: WebSocket
  readonly #waiting = new Set<() => void>()
  readonly closed: Promise<number>
  /** The close reason. */
  reason = ''

  constructor(address: string, token: string) {
    this.#socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/bot`, {
      headers: { authorization: `Bearer ${token}` },
    })
    this.closed = new Promise((resolve) => {
      this.#socket.addEventListener('close', ({ code, reason }) => {
        this.reason = reason
        resolve(code)
      })
    })
    this.#socket.addEventListener('message', ({ data }) => {
      this.heard.push(JSON.parse(String(data)) as BotServerMessage)
      for (const wake of this.#waiting) wake()
    })
    onTestFinished(() => this.#socket.close())
  }

  close(): void {
    this.#socket.close()
  }

  say(room: string, seat: number, message: object): void {
    this.#socket.send(JSON.stringify({ room, seat, message }))
  }

  /** Waits for the first message of this kind. */
  async kind<Kind extends BotServerMessage['message']['kind']>(
    kind: Kind,
  ): Promise<Extract<BotServerMessage['message'], { kind: Kind }>> {
    for (;;) {
      const found = this.heard.find(({ message }) => message.kind === kind)
      if (found) return found.message as Extract<BotServerMessage['message'], { kind: Kind }>
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          this.#waiting.delete(wake)
          resolve()
        }
        this.#waiting.add(wake)
      })
    }
  }
}

const SEATS = [{ kind: 'open' }, { kind: 'bot', level: 'random' }]

describe.each(DATABASES)('API bots, on %s', (_name, start) => {
  let database: TestDatabase
  let server: RunningServer

  beforeAll(async () => {
    database = await start()
    server = await startTestServer(database.address, { requestsAMinute: 100_000 })
  })

  afterAll(async () => {
    await server.close()
    await database.stop()
  })

  const player = async (name: string): Promise<Browser> => {
    const browser = new Browser(server.address)
    await browser.become(name)
    return browser
  }

  const table = (browser: Browser, roomRequest: object = {}): Promise<CreatedRoom> =>
    browser.get('POST', '/rooms', {
      game: OTHER_GAME,
      options: { players: 2 },
      seats: SEATS,
      ...roomRequest,
    })

  const bot = (browser: Browser, name = 'Anchor'): Promise<CreatedBot> =>
    browser.get('POST', '/me/bots', { name })

  const seat = (browser: Browser, room: string, { id }: CreatedBot, at = 0): Promise<RoomInfo> =>
    browser.get('POST', `/rooms/${room}/api-bots`, { seat: at, bot: id })

  it('are identified by a token that is shown once and never stored', async () => {
    const odile = await player('Odile')
    const made = await bot(odile)
    const [listed] = await odile.get<BotInfo[]>('GET', '/me/bots')
    expect(listed).toEqual({
      id: made.id,
      name: 'Anchor',
      createdAt: expect.any(Number) as number,
      lastUsedAt: null,
    })
    const db = connect(database.address)
    const players = await db.selectFrom('player').selectAll().execute()
    await db.destroy()
    expect(JSON.stringify(players)).not.toContain(made.token)
    expect(players.find(({ id }) => id === made.id)?.secret_hash).toBe(hashSecret(made.token))
    expect(await (await player('Mateo')).get('GET', '/me/bots')).toEqual([])
  })

  it('take the seats they are given, are marked, get the legal commands, and get replies', async () => {
    const odile = await player('Odile')
    const made = await bot(odile)
    const { room } = await table(odile)
    const line = new BotSocket(server.address, made.token)
    expect((await seat(odile, room, made)).seats).toEqual([
      { name: 'Anchor', bot: null, free: false, program: true },
      { name: '', bot: 'random', free: false },
    ])
    expect(await line.kind('welcome')).toMatchObject({ seat: 0 })
    const { frame } = await line.kind('frame')
    expect(frame.viewer).toBe(0)
    const { moveNumber: at, commands } = await line.kind('decide')
    const [command = ''] = commands
    line.say(room, 0, { kind: 'submit', requestId: 'first', expectedMove: at, command })
    expect(await line.kind('accepted')).toMatchObject({ requestId: 'first', moveNumber: at + 1 })
    line.say(room, 0, { kind: 'submit', requestId: 'second', expectedMove: at, command })
    expect(await line.kind('refused')).toMatchObject({ refusal: { code: 'stale-move' } })
    const [listed] = await odile.get<BotInfo[]>('GET', '/me/bots')
    expect(listed?.lastUsedAt).toEqual(expect.any(Number))
  })

  it('act for their own seats only', async () => {
    const odile = await player('Odile')
    const made = await bot(odile)
    const [{ room }, { room: other }] = [await table(odile), await table(odile)]
    await seat(odile, room, made)
    const line = new BotSocket(server.address, made.token)
    await line.kind('decide')
    line.say(other, 0, { kind: 'submit', requestId: 'a', expectedMove: 0, command: 'x' })
    line.say(room, 1, { kind: 'submit', requestId: 'b', expectedMove: 0, command: 'x' })
    line.say(room, 0, { kind: 'hello', protocol: 2, room: other, lastSeq: 0 })
    line.say(room, 0, { kind: 'ping' })
    await line.kind('pong')
    const refusals = line.heard.filter(({ message }) => message.kind === 'refused')
    expect(refusals).toHaveLength(3)
    for (const { message } of refusals) expect(message).toMatchObject({ refusal: { code: 'not-your-seat' } })
  })

  it('can only read and play with their tokens', async () => {
    const odile = await player('Odile')
    const { token } = await bot(odile)
    const { room } = await table(odile)
    const program = async (method: string, path: string, body?: object): Promise<unknown> => {
      const reply = await fetch(`${server.address}/api${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
      return reply.json()
    }
    expect(await program('GET', '/me')).toMatchObject({ name: 'Anchor' })
    expect(await program('GET', '/me/rooms')).toEqual([])
    for (const [method, path, body] of [
      ['POST', '/rooms', { game: OTHER_GAME, options: { players: 2 }, seats: SEATS }],
      ['POST', `/rooms/${room}/seats`, { seat: 0 }],
      ['POST', '/me/bots', { name: 'more of us' }],
      ['POST', '/me/passkeys/options', undefined],
      ['PATCH', '/me', { name: 'Odile' }],
      ['DELETE', '/me', { name: 'Anchor' }],
    ] as const)
      expect(await program(method, path, body)).toMatchObject({ code: 'bot-token-play-only' })
  })

  it('join listed rooms only through the host, and others through anybody with the link', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const made = await bot(mateo)
    const { room: listed } = await table(odile, { listed: true })
    const roomRequest = { seat: 0, bot: made.id }
    expect(await mateo.refused('POST', `/rooms/${listed}/api-bots`, roomRequest)).toBe('host-only')
    expect(await odile.refused('POST', `/rooms/${listed}/api-bots`, roomRequest)).toBe('no-such-bot')
    const { room: linked } = await table(odile)
    expect((await seat(mateo, linked, made)).seats[0]).toMatchObject({ program: true })
  })

  it('leave their rooms when their token is revoked, and their connection is closed', async () => {
    const [odile, mateo] = [await player('Odile'), await player('Mateo')]
    const made = await bot(odile)
    const { room } = await table(odile, { seats: [{ kind: 'open' }, { kind: 'open' }] })
    await mateo.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    await seat(odile, room, made)
    const line = new BotSocket(server.address, made.token)
    await line.kind('frame')
    expect(await mateo.refused('DELETE', `/me/bots/${made.id}`)).toBe('no-such-bot')
    await odile.get('DELETE', `/me/bots/${made.id}`)
    expect(await line.closed).toBe(1008)
    const [mine] = await mateo.get<MyRoom[]>('GET', '/me/rooms')
    expect(mine?.info.seats[0]).toEqual({ name: '', bot: 'mate', free: false })
    expect(await odile.get('GET', '/me/bots')).toEqual([])
  })

  it('have a limited number of connections per token', async () => {
    const odile = await player('Odile')
    const [made, other] = [await bot(odile), await bot(odile, 'Buoy')]
    const { room } = await table(odile)
    const lines = [1, 2, 3].map(() => new BotSocket(server.address, made.token))
    await seat(odile, room, made)
    for (const line of lines) await line.kind('decide')
    const fourth = new BotSocket(server.address, made.token)
    expect(await fourth.kind('refused')).toMatchObject({
      refusal: { code: 'too-many-bot-connections', params: { most: 3 } },
    })
    expect([await fourth.closed, fourth.reason]).toEqual([1013, 'too-many-bot-connections'])
    const { room: another } = await table(odile)
    await seat(odile, another, other)
    await new BotSocket(server.address, other.token).kind('decide')
    lines[0]?.close()
    await lines[0]?.closed
    await new BotSocket(server.address, made.token).kind('decide')
  })

  it('are not rated, and neither is a player who played only against them', async () => {
    const odile = await player('Odile')
    const made = await bot(odile)
    const { room, keys } = await table(odile, { seats: [{ kind: 'mine', name: 'Odile' }, { kind: 'open' }] })
    await seat(odile, room, made, 1)
    const line = new BotSocket(server.address, made.token)
    const playing = new TestPlayer(
      { address: server.address, game: OTHER_GAME, room, key: keys[0] ?? '', seat: 0 },
      'unrated',
    )
    const person = playing.play()
    let answered = 0
    while (!line.heard.some(({ message }) => message.kind === 'game-over')) {
      const asked = line.heard.findLast(({ message }) => message.kind === 'decide')?.message
      if (asked?.kind === 'decide' && asked.moveNumber >= answered) {
        answered = asked.moveNumber + 1
        const request = `r${asked.moveNumber}`
        line.say(room, 1, {
          kind: 'submit',
          requestId: request,
          expectedMove: asked.moveNumber,
          command: asked.commands[0] ?? '',
        })
      }
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await person
    await playing.disconnect()
    await server.runDueWork()
    await server.runDueWork()
    expect(await odile.get('GET', `/leaderboards/${OTHER_GAME}/2`)).toEqual([])
  }, 120_000)
})

it('API bots are notified on one node of what happens on another', async () => {
  const database = await sharedPostgres()
  const start = (): Promise<RunningServer> => startTestServer(database.address, { requestsAMinute: 100_000 })
  const [here, there] = [await start(), await start()]
  try {
    const odile = new Browser(there.address)
    await odile.become('Odile')
    const made = await odile.get<CreatedBot>('POST', '/me/bots', { name: 'Anchor' })
    const line = new BotSocket(here.address, made.token)
    const open = (seats: readonly object[]): Promise<CreatedRoom> =>
      odile.get('POST', '/rooms', { game: OTHER_GAME, options: { players: 2 }, seats })
    // The room still has a free seat when the bot is seated.
    const { room } = await open([{ kind: 'open' }, { kind: 'open' }])
    await odile.get('POST', `/rooms/${room}/api-bots`, { seat: 0, bot: made.id })
    await odile.get('POST', `/rooms/${room}/seats`, { seat: 1 })
    expect(await line.kind('welcome')).toMatchObject({ seat: 0, info: { room } })
    const { room: second } = await open([{ kind: 'open' }, { kind: 'bot', level: 'random' }])
    await odile.get('POST', `/rooms/${second}/api-bots`, { seat: 0, bot: made.id })
    await vi.waitFor(() => expect(line.heard.some((heard) => heard.room === second)).toBe(true), {
      timeout: 30_000,
    })
    await odile.get('DELETE', `/me/bots/${made.id}`)
    expect([await line.closed, line.reason]).toEqual([1008, 'revoked'])
  } finally {
    await here.close()
    await there.close()
    await database.stop()
  }
}, 60_000)

it('a connection without the token of an API bot is refused', async () => {
  const server = await startTestServer(':memory:')
  const browser = new Browser(server.address)
  const { secret } = await browser.get<{ secret: string }>('POST', '/players', { name: 'Odile' })
  const upgrade = async (token: string): Promise<number> => {
    const reply = await fetch(`${server.address}/api/bot`, { headers: { authorization: `Bearer ${token}` } })
    return reply.status
  }
  expect(await new BotSocket(server.address, secret).closed).not.toBe(1000)
  expect(await new BotSocket(server.address, 'x'.repeat(32)).closed).not.toBe(1000)
  expect(await upgrade(secret)).toBeGreaterThanOrEqual(400)
  for (let made = 0; made < 10; made++) await browser.get('POST', '/me/bots', { name: `${made}` })
  expect(await browser.refused('POST', '/me/bots', { name: 'one more' })).toBe('too-many-api-bots')
  await server.close()
})

it('the example of the guide plays a game to its end', async () => {
  const guide = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'bot-api.md')
  const code = /```js\n([\s\S]*?)```/.exec(await readFile(guide, 'utf8'))?.[1] ?? ''
  expect(code.trim().split('\n').length).toBeLessThan(60)
  const folder = await mkdtemp(join(tmpdir(), 'quayside-example-'))
  await writeFile(join(folder, 'bot.mjs'), code)
  const server = await startTestServer(':memory:')
  const odile = new Browser(server.address)
  await odile.become('Odile')
  const { id, token } = await odile.get<CreatedBot>('POST', '/me/bots', { name: 'Anchor' })
  const { room } = await odile.get<CreatedRoom>('POST', '/rooms', {
    game: OTHER_GAME,
    options: { players: 2 },
    seats: SEATS,
  })
  await odile.get('POST', `/rooms/${room}/api-bots`, { seat: 0, bot: id })
  const example: ChildProcess & { readonly stdout: NodeJS.ReadableStream } = spawn(
    process.execPath,
    [join(folder, 'bot.mjs')],
    {
      env: { ...process.env, QUAYSIDE_ADDRESS: server.address, QUAYSIDE_TOKEN: token },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let over = ''
  for await (const said of createInterface({ input: example.stdout })) {
    expect(said).not.toMatch(/^refused/)
    if (said.startsWith('over ')) {
      over = said
      break
    }
  }
  example.kill()
  expect(JSON.parse(over.slice('over '.length))).toMatchObject({ scores: [{ seat: 0 }, { seat: 1 }] })
  await server.close()
  await rm(folder, { recursive: true })
}, 120_000)
