import { afterEach, expect, it } from 'vitest'
import type { RunningServer } from '../process/server.ts'
import type { ServerSettings } from '../process/server-settings.ts'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { encodeWebSocketFrame, RawSocket } from '../testing/raw-socket.ts'
import { Client } from '../testing/socket-client.ts'
import { startTestServer } from '../testing/test-server.ts'

/** Slow decay, so that scores do not change during a test. */
const abuse = { maxScore: 5, decayPerSecond: 0.001, addresses: 100 }

let server: RunningServer

const start = async (settings: Partial<ServerSettings> = {}): Promise<void> => {
  server = await startTestServer(':memory:', { limits: { abuse }, ...settings })
}

afterEach(() => server.close())

const line = (from: string): Promise<RawSocket | null> => {
  const { hostname, port } = new URL(server.address)
  return RawSocket.upgraded({ host: hostname, port: Number(port), from })
}

const closed = async (socket: RawSocket | null): Promise<void> => {
  while (socket?.isOpen) await socket.answer()
}

const DEFAULT_ABUSE_LIMITS: readonly (readonly [string, string | Buffer])[] = [
  ['invalid messages', encodeWebSocketFrame('hello?')],
  ['deeply nested JSON', encodeWebSocketFrame('['.repeat(5000))],
  [
    'unknown room ids',
    encodeWebSocketFrame(
      JSON.stringify({ kind: 'hello', protocol: 2, room: 'q3yVx0hPwzL8aTbK', lastSeq: 0 }),
    ),
  ],
]

it.each(DEFAULT_ABUSE_LIMITS)(
  'an address that keeps sending %s is blocked; others are not',
  async (_what, bytes) => {
    await start()
    const socket = await line('127.0.0.2')
    for (let time = 0; time <= abuse.maxScore; time++) socket?.write(bytes)
    await closed(socket)
    expect(await line('127.0.0.2')).toBeNull()
    const other = await line('127.0.0.3')
    expect(other).not.toBeNull()
    other?.end()
  },
)

it.each([
  ['violates the WebSocket protocol', encodeWebSocketFrame('{}', { isMasked: false })],
  ['sends a binary message', encodeWebSocketFrame('{}', { kind: 'binary' })],
  ['sends a message that is too long', encodeWebSocketFrame('x'.repeat(20_000))],
])('an address that %s is blocked at once', async (_what, bytes) => {
  await start()
  const socket = await line('127.0.0.2')
  socket?.write(bytes)
  await closed(socket)
  expect(await line('127.0.0.2')).toBeNull()
})

it('a connection that has joined a room stays, although its address is blocked', async () => {
  await start()
  const { room, keys } = await openTwoSeatRoom(server.address)
  const client = await Client.connect(server.address)
  await client.sit(room, keys[0])
  const socket = await line('127.0.0.1')
  socket?.write(encodeWebSocketFrame('{}', { isMasked: false }))
  await closed(socket)
  expect(await line('127.0.0.1')).toBeNull()
  expect(
    await client.ask({ kind: 'submit', requestId: 'on', expectedMove: 0, command: 'supply' }),
  ).toMatchObject({
    kind: 'accepted',
  })
  await client.close()
})

const name = (body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.address}/api/players`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

it('a deeply nested body is refused before it is parsed', async () => {
  await start()
  const reply = await name(`{"name":${'['.repeat(500)}${']'.repeat(500)}}`)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toEqual({ code: 'bad-request', params: { problem: 'JSON nested too deeply' } })
})

it('behind a proxy the forwarded address is blocked', async () => {
  await start({ trustProxy: '127.0.0.1' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let time = 0; time <= abuse.maxScore; time++)
    expect((await name('{"name":', from('192.0.2.1'))).status).toBe(400)
  const reply = await name('{"name":"Odile"}', from('192.0.2.1'))
  expect(reply.status).toBe(429)
  expect(await reply.json()).toEqual({ code: 'too-many-requests', params: {} })
  expect((await name('{"name":"Odile"}', from('192.0.2.2'))).status).toBe(201)
})

const askFor = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${server.address}${path}`, { headers })

it('requests that images on a foreign page cause do not count as abuse', async () => {
  await start()
  for (let time = 0; time < 5 * abuse.maxScore; time++)
    expect((await askFor('/api/lobby?nonsense=1')).status).toBe(400)
  expect((await name('{"name":"Odile"}')).status).toBe(201)
})

it('invalid requests with a bearer token count as abuse', async () => {
  await start({ trustProxy: '127.0.0.1' })
  const headers = { authorization: 'Bearer nobody', 'x-forwarded-for': '192.0.2.1' }
  for (let time = 0; time <= abuse.maxScore; time++)
    expect((await askFor('/api/lobby?nonsense=1', headers)).status).toBe(400)
  expect((await askFor('/api/lobby', headers)).status).toBe(429)
})

it.each([
  ['an image on another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403],
  ['a frame on the same site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }, 403],
  ['a link from another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 200],
  ['our own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, 200],
  ['a typed address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, 200],
])('%s gets the right response', async (_who, headers, status) => {
  await start()
  expect((await askFor('/api/lobby', headers)).status).toBe(status)
})

it('images on foreign pages do not use up the rate limit of an address', async () => {
  await start({ requestsAMinute: 3 })
  for (let time = 0; time < 10; time++)
    expect((await askFor('/api/lobby', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const status of [200, 200, 200, 429]) expect((await askFor('/api/lobby')).status).toBe(status)
})

it('a forged X-Forwarded-Host does not allow cross-origin requests', async () => {
  await start({ trustProxy: '127.0.0.1' })
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  expect((await name('{"name":"Odile"}', headers)).status).toBe(403)
})
