import { afterEach, expect, it } from 'vitest'
import { type RunningServer, type ServerSettings, startServer } from '../process/server.ts'
import { openTwoSeatRoom } from '../testing/open-game.ts'
import { encodeWebSocketFrame, RawSocket } from '../testing/raw-socket.ts'
import { Client } from '../testing/socket-client.ts'

/** Nothing is forgotten while a test runs. */
const abuse = { maxScore: 5, decayPerSecond: 0.001, addresses: 100 }

let server: RunningServer

const start = async (settings: Partial<ServerSettings> = {}): Promise<void> => {
  server = await startServer({
    store: ':memory:',
    host: '127.0.0.1',
    port: 0,
    log: false,
    limits: { abuse },
    ...settings,
  })
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
  ['what is no message', encodeWebSocketFrame('hello?')],
  ['what is nested without end', encodeWebSocketFrame('['.repeat(5000))],
  [
    'tables that are none',
    encodeWebSocketFrame(
      JSON.stringify({ kind: 'hello', protocol: 2, room: 'q3yVx0hPwzL8aTbK', lastSeq: 0 }),
    ),
  ],
]

it.each(DEFAULT_ABUSE_LIMITS)(
  'whoever keeps sending %s is let go and has to wait; others come in',
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
  ['breaks the rules of the line', encodeWebSocketFrame('{}', { isMasked: false })],
  ['sends what is no text', encodeWebSocketFrame('{}', { kind: 'binary' })],
  ['sends more than anybody has to say', encodeWebSocketFrame('x'.repeat(20_000))],
])('whoever %s has to wait sooner', async (_what, bytes) => {
  await start()
  const socket = await line('127.0.0.2')
  socket?.write(bytes)
  await closed(socket)
  expect(await line('127.0.0.2')).toBeNull()
})

it('whoever sat at a table before stays there, wherever trouble comes from', async () => {
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

it('refuses a body that is nested without end before reading it', async () => {
  await start()
  const reply = await name(`{"name":${'['.repeat(500)}${']'.repeat(500)}}`)
  expect(reply.status).toBe(400)
  expect(await reply.json()).toEqual({ code: 'bad-request', params: { problem: 'JSON nested too deeply' } })
})

it('behind a proxy has those wait whom the proxy names', async () => {
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

it('nobody has to wait because pictures on a page make their browser ask for nonsense', async () => {
  await start()
  for (let time = 0; time < 5 * abuse.maxScore; time++)
    expect((await askFor('/api/lobby?nonsense=1')).status).toBe(400)
  expect((await name('{"name":"Odile"}')).status).toBe(201)
})

it('whoever asks for nonsense with a token of their own has to wait', async () => {
  await start({ trustProxy: '127.0.0.1' })
  const headers = { authorization: 'Bearer nobody', 'x-forwarded-for': '192.0.2.1' }
  for (let time = 0; time <= abuse.maxScore; time++)
    expect((await askFor('/api/lobby?nonsense=1', headers)).status).toBe(400)
  expect((await askFor('/api/lobby', headers)).status).toBe(429)
})

it.each([
  ['a picture of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403],
  ['a frame of a neighbour', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }, 403],
  ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 200],
  ['the own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' }, 200],
  ['whoever types the address', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, 200],
])('%s is answered as it should be', async (_who, headers, status) => {
  await start()
  expect((await askFor('/api/lobby', headers)).status).toBe(status)
})

it('pictures of another site use up nothing of what an address may ask', async () => {
  await start({ requestsAMinute: 3 })
  for (let time = 0; time < 10; time++)
    expect((await askFor('/api/lobby', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  for (const status of [200, 200, 200, 429]) expect((await askFor('/api/lobby')).status).toBe(status)
})

it('a proxy that passes on another host than was asked for opens the door to no other page', async () => {
  await start({ trustProxy: '127.0.0.1' })
  const headers = { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }
  expect((await name('{"name":"Odile"}', headers)).status).toBe(403)
})
