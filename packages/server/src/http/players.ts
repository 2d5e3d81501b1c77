import {
  type MyRoom,
  MyRooms,
  NamePlayer,
  PlayerInfo,
  PlayerMade,
  RefusalSchema,
  TELL_AT_ONCE,
} from '@quayside/protocol'
import type { FastifyInstance } from 'fastify'
import { infoOf } from '../rooms/info.ts'
import { hashOf, newKey, newRoomId } from '../rooms/keys.ts'
import { waitsFor } from '../rooms/laid.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Players } from '../storage/players.ts'
import type { ListedRoom } from '../storage/room-shelf.ts'
import { playerOf, remember } from './player.ts'

const refusals = { '4xx': RefusalSchema, '5xx': RefusalSchema }

const listed = (listedRoom: ListedRoom, player: string): MyRoom => {
  const { room, seats, standing, due } = listedRoom
  const mine = seats.filter((seat) => seat.player === player).map(({ seat }) => seat)
  const waits = [...waitsFor(listedRoom)]
  return {
    info: infoOf(room, seats),
    mine,
    waits,
    yourTurn: mine.filter((seat) => waits.includes(seat)),
    over: standing.over === 1,
    changed: standing.changed,
    due,
  }
}

export const playerRoutes =
  (players: Players, rooms: Rooms) =>
  async (app: FastifyInstance): Promise<void> => {
    app.post<{ Body: NamePlayer }>(
      '/players',
      { schema: { summary: 'Make a player', body: NamePlayer, response: { 201: PlayerMade, ...refusals } } },
      async (request, reply) => {
        const secret = newKey()
        const player = {
          id: newRoomId(),
          name: request.body.name,
          key: hashOf(secret),
          since: Date.now(),
          wishes: JSON.stringify(TELL_AT_ONCE),
        }
        await players.add(player)
        remember(reply, secret, request.protocol === 'https')
        return reply.code(201).send({ id: player.id, name: player.name, secret })
      },
    )

    app.get(
      '/me',
      { schema: { summary: 'Who am I', response: { 200: PlayerInfo, ...refusals } } },
      async (request) => playerOf(request),
    )

    app.patch<{ Body: NamePlayer }>(
      '/me',
      {
        schema: {
          summary: 'Go by another name',
          body: NamePlayer,
          response: { 200: PlayerInfo, ...refusals },
        },
      },
      async (request) => {
        const { id } = playerOf(request)
        await players.rename(id, request.body.name)
        return { id, name: request.body.name }
      },
    )

    app.get(
      '/me/rooms',
      {
        schema: {
          summary: 'My tables, those that wait for me first',
          response: { 200: MyRooms, ...refusals },
        },
      },
      async (request) => {
        const { id } = playerOf(request)
        return (await rooms.ofPlayer(id)).map((room) => listed(room, id))
      },
    )
  }
