import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { Connections, DEFAULT_CONNECTION_LIMITS } from './connections.ts'

/** An echo server. */
const echo = async (burst: number) => {
  const turns: string[] = []
  const connections = new Connections({
    limits: { ...DEFAULT_CONNECTION_LIMITS, perAddress: { perSecond: 0.001, burst } },
    admissionQueue: { waitForTurn: async (address) => void turns.push(address) },
  })
  const app = Fastify()
  const sockets = new WebSocketServer({ server: app.server })
  sockets.on('connection', (socket, { socket: { remoteAddress = '' } }) =>
    connections.admit(socket, { ip: remoteAddress, log: app.log }, (transmit) => ({
      handle: async (text) => transmit(text),
      close: () => undefined,
      refuse: () => undefined,
    })),
  )
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  const connection = (): Promise<WebSocket> =>
    new Promise((resolve) => {
      const socket = new WebSocket(address.replace(/^http/, 'ws'))
      socket.addEventListener('open', () => resolve(socket))
    })
  const close = async (): Promise<void> => {
    connections.stop()
    connections.terminateAll()
    await app.close()
  }
  return { connections, connection, close, joinCount: turns }
}

const answered = (socket: WebSocket, text: string): Promise<string> =>
  new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true })
    socket.send(text)
  })

it('makes an address over its rate limit wait in the admission queue, whatever connections it opens', async () => {
  const { connection, close, joinCount: turns } = await echo(3)
  const connections = [await connection(), await connection()]
  for (const socket of connections) expect(await answered(socket, 'a')).toBe('a')
  for (const socket of connections) expect(await answered(socket, 'b')).toBe('b')
  // The first three messages were handled at once; the fourth had to wait its turn.
  expect(turns).toEqual(['127.0.0.1'])
  await close()
})

it('forgets an address with its last connection', async () => {
  const { connections, connection, close, joinCount: turns } = await echo(1)
  const first = await connection()
  await answered(first, 'a')
  first.close()
  while (connections.size > 0) await sleep(5)
  const second = await connection()
  await answered(second, 'b')
  expect(turns).toEqual([])
  await close()
})
