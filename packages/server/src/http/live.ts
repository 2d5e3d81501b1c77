import type { FastifyInstance } from 'fastify'
import { Connection } from '../live/connection.ts'
import type { Rooms } from '../rooms/rooms.ts'

export const liveRoute =
  (rooms: Rooms) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
      const connection = new Connection(rooms, request.player?.id ?? null, (message) => {
        if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
      })
      socket.on('message', (data: Buffer, binary: boolean) => {
        if (binary) return socket.close(1003)
        connection.hear(data.toString()).catch((problem: unknown) => {
          request.log.error(problem)
          socket.close(1011)
        })
      })
      socket.on('close', () => connection.close())
    })
  }
