import { AddFriend, BlockPlayer, Friends, InviteFriend, RefusalSchema, RoomId } from '@quayside/protocol'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { rateLimitKey } from '../connection/rate-limiter.ts'
import { rowBytes } from '../quotas/quotas.ts'
import { isFreeSeat } from '../room/seats.ts'
import { createCode, isApiBot } from '../storage/identifiers.ts'
import { type AccountPorts, strictRateLimit } from './accounts.ts'
import { requirePlayer } from './authentication.ts'
import { RefusalError } from './errors.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const Id = Type.Object({ id: Type.String({ pattern: '^[\\w.-]{1,40}$' }) })

/** More than anybody knows; against floods. */
const MOST_FRIENDS = 200
const MOST_BLOCKS = 200
const MOST_INVITATIONS = 20

/** A page asks for friends every half minute. */
const ONLINE_MS = 90_000

const refuse = (code: string, params: Readonly<Record<string, number>> = {}): never => {
  throw new RefusalError({ code, params })
}

export const friendRoutes =
  (ports: AccountPorts) =>
  async (app: FastifyInstance): Promise<void> => {
    const { store, rooms, quotas, now } = ports
    const { friends, invitations } = store

    const charge = ({ ip }: FastifyRequest, row: object): void => {
      const charged = quotas.charge(rateLimitKey(ip), rowBytes(row))
      if (!charged.ok) throw new RefusalError(charged.refusal)
    }

    /** Somebody at a table where the player sits or sat, too. */
    const playerAt = async (asker: string, room: string, seat: number): Promise<string> => {
      const found = await rooms.find(room)
      if (!found.ok) throw new RefusalError(found.refusal)
      const { seats } = found.value
      const sitter = seats[seat]?.player_id ?? null
      if (!seats.some(({ player_id: player }) => player === asker)) return refuse('not-in-room')
      return sitter === null || isApiBot(sitter) ? refuse('no-such-player') : sitter
    }

    const byCode = async (code: string): Promise<string> =>
      (await friends.withCode(code.toLowerCase().replace(/[^a-z]/g, ''))) ?? refuse('no-such-player')

    /** Ids are not enough to add somebody who has not asked. */
    const whoAsked = async (asker: string, player: string): Promise<string> => {
      const listed = await friends.list(asker)
      return listed.some(({ id }) => id === player) ? player : refuse('no-such-player')
    }

    const friendsOf = async (player: string): Promise<Friends> => {
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

    app.get(
      '/me/friends',
      {
        schema: {
          summary: 'List friends and who of them is online, blocked players, and the own code',
          response: { 200: Friends, ...refusals },
        },
      },
      async (request) => friendsOf(requirePlayer(request).id),
    )

    app.post<{ Body: AddFriend }>(
      '/me/friends',
      {
        // Codes could be guessed.
        config: strictRateLimit(ports),
        schema: {
          summary: 'Add a friend by code or from a common table; they are friends when both have done it',
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
              ? await whoAsked(id, body.player)
              : await playerAt(id, body.room, body.seat)
        if (other === id) return refuse('own-code')
        charge(request, { player: id, friend: other })
        const problem = await friends.add(id, other, now(), MOST_FRIENDS)
        if (problem === 'too-many') return refuse('too-many-friends', { most: MOST_FRIENDS })
        // Who is blocked is not told.
        if (problem === 'blocked') return refuse('no-such-player')
        return friendsOf(id)
      },
    )

    app.delete<{ Params: { id: string } }>(
      '/me/friends/:id',
      {
        schema: {
          summary: 'Remove a friend, or decline somebody who asks',
          params: Id,
          response: { 200: Friends, ...refusals },
        },
      },
      async (request) => {
        const { id } = requirePlayer(request)
        if (!(await friends.remove(id, request.params.id))) return refuse('no-such-player')
        return friendsOf(id)
      },
    )

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
        const other = 'player' in body ? body.player : await playerAt(id, body.room, body.seat)
        if (other === id) return refuse('own-code')
        if ((await store.players.withId(other)) === null) return refuse('no-such-player')
        charge(request, { player: id, blocked: other })
        if (!(await friends.block(id, other, now(), MOST_BLOCKS)))
          return refuse('too-many-blocks', { most: MOST_BLOCKS })
        return friendsOf(id)
      },
    )

    app.delete<{ Params: { id: string } }>(
      '/me/blocks/:id',
      { schema: { summary: 'Unblock a player', params: Id, response: { 200: Friends, ...refusals } } },
      async (request) => {
        const { id } = requirePlayer(request)
        if (!(await friends.unblock(id, request.params.id))) return refuse('no-such-player')
        return friendsOf(id)
      },
    )

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
        charge(request, invitation)
        if (!(await invitations.invite(invitation, MOST_INVITATIONS)))
          return refuse('too-many-invitations', { most: MOST_INVITATIONS })
        return reply.code(204).send()
      },
    )
  }
