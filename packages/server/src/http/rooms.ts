import { randomBytes } from 'node:crypto'
import {
  JoinRoom,
  OpenRoom,
  RefusalSchema,
  RoomId,
  RoomInfo,
  RoomOpened,
  SeatJoined,
  UNTIMED,
} from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { Rooms } from '../rooms/rooms.ts'
import { refuse } from './errors.ts'
import { playerOf } from './player.ts'

const RoomPath = Type.Object({ room: RoomId })

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

export const roomRoutes =
  (rooms: Rooms) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post<{ Body: OpenRoom }>(
      '/rooms',
      { schema: { summary: 'Open a table', body: OpenRoom, response: { 201: RoomOpened, ...refusals } } },
      async (request, reply) => {
        const { id: host } = playerOf(request)
        const { seed = randomBytes(9).toString('base64url'), settings = UNTIMED, ...wish } = request.body
        const opened = await rooms.open({ ...wish, seed, settings, host })
        if (!opened.ok) return refuse(reply, opened.refusal)
        return reply.code(201).send({ room: opened.value.id, keys: opened.value.keys })
      },
    )

    app.get<{ Params: { room: string } }>(
      '/rooms/:room',
      {
        schema: {
          summary: 'Who sits at a table',
          params: RoomPath,
          response: { 200: RoomInfo, ...refusals },
        },
      },
      async ({ params }, reply) => {
        const found = await rooms.info(params.room)
        return found.ok ? found.value : refuse(reply, found.refusal)
      },
    )

    app.post<{ Params: { room: string }; Body: JoinRoom }>(
      '/rooms/:room/seats',
      {
        schema: {
          summary: 'Take a free seat',
          params: RoomPath,
          body: JoinRoom,
          response: { 201: SeatJoined, ...refusals },
        },
      },
      async (request, reply) => {
        const { params, body } = request
        const joined = await rooms.join(params.room, body.seat, playerOf(request))
        return joined.ok ? reply.code(201).send(joined.value) : refuse(reply, joined.refusal)
      },
    )
  }
