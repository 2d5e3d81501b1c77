/** The yardstick: whatever somebody says is said to everybody at the same table, and nothing is thought or kept. */
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { reportTo } from './node-process.ts'

const tables = new Map<string, Set<WebSocket>>()

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })

server.on('connection', (socket) => {
  let table = new Set<WebSocket>()
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString()
    // Moves are JSON, names of tables are not.
    if (text.startsWith('{')) for (const other of table) other.send(text)
    else {
      table.delete(socket)
      table = tables.get(text) ?? new Set()
      tables.set(text, table.add(socket))
      socket.send('welcome')
    }
  })
})

server.on('listening', () => {
  const { port } = server.address() as AddressInfo
  reportTo(`http://127.0.0.1:${port}`, async () => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
})
