import { expect, it } from 'vitest'
import { RawSocket } from '../testing/raw-socket.ts'
import { startTestServer } from '../testing/test-server.ts'

it('the server stops although clients keep idle connections, half requests and unresponsive sockets open', async () => {
  const server = await startTestServer(':memory:')
  const { hostname, port } = new URL(server.address)
  const place = { host: hostname, port: Number(port), from: '127.0.0.1' }
  const silent = await RawSocket.plain(place)
  const half = await RawSocket.plain(place)
  half?.write('POST /api/players HTTP/1.1\r\nHost: a\r\nContent-Le')
  const socket = await RawSocket.upgraded(place)
  expect([silent, half, socket]).not.toContain(null)
  await server.close()
  for (const connection of [silent, half, socket]) connection?.end()
})

it.each([
  ['from another site', 'Origin: https://elsewhere.example', 1000, '403'],
  ['over the rate limit', 'X-Nothing: at all', 0, '429'],
])('a refused socket, %s, does not stay open', async (_why, header, requestsAMinute, status) => {
  const server = await startTestServer(':memory:', { requestsAMinute })
  const { hostname, port } = new URL(server.address)
  const connection = await RawSocket.plain({ host: hostname, port: Number(port), from: '127.0.0.1' })
  connection?.write(
    `GET /api/live HTTP/1.1\r\nHost: ${hostname}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n${header}\r\n\r\n`,
  )
  expect(await connection?.answer()).toContain(`HTTP/1.1 ${status}`)
  await expect.poll(() => connection?.isOpen).toBe(false)
  await server.close()
})
