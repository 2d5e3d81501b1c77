/** The server as one listens to it: a few requests over HTTP, the play over sockets. */
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Rooms } from '../rooms/rooms.ts'
import { liveRoute } from './live.ts'
import { roomRoutes } from './rooms.ts'

/** The largest message that anybody has a reason to send. */
const MESSAGE_BYTES = 16_384

/** Far more than a table full of people asks for, far less than somebody who guesses keys. */
const REQUESTS_A_MINUTE = 600

export interface AppSettings {
  readonly rooms: Rooms
  readonly log: boolean
}

export const makeApp = async ({ rooms, log }: AppSettings): Promise<FastifyInstance> => {
  const app = Fastify({
    logger: log ? { redact: ['req.headers.authorization', 'req.headers.cookie'] } : false,
    bodyLimit: MESSAGE_BYTES,
    // Nothing is guessed: what does not fit the schema is refused as it is.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  })
  await app.register(helmet)
  await app.register(rateLimit, { max: REQUESTS_A_MINUTE, timeWindow: '1 minute' })
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES } })
  await app.register(roomRoutes(rooms), { prefix: '/api' })
  await app.register(liveRoute(rooms), { prefix: '/api' })
  return app
}
