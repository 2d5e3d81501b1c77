import {
  AddToDeal,
  CodedRoom,
  CreatedRoom,
  CreateRoom,
  DEFAULT_ROOM_SETTINGS,
  DealCommitment,
  JoinRoom,
  Lobby,
  LobbyQuery,
  Rematch,
  RoomCode,
  RoomId,
  RoomInfo,
  RoomPreview,
  SeatBot,
  SeatTicket,
  WatchList,
} from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { roomPreview } from '../broadcast/spectators.ts'
import type { Connections } from '../connection/connections.ts'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import { exportRecord, rematch } from '../room/finished-games.ts'
import { listOpenRooms, listWatchedRooms } from '../room/lobby.ts'
import type { SessionServices } from '../session/join-room.ts'
import type { RevokedSessions } from '../session/revoked-sessions.ts'
import { RoomSession } from '../session/room-session.ts'
import { hashSecret, normalizeCode } from '../storage/identifiers.ts'
import type { Store } from '../storage/store.ts'
import { nameIn, requestSecret, requirePlayer } from './authentication.ts'
import { sendRefusal } from './errors.ts'
import { type AddRoutes, refusals, strictRateLimit } from './route-common.ts'
import type { SocketUpgrades } from './socket-upgrades.ts'

const RoomPath = Type.Object({ room: RoomId })

const SeatPath = Type.Object({ room: RoomId, seat: Type.String({ pattern: '^[0-7]$' }) })

const openRoutes: AddRoutes<SessionServices> = (app, { rooms, spectators }) => {
  app.post<{ Body: CreateRoom }>(
    '/rooms',
    { schema: { summary: 'Create a room', body: CreateRoom, response: { 201: CreatedRoom, ...refusals } } },
    async (request, reply) => {
      const { id: host, name } = requirePlayer(request)
      const { settings = DEFAULT_ROOM_SETTINGS, ...newRoom } = request.body
      const seats = newRoom.seats.map((seat) =>
        seat.kind === 'mine' ? { ...seat, name: nameIn(seat.name, name) } : seat,
      )
      const opened = await rooms.open({ ...newRoom, seats, settings, host }, rateLimitKey(request.ip))
      if (!opened.ok) return sendRefusal(reply, opened.refusal)
      const { id: room, keys, commitment } = opened.value
      return reply.code(201).send({ room, keys, ...(commitment === null ? {} : { commitment }) })
    },
  )

  app.post(
    '/me/deal',
    {
      schema: {
        summary: 'Commit to the deal of the next room of the player',
        response: { 200: DealCommitment, ...refusals },
      },
    },
    async (request) => ({ commitment: await rooms.prepareDeal(requirePlayer(request).id) }),
  )

  app.get<{ Params: { room: string } }>(
    '/rooms/:room',
    {
      schema: {
        summary: 'Get a room and its seats',
        params: RoomPath,
        response: { 200: RoomPreview, ...refusals },
      },
    },
    async ({ params, player }, reply) => {
      const preview = await roomPreview({ rooms, spectators }, params.room, player?.id ?? null)
      return preview.ok ? preview.value : sendRefusal(reply, preview.refusal)
    },
  )
}

const seatRoutes: AddRoutes<SessionServices> = (app, { rooms }) => {
  app.post<{ Params: { room: string }; Body: JoinRoom }>(
    '/rooms/:room/seats',
    {
      schema: {
        summary: 'Take a free seat',
        params: RoomPath,
        body: JoinRoom,
        response: { 201: SeatTicket, ...refusals },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const joined = await rooms.seating.join(
        params.room,
        body.seat,
        requirePlayer(request),
        body.nonce ?? null,
      )
      return joined.ok ? reply.code(201).send(joined.value) : sendRefusal(reply, joined.refusal)
    },
  )

  app.delete<{ Params: { room: string; seat: string } }>(
    '/rooms/:room/seats/:seat',
    {
      schema: {
        summary: 'Leave a seat before the game starts',
        params: SeatPath,
        response: { 200: RoomInfo, ...refusals },
      },
    },
    async (request, reply) => {
      const { room, seat } = request.params
      const left = await rooms.seating.leaveSeat(room, Number(seat), requirePlayer(request).id)
      return left.ok ? left.value : sendRefusal(reply, left.refusal)
    },
  )

  app.post<{ Params: { room: string }; Body: SeatBot }>(
    '/rooms/:room/bots',
    {
      schema: {
        summary: 'Give a free seat to a bot',
        params: RoomPath,
        body: SeatBot,
        response: { 200: RoomInfo, ...refusals },
      },
    },
    async (request, reply) => {
      const { params, body } = request
      const seated = await rooms.seating.seatBot(
        params.room,
        body.seat,
        body.level,
        requirePlayer(request).id,
      )
      return seated.ok ? seated.value : sendRefusal(reply, seated.refusal)
    },
  )
}

const finishedGameRoutes: AddRoutes<SessionServices> = (app, { rooms }) => {
  app.get<{ Params: { room: string } }>(
    '/rooms/:room/record',
    {
      schema: {
        summary: 'Get the record of a finished game as text',
        params: RoomPath,
        produces: ['text/plain'],
        response: { 200: Type.String(), ...refusals },
      },
    },
    async ({ params }, reply) => {
      const text = await exportRecord(rooms, params.room)
      return text.ok
        ? reply.type('text/plain; charset=utf-8').send(text.value)
        : sendRefusal(reply, text.refusal)
    },
  )

  app.post<{ Params: { room: string }; Body: AddToDeal | null }>(
    '/rooms/:room/rematch',
    {
      schema: {
        summary: 'Ask for a rematch and invite the other players, or accept a rematch',
        params: RoomPath,
        body: Type.Union([AddToDeal, Type.Null()]),
        response: { 201: Rematch, ...refusals },
      },
    },
    async (request, reply) => {
      const rematchRoom = await rematch(
        rooms,
        request.params.room,
        requirePlayer(request),
        rateLimitKey(request.ip),
        request.body ?? {},
      )
      return rematchRoom.ok
        ? reply.code(201).send({ room: rematchRoom.value })
        : sendRefusal(reply, rematchRoom.refusal)
    },
  )
}

export const roomRoutes =
  (services: SessionServices) =>
  async (app: FastifyInstance): Promise<void> => {
    openRoutes(app, services)
    seatRoutes(app, services)
    finishedGameRoutes(app, services)
  }

export const lobbyRoutes =
  (
    { lobby, rooms, friends }: Pick<Store, 'lobby' | 'rooms' | 'friends'>,
    now: () => number,
    requestsAMinute: number,
  ) =>
  async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { code: string } }>(
      '/codes/:code',
      {
        // Codes could be guessed.
        config: strictRateLimit({ requestsAMinute }),
        schema: {
          summary: 'Find the room of a table code',
          params: Type.Object({ code: RoomCode }),
          response: { 200: CodedRoom, ...refusals },
        },
      },
      async ({ params }, reply) => {
        const room = await rooms.withCode(normalizeCode(params.code))
        return room === null ? sendRefusal(reply, { code: 'no-such-table-code', params: {} }) : { room }
      },
    )

    app.get<{ Querystring: LobbyQuery }>(
      '/lobby',
      {
        schema: {
          summary: 'List open rooms, latest first',
          querystring: LobbyQuery,
          response: { 200: Lobby, ...refusals },
        },
      },
      async ({ query, player }) =>
        listOpenRooms(lobby, query, now(), player === null ? undefined : await friends.hiddenFrom(player.id)),
    )

    app.get(
      '/games-to-watch',
      {
        schema: {
          summary: 'List running games that anybody may watch: those whose rooms were in the lobby',
          response: { 200: WatchList, ...refusals },
        },
      },
      async () => listWatchedRooms(lobby, now()),
    )
  }

export const liveRoute =
  (
    services: SessionServices,
    connections: Connections,
    revokedSessions: RevokedSessions,
    upgrades: SocketUpgrades,
  ) =>
  async (app: FastifyInstance): Promise<void> => {
    upgrades.route(app, '/live', (socket, request) => {
      const player = request.player?.id ?? null
      const secret = requestSecret(request)
      if (player !== null && secret !== null) revokedSessions.watch(socket, hashSecret(secret))
      connections.admit(
        socket,
        { ip: request.ip, player: request.player, log: app.log },
        (transmit, admission) => new RoomSession(services, player, transmit, admission),
      )
    })
  }
