import { randomBytes } from 'node:crypto'
import type { Refusal } from '@quayside/kernel'
import {
  JoinRoom,
  OpenRoom,
  RefusalSchema,
  RoomId,
  RoomInfo,
  RoomOpened,
  SeatJoined,
} from '@quayside/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import Type from 'typebox'
import type { Rooms } from '../rooms/rooms.ts'

const RoomPath = Type.Object({ room: RoomId })

/** Everything else that is refused was asked for wrongly. */
const STATUS: Readonly<Record<string, number>> = { 'no-such-room': 404, 'seat-taken': 409, 'broken-log': 500 }

const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(STATUS[refusal.code] ?? 400).send(refusal)

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

export const roomRoutes =
  (rooms: Rooms) =>
  async (app: FastifyInstance): Promise<void> => {
    // A body that does not fit its schema is refused like everything else: by a code.
    app.setErrorHandler((error: Error & { statusCode?: number; validation?: unknown }, request, reply) => {
      if ((error.statusCode ?? 500) < 500) return reply.code(error.statusCode ?? 400).send(badRequest(error))
      request.log.error(error)
      return reply.code(500).send({ code: 'server-error', params: {} })
    })

    app.post<{ Body: OpenRoom }>(
      '/rooms',
      { schema: { body: OpenRoom, response: { 201: RoomOpened, ...refusals } } },
      async (request, reply) => {
        const { seed = randomBytes(9).toString('base64url'), ...wish } = request.body
        const opened = await rooms.open({ ...wish, seed })
        if (!opened.ok) return refuse(reply, opened.refusal)
        return reply.code(201).send({ room: opened.value.id, keys: opened.value.keys })
      },
    )

    app.get<{ Params: { room: string } }>(
      '/rooms/:room',
      { schema: { params: RoomPath, response: { 200: RoomInfo, ...refusals } } },
      async (request, reply) => {
        const found = await rooms.info(request.params.room)
        return found.ok ? found.value : refuse(reply, found.refusal)
      },
    )

    app.post<{ Params: { room: string }; Body: JoinRoom }>(
      '/rooms/:room/seats',
      { schema: { params: RoomPath, body: JoinRoom, response: { 201: SeatJoined, ...refusals } } },
      async (request, reply) => {
        const { seat, name } = request.body
        const joined = await rooms.join(request.params.room, seat, name)
        return joined.ok ? reply.code(201).send(joined.value) : refuse(reply, joined.refusal)
      },
    )
  }

const badRequest = (error: Error): Refusal => ({ code: 'bad-request', params: { problem: error.message } })
