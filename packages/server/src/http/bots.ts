/** API bots: tokens, seats and their WebSocket. */
import type { Refusal } from '@quayside/kernel'
import {
  BotInfo,
  BotInfos,
  type BotServerMessage,
  CreateBot,
  CreatedBot,
  DEFAULT_NOTIFICATION_SETTINGS,
  RoomId,
  RoomInfo,
  SeatApiBot,
} from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { WebSocket } from 'ws'
import { erasePersonalData } from '../accounts/personal-data.ts'
import { INTERNAL_ERROR, POLICY_VIOLATION, TRY_AGAIN_LATER } from '../connection/connection.ts'
import type { Connections } from '../connection/connections.ts'
import { roomInfo } from '../room/seats.ts'
import type { BotConnections } from '../session/bot-connections.ts'
import { BotSession } from '../session/bot-session.ts'
import type { SessionServices } from '../session/join-room.ts'
import type { NamedBot } from '../storage/api-bot-repository.ts'
import { createBotId, createSecret, hashSecret, isApiBot } from '../storage/identifiers.ts'
import type { Store } from '../storage/store.ts'
import type { AccountPorts } from './accounts.ts'
import { nameIn, requirePlayer } from './authentication.ts'
import { RefusalError, sendRefusal } from './errors.ts'
import { type AddRoutes, chargeRow, refusals, strictRateLimit } from './route-common.ts'
import type { SocketUpgrades } from './socket-upgrades.ts'

const MAX_BOTS = 10

const CLOSE_GRACE_MS = 1000

const botInfo = ({
  player_id: id,
  name,
  created_at: createdAt,
  last_used_at: lastUsedAt,
}: NamedBot): BotInfo => ({
  id,
  name,
  createdAt,
  lastUsedAt,
})

const ownBot = async ({ bots }: Store, owner: string, id: string): Promise<NamedBot> => {
  const found = (await bots.of(owner)).find(({ player_id: player }) => player === id)
  if (found === undefined) throw new RefusalError({ code: 'no-such-bot', params: {} })
  return found
}

const ownBotRoutes: AddRoutes<AccountPorts> = (app, ports) => {
  const { store, rooms, now, quotas } = ports
  const { bots } = store
  const config = strictRateLimit(ports)

  app.get(
    '/me/bots',
    {
      schema: {
        summary: 'List the API bots of the current player',
        response: { 200: BotInfos, ...refusals },
      },
    },
    async (request) => (await bots.of(requirePlayer(request).id)).map(botInfo),
  )

  app.post<{ Body: CreateBot }>(
    '/me/bots',
    {
      config,
      schema: {
        summary: 'Create an API bot; its token is shown only once',
        body: CreateBot,
        response: { 201: CreatedBot, ...refusals },
      },
    },
    async (request, reply) => {
      const owner = requirePlayer(request)
      const [id, token, name] = [createBotId(), createSecret(), nameIn(request.body.name)]
      const settings = JSON.stringify(DEFAULT_NOTIFICATION_SETTINGS)
      const row = {
        id,
        name,
        secret_hash: hashSecret(token),
        created_at: now(),
        notification_settings_json: settings,
      }
      chargeRow(quotas, request, row)
      if (!(await bots.add(row, owner.id, MAX_BOTS)))
        throw new RefusalError({ code: 'too-many-api-bots', params: { most: MAX_BOTS } })
      return reply.code(201).send({ id, name, token })
    },
  )

  app.delete<{ Params: { bot: string } }>(
    '/me/bots/:bot',
    {
      schema: {
        summary: 'Delete an API bot; it leaves its rooms',
        params: Type.Object({ bot: BotInfo.properties.id }),
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { player_id: player } = await ownBot(store, requirePlayer(request).id, request.params.bot)
      await erasePersonalData(store, rooms, player)
      return reply.code(204).send()
    },
  )
}

const seatRoute: AddRoutes<AccountPorts> = (app, { store, rooms }) => {
  const { lobby, players } = store

  app.post<{ Params: { room: string }; Body: SeatApiBot }>(
    '/rooms/:room/api-bots',
    {
      schema: {
        summary: 'Give a free seat to an own API bot; in a listed room only the host may',
        params: Type.Object({ room: RoomId }),
        body: SeatApiBot,
        response: { 201: RoomInfo, ...refusals },
      },
    },
    async (request, reply) => {
      const owner = requirePlayer(request)
      const { room: id } = request.params
      const bot = await players.withId((await ownBot(store, owner.id, request.body.bot)).player_id)
      const found = await rooms.find(id)
      if (!found.ok) return sendRefusal(reply, found.refusal)
      if (found.value.room.host_id !== owner.id && (await lobby.isListed(id)))
        throw new RefusalError({ code: 'host-only', params: {} })
      if (bot === null) throw new RefusalError({ code: 'no-such-bot', params: {} })
      const joined = await rooms.seating.join(id, request.body.seat, bot)
      if (!joined.ok) return sendRefusal(reply, joined.refusal)
      const after = await rooms.find(id)
      return after.ok
        ? reply.code(201).send(roomInfo(after.value.room, after.value.seats))
        : sendRefusal(reply, after.refusal)
    },
  )
}

interface BotSocketPorts {
  readonly services: SessionServices
  readonly connections: Connections
  readonly botConnections: BotConnections
  readonly upgrades: SocketUpgrades
}

/** The WebSocket on which a bot plays in all its seats. */
const socketRoute = (
  app: FastifyInstance,
  { store: { bots }, now }: AccountPorts,
  { services, connections, botConnections, upgrades }: BotSocketPorts,
): void => {
  const requireBotToken = async (request: FastifyRequest): Promise<void> => {
    const { id } = requirePlayer(request)
    if (!isApiBot(id)) throw new RefusalError({ code: 'bot-token-required', params: {} })
    await bots.touch(id, now())
  }
  upgrades.route(
    app,
    '/bot',
    (socket, request) => {
      const bot = requirePlayer(request).id
      if (botConnections.isFull(bot)) {
        refuseConnection(socket, {
          code: 'too-many-bot-connections',
          params: { most: botConnections.mostPerBot },
        })
        return
      }
      const origin = { ip: request.ip, player: request.player, log: app.log }
      connections.admit(socket, origin, (transmit) => {
        const failed = (err: unknown): void => {
          app.log.error(
            { event: 'bot.poll_failed', bot, err },
            'finding bot seats failed, closing connection',
          )
          socket.close(INTERNAL_ERROR)
        }
        const revoked = (): void => socket.close(POLICY_VIOLATION, 'revoked')
        const session = new BotSession({ services, bots, bot, transmit, revoked, failed })
        botConnections.add(bot, session)
        socket.on('close', () => botConnections.delete(bot, session))
        session.joinSeats().catch(failed)
        return session
      })
    },
    [requireBotToken],
  )
}

export const botRoutes =
  (ports: AccountPorts, socketPorts: BotSocketPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    ownBotRoutes(app, ports)
    seatRoute(app, ports)
    socketRoute(app, ports, socketPorts)
  }

/** Sends the reason before closing; a client that does not read it is terminated. */
const refuseConnection = (socket: WebSocket, refusal: Refusal): void => {
  const message: BotServerMessage = {
    room: null,
    seat: null,
    message: { kind: 'refused', requestId: null, refusal },
  }
  socket.on('error', () => socket.terminate())
  socket.send(JSON.stringify(message))
  socket.close(TRY_AGAIN_LATER, refusal.code)
  setTimeout(() => socket.terminate(), CLOSE_GRACE_MS).unref()
}
