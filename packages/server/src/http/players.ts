import {
  CreatedPlayer,
  DEFAULT_NOTIFICATION_SETTINGS,
  Invitations,
  type MyRoom,
  MyRooms,
  PlayerInfo,
  PlayerNameBody,
  RoomId,
} from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { willBeRated } from '../accounts/rate-room.ts'
import { guestExpiresAt, roomsExpireAt } from '../accounts/retention.ts'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import { rowBytes } from '../quotas/quotas.ts'
import { roomDeciders, roomInfo } from '../room/seats.ts'
import { createId, createSecret, hashSecret } from '../storage/identifiers.ts'
import type { RoomListItem } from '../storage/room-repository.ts'
import type { SeatResultRow } from '../storage/schema.ts'
import type { AccountPorts } from './accounts.ts'
import { nameIn, pageOrigin, requirePlayer, setSecretCookie } from './authentication.ts'
import { sendRefusal } from './errors.ts'
import { type AddRoutes, refusals, roomResults } from './route-common.ts'

const myRoom = (
  item: RoomListItem,
  player: string,
  expiresAt: number | null,
  results: readonly SeatResultRow[],
): MyRoom => {
  const { room, seats, summary, dueAt } = item
  const ownSeats = seats.filter((seat) => seat.player_id === player).map(({ seat_number: seat }) => seat)
  const deciders = [...roomDeciders(item)]
  return {
    info: roomInfo(room, seats),
    ownSeats,
    deciders,
    ownTurns: ownSeats.filter((seat) => deciders.includes(seat)),
    isOver: summary.is_over === 1,
    ...(willBeRated(item) ? { willBeRated: true as const } : {}),
    changedAt: summary.changed_at,
    nextDeadline: dueAt,
    expiresAt,
    results: roomResults(results, room.id),
  }
}

const ownPlayerRoutes: AddRoutes<AccountPorts> = (
  app,
  { store, address, now, quotas, retention: { limits, since } },
) => {
  const { players, passkeys } = store
  const playerInfo = async (id: string, name: string): Promise<PlayerInfo> => ({
    id,
    name,
    account: (await passkeys.of(id)).length > 0,
    expiresAt: await guestExpiresAt(store, id, limits, since),
  })

  app.post<{ Body: PlayerNameBody }>(
    '/players',
    {
      schema: {
        summary: 'Create a guest',
        body: PlayerNameBody,
        response: { 201: CreatedPlayer, ...refusals },
      },
    },
    async (request, reply) => {
      const secret = createSecret()
      const player = {
        id: createId(),
        name: nameIn(request.body.name),
        secret_hash: hashSecret(secret),
        created_at: now(),
        notification_settings_json: JSON.stringify(DEFAULT_NOTIFICATION_SETTINGS),
      }
      const demand = quotas.newGuest(rateLimitKey(request.ip), rowBytes(player))
      const added = await quotas.orRefuse(() => players.add(player, demand))
      if (!added.ok) return sendRefusal(reply, added.refusal)
      setSecretCookie(reply, secret, pageOrigin(request, address).startsWith('https:'))
      return reply.code(201).send({ id: player.id, name: player.name, secret })
    },
  )

  app.get(
    '/me',
    {
      schema: {
        summary: 'Get the current player; null for a visitor without one',
        response: { 200: Type.Union([PlayerInfo, Type.Null()]), ...refusals },
      },
    },
    async ({ player }, reply) =>
      // Without the content type Fastify would send an empty body.
      player === null
        ? reply.type('application/json; charset=utf-8').send('null')
        : playerInfo(player.id, player.name),
  )

  app.patch<{ Body: PlayerNameBody }>(
    '/me',
    {
      schema: {
        summary: 'Rename the player',
        body: PlayerNameBody,
        response: { 200: PlayerInfo, ...refusals },
      },
    },
    async (request) => {
      const { id, name: before } = requirePlayer(request)
      const name = nameIn(request.body.name, before)
      await players.rename(id, name)
      return playerInfo(id, name)
    },
  )
}

const ownRoomRoutes: AddRoutes<AccountPorts> = (app, { store, rooms, retention: { limits, since } }) => {
  app.get(
    '/me/rooms',
    {
      schema: {
        summary: 'List the rooms of the player, those with an own turn first',
        response: { 200: MyRooms, ...refusals },
      },
    },
    async (request) => {
      const { id } = requirePlayer(request)
      const own = await rooms.listByPlayer(id)
      const ids = own.map(({ room }) => room.id)
      const expiresAt = await roomsExpireAt(store, ids, limits, since)
      const results = await store.ratings.results(
        own.filter(({ summary }) => summary.is_over === 1).map(({ room }) => room.id),
      )
      return own.map((room) => myRoom(room, id, expiresAt.get(room.room.id) ?? null, results))
    },
  )
}

const invitationRoutes: AddRoutes<AccountPorts> = (app, { store, rooms }) => {
  app.get(
    '/me/invitations',
    {
      schema: {
        summary: 'List the unanswered invitations of the player, latest first',
        response: { 200: Invitations, ...refusals },
      },
    },
    async (request) => {
      const open = await store.invitations.open(requirePlayer(request).id)
      const found = await Promise.all(open.map(({ room_id: room }) => rooms.find(room)))
      return open.flatMap(({ inviterName, rematch_of: before, created_at: createdAt }, index) => {
        const room = found[index]
        return room?.ok === true
          ? {
              info: roomInfo(room.value.room, room.value.seats),
              inviter: inviterName,
              isRematch: before !== null,
              createdAt,
            }
          : []
      })
    },
  )

  app.delete<{ Params: { room: string } }>(
    '/me/invitations/:room',
    {
      schema: {
        summary: 'Decline an invitation to a room',
        params: Type.Object({ room: RoomId }),
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const declined = await rooms.seating.decline(request.params.room, requirePlayer(request).id)
      return declined.ok ? reply.code(204).send() : sendRefusal(reply, declined.refusal)
    },
  )
}

export const playerRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    ownPlayerRoutes(app, ports)
    ownRoomRoutes(app, ports)
    invitationRoutes(app, ports)
  }
