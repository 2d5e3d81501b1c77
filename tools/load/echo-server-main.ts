/** The baseline of the load test: an echo server that broadcasts each message to its room and does nothing else. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { runNode } from './measured-process.ts'

const rooms = new Map<string, Set<WebSocket>>()

const listen = (socket: WebSocket): void => {
  let room = new Set<WebSocket>()
  socket.on('message', (bytes: Buffer) => {
    const text = bytes.toString()
    // Moves are JSON, names of rooms are not.
    if (text.startsWith('{')) for (const other of room) other.send(text)
    else {
      room.delete(socket)
      room = rooms.get(text) ?? new Set()
      rooms.set(text, room.add(socket))
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
