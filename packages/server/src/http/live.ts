import type { FastifyInstance } from 'fastify'
import { Connection } from '../live/connection.ts'
import type { Departures } from '../live/departures.ts'
import type { Guard } from '../live/guard.ts'
import type { SessionServices } from '../live/services.ts'
import { hashOf } from '../rooms/keys.ts'
import { secretOf } from './player.ts'

export const liveRoute =
  (services: SessionServices, guard: Guard, departures: Departures) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get('/live', { websocket: true, schema: { hide: true } }, (socket, request) => {
      const player = request.player?.id ?? null
      const secret = secretOf(request)
      if (player !== null && secret !== null) departures.watch(socket, hashOf(secret))
      guard.admit(socket, request, (transmit, door) => new Connection(services, player, transmit, door))
    })
  }
