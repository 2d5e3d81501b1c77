import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SocketUpgrades } from './socket-upgrades.ts'

const app = Fastify()
let port = 0
let request: WeakRef<FastifyRequest> | null = null

beforeAll(async () => {
  const upgrades = new SocketUpgrades(app, 1000)
  upgrades.route(app, '/echo', (socket, opened) => {
    request = new WeakRef(opened)
    socket.on('message', (text: Buffer) => socket.send(text.toString()))
  })
  upgrades.route(app, '/closed', (socket) => socket.close(), [
    async () => {
      throw Object.assign(new Error('not today'), { statusCode: 403 })
    },
  ])
  app.get('/plain', async () => 'plain')
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
})

afterAll(() => app.close())

const open = async (path: string): Promise<WebSocket> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  await once(socket, 'open')
  return socket
}

const refusalStatus = async (path: string): Promise<number | undefined> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`)
  socket.on('error', () => undefined)
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode?: number }]
  return response.statusCode
}

it('opens a socket on its route', async () => {
  const socket = await open('/echo')
  socket.send('hello')
  const [text] = (await once(socket, 'message')) as [Buffer]
  expect(String(text)).toBe('hello')
  socket.close()
  await once(socket, 'close')
})

it('refuses upgrades like other requests, and closes their connections', async () => {
  expect(await refusalStatus('/closed')).toBe(403)
  expect(await refusalStatus('/nowhere')).toBe(404)
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /plain HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  const answer: Buffer[] = []
  socket.on('data', (part) => answer.push(part))
  await once(socket, 'close')
  expect(Buffer.concat(answer).toString()).toMatch(/^HTTP\/1.1 200 OK/)
})

it('answers a plain request to a socket route with 404', async () => {
  const plain = httpRequest({ port, path: '/echo' })
  plain.end()
  const [response] = (await once(plain, 'response')) as [{ statusCode?: number; resume(): void }]
  response.resume()
  expect(response.statusCode).toBe(404)
})

it('survives a client that disconnects during the upgrade', async () => {
  for (let count = 0; count < 5; count++) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    socket.write(
      'GET /echo HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n' +
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    socket.resetAndDestroy()
  }
  const socket = await open('/echo')
  socket.close()
  await once(socket, 'close')
})

it('does not keep the request in memory while the socket is open', async () => {
  const socket = await open('/echo')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  for (let count = 0; count < 20 && request?.deref() !== undefined; count++) {
    await sleep(10)
    collect()
  }
  expect(request?.deref()).toBeUndefined()
  expect(socket.readyState).toBe(WebSocket.OPEN)
  socket.close()
})
