import { AddFriend, BlockPlayer, Friends, InviteFriend, RoomId } from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { isFreeSeat } from '../room/seats.ts'
import { createCode, isApiBot, normalizeCode } from '../storage/identifiers.ts'
import type { AccountPorts } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'
import { type AddRoutes, chargeRow, IdPath, refusals, strictRateLimit } from './route-common.ts'

/** Limits against floods, far above what a player needs. */
const MAX_FRIENDS = 200
const MAX_BLOCKS = 200
const MAX_INVITATIONS = 20

/** Three times the interval at which an open page asks for friends. */
const ONLINE_MS = 90_000

const refuse = (code: string, params: Readonly<Record<string, number>> = {}): never => {
  throw new RefusalError({ code, params })
}

/** The player of a seat, in a room where the asking player has a seat as well. */
const playerAt = async (
  { rooms }: AccountPorts,
  asker: string,
  room: string,
  seat: number,
): Promise<string> => {
  const found = await rooms.find(room)
  if (!found.ok) throw new RefusalError(found.refusal)
  const { seats } = found.value
  const sitter = seats[seat]?.player_id ?? null
  if (!seats.some(({ player_id: player }) => player === asker)) return refuse('not-in-room')
  return sitter === null || isApiBot(sitter) ? refuse('no-such-player') : sitter
}

const friendsOf = async ({ store: { friends }, now }: AccountPorts, player: string): Promise<Friends> => {
  const code = await friends.codeOf(player, createCode, now())
  const [listed, blocked] = await Promise.all([friends.list(player), friends.blockedBy(player)])
  return {
    code,
    friends: listed.map(({ id, name, state, onlineAt }) => ({
      id,
      name,
      state,
      isOnline: state === 'friend' && onlineAt !== null && onlineAt > now() - ONLINE_MS,
    })),
    blocked: [...blocked],
  }
}

const ownFriendRoutes: AddRoutes<AccountPorts> = (app, ports) => {
  const { store, quotas, now } = ports
  const { friends } = store

  const byCode = async (code: string): Promise<string> =>
    (await friends.withCode(normalizeCode(code))) ?? refuse('no-such-player')

  /** Knowing an id is not enough: the other player must have asked first. */
  const requestingPlayer = async (asker: string, player: string): Promise<string> => {
    const listed = await friends.list(asker)
    return listed.some(({ id }) => id === player) ? player : refuse('no-such-player')
  }

  app.get(
    '/me/friends',
    {
      schema: {
        summary: 'List friends with their online status, blocked players, and the own friend code',
        response: { 200: Friends, ...refusals },
      },
    },
    async (request) => friendsOf(ports, requirePlayer(request).id),
  )

  app.post<{ Body: AddFriend }>(
    '/me/friends',
    {
      // Codes could be guessed.
      config: strictRateLimit(ports),
      schema: {
        summary: 'Add a friend by code or from a shared table; both have to add each other',
        body: AddFriend,
        response: { 200: Friends, ...refusals },
      },
    },
    async (request) => {
      const { id } = requirePlayer(request)
      const { body } = request
      const other =
        'code' in body
          ? await byCode(body.code)
          : 'player' in body
            ? await requestingPlayer(id, body.player)
            : await playerAt(ports, id, body.room, body.seat)
      if (other === id) return refuse('own-code')
      chargeRow(quotas, request, { player: id, friend: other })
      const problem = await friends.add(id, other, now(), MAX_FRIENDS)
      if (problem === 'too-many') return refuse('too-many-friends', { most: MAX_FRIENDS })
      // A blocked player must not learn that they are blocked.
      if (problem === 'blocked') return refuse('no-such-player')
      return friendsOf(ports, id)
    },
  )

  app.delete<{ Params: { id: string } }>(
    '/me/friends/:id',
    {
      schema: {
        summary: 'Remove a friend, or decline a friend request',
        params: IdPath,
        response: { 200: Friends, ...refusals },
      },
    },
    async (request) => {
      const { id } = requirePlayer(request)
      if (!(await friends.remove(id, request.params.id))) return refuse('no-such-player')
      return friendsOf(ports, id)
    },
  )
}

const blockRoutes: AddRoutes<AccountPorts> = (app, ports) => {
  const { store, quotas, now } = ports
  const { friends } = store

  app.post<{ Body: BlockPlayer }>(
    '/me/blocks',
    {
      schema: {
        summary: 'Block a player: neither sees chat, invitations or tables of the other',
        body: BlockPlayer,
        response: { 200: Friends, ...refusals },
      },
    },
    async (request) => {
      const { id } = requirePlayer(request)
      const { body } = request
      const other = 'player' in body ? body.player : await playerAt(ports, id, body.room, body.seat)
      if (other === id) return refuse('own-code')
      if ((await store.players.withId(other)) === null) return refuse('no-such-player')
      chargeRow(quotas, request, { player: id, blocked: other })
      if (!(await friends.block(id, other, now(), MAX_BLOCKS)))
        return refuse('too-many-blocks', { most: MAX_BLOCKS })
      return friendsOf(ports, id)
    },
  )

  app.delete<{ Params: { id: string } }>(
    '/me/blocks/:id',
    { schema: { summary: 'Unblock a player', params: IdPath, response: { 200: Friends, ...refusals } } },
    async (request) => {
      const { id } = requirePlayer(request)
      if (!(await friends.unblock(id, request.params.id))) return refuse('no-such-player')
      return friendsOf(ports, id)
    },
  )
}

const invitationRoutes: AddRoutes<AccountPorts> = (
  app,
  { store: { friends, invitations }, rooms, quotas, now },
) => {
  app.post<{ Params: { room: string }; Body: InviteFriend }>(
    '/rooms/:room/invitations',
    {
      schema: {
        summary: 'Invite a friend to a room that waits for players',
        params: Type.Object({ room: RoomId }),
        body: InviteFriend,
        response: { 204: Type.Null(), ...refusals },
      },
    },
    async (request, reply) => {
      const { id } = requirePlayer(request)
      const found = await rooms.find(request.params.room)
      if (!found.ok) throw new RefusalError(found.refusal)
      const { room, seats } = found.value
      const { player } = request.body
      if (room.host_id !== id && !seats.some((seat) => seat.player_id === id)) return refuse('not-in-room')
      if (!seats.some(isFreeSeat)) return refuse('game-started')
      if (!(await friends.areFriends(id, player))) return refuse('no-such-player')
      const invitation = {
        room_id: room.id,
        player_id: player,
        inviter_id: id,
        seat_number: null,
        rematch_of: null,
        answer: null,
        created_at: now(),
      }
      chargeRow(quotas, request, invitation)
      if (!(await invitations.invite(invitation, MAX_INVITATIONS)))
        return refuse('too-many-invitations', { most: MAX_INVITATIONS })
      return reply.code(204).send()
    },
  )
}

export const friendRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    ownFriendRoutes(app, ports)
    blockRoutes(app, ports)
    invitationRoutes(app, ports)
  }
