/** The baseline: whatever somebody says is said to everybody at the same table, and nothing is thought or kept. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { runNode } from './measured-process.ts'

const tables = new Map<string, Set<WebSocket>>()

const listen = (socket: WebSocket): void => {
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
}

runNode(async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', listen)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      for (const socket of server.clients) socket.terminate()
      server.close()
    },
  }
})
