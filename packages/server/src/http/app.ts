/** The server as one listens to it: a few requests over HTTP, the play over sockets. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Rooms } from '../rooms/rooms.ts'
import type { Channels } from '../storage/channels.ts'
import type { Players } from '../storage/players.ts'
import type { Ratings } from '../storage/ratings.ts'
import { API } from './api.ts'
import { answerErrors } from './errors.ts'
import { liveRoute } from './live.ts'
import { notifyRoutes } from './notify.ts'
import { refuseForeigners } from './origin.ts'
import { identify } from './player.ts'
import { playerRoutes } from './players.ts'
import { ratingRoutes } from './ratings.ts'
import { roomRoutes } from './rooms.ts'

/** The largest message that anybody has a reason to send. */
const MESSAGE_BYTES = 16_384

/** Far more than a table full of people asks for, far less than somebody who guesses keys. */
const REQUESTS_A_MINUTE = 600

export interface AppSettings {
  readonly rooms: Rooms
  readonly players: Players
  readonly channels: Channels
  readonly ratings: Ratings
  readonly pushKey: string
  readonly log: boolean
  /** Answers everything that is not for the tables. */
  readonly site: RequestListener | null
}

const isForTables = ({ url = '' }: IncomingMessage): boolean => /^\/api(?:[/?]|$)/.test(url)

export const makeApp = async ({
  rooms,
  players,
  channels,
  ratings,
  pushKey,
  log,
  site,
}: AppSettings): Promise<FastifyInstance> => {
  const app = Fastify({
    serverFactory: (answer) =>
      createServer((request, response) =>
        site === null || isForTables(request) ? answer(request, response) : site(request, response),
      ),
    logger: log ? { redact: ['req.headers.authorization', 'req.headers.cookie'] } : false,
    bodyLimit: MESSAGE_BYTES,
    // Nothing is guessed: what does not fit the schema is refused as it is.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
  })
  answerErrors(app)
  refuseForeigners(app)
  await app.register(cookie)
  await app.register(helmet)
  await app.register(rateLimit, { max: REQUESTS_A_MINUTE, timeWindow: '1 minute' })
  await app.register(swagger, { openapi: API })
  await app.register(websocket, { options: { maxPayload: MESSAGE_BYTES } })
  identify(app, players)
  await app.register(playerRoutes(players, rooms), { prefix: '/api' })
  await app.register(ratingRoutes(ratings), { prefix: '/api' })
  await app.register(notifyRoutes(players, channels, pushKey), { prefix: '/api' })
  await app.register(roomRoutes(rooms), { prefix: '/api' })
  await app.register(liveRoute(rooms), { prefix: '/api' })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  return app
}
