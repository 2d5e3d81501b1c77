/** Games between two guests that should or should not be rated. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatedRoom, PersonalData } from '@quayside/protocol'
import { type ApiAnswer, ApiClient, accepted, PAIR_ROOM, type RoomBody } from './api-client.ts'
import { RoomClient } from './room-client.ts'

const POLL_MS = 3000
/** Ratings are computed by a job; if it has not run by then, it never will. */
const RATED_WITHIN_MS = 60_000
/** Games that ended before an already rated one have been processed by then. */
const SETTLED_MS = 2500

export interface Player {
  readonly api: ApiClient
  readonly name: string
}

export const newPlayer = async (address: string, from: string, name: string): Promise<Player> => ({
  api: await ApiClient.guest(address, from, name),
  name,
})

/** Number of a player's rated games. */
export const ratedGames = async ({ api }: Player): Promise<number> => {
  const { ratings } = accepted<PersonalData>(await api.request('GET', '/me/personal-data'))
  return ratings.reduce((sum, { games }) => sum + games, 0)
}

const enter = async (api: ApiClient, room: string, key: string): Promise<RoomClient> => {
  const client = await RoomClient.join({
    address: api.address,
    from: api.from,
    game: PAIR_ROOM.game,
    room,
    key,
  })
  if (client === null) throw new Error('a player was not let in to their own room')
  return client
}

/** The guest takes the free seat; both are connected. */
const bothIn = async (
  host: Player,
  guest: Player,
  opened: ApiAnswer,
): Promise<readonly [RoomClient, RoomClient]> => {
  const { room, keys } = accepted<CreatedRoom>(opened)
  const key = await guest.api.join(room, 1)
  return [await enter(host.api, room, keys[0] ?? ''), await enter(guest.api, room, key)]
}

/** Both play random legal moves until the game is over or `moves` were made. */
const play = async (clients: readonly RoomClient[], moves: number): Promise<void> => {
  const playSeat = async (client: RoomClient, seat: number): Promise<void> => {
    const isDone = (): boolean => client.isOver || client.moveNumber >= moves
    while (client.isOpen && !isDone()) {
      const command = client.choose(seat)
      if (command !== null) await client.submit(`${seat}-${client.seq}`, command)
      else if (!(await client.changed(() => isDone() || client.deciders.includes(seat)))) return
    }
  }
  await Promise.all(clients.map(playSeat))
}

export const playToTheEnd = async (host: Player, guest: Player, opened: ApiAnswer): Promise<void> => {
  const clients = await bothIn(host, guest, opened)
  await play(clients, Number.POSITIVE_INFINITY)
  for (const client of clients) client.close()
}

/** The guest leaves after `moves` moves, and the remaining host ends the game. */
export const playAndLeave = async (
  host: Player,
  guest: Player,
  opened: ApiAnswer,
  moves: number,
): Promise<void> => {
  const [staying, leaving] = await bothIn(host, guest, opened)
  await play([staying, leaving], moves)
  await leaving.request({ kind: 'leave-game', requestId: 'leave' })
  await staying.request({ kind: 'leave-game', requestId: 'leave' })
  leaving.close()
  staying.close()
}

/**
 * Two players finish an ordinary game; resolves when it is rated, and with it all games that ended before.
 * Without it a missing rating would look like a late one.
 */
export const ordinaryGame = async (
  host: Player,
  guest: Player,
  room: RoomBody = PAIR_ROOM,
): Promise<boolean> => {
  await playToTheEnd(host, guest, await host.api.tryRoom(room))
  const until = performance.now() + RATED_WITHIN_MS
  while ((await ratedGames(host)) === 0) {
    if (performance.now() > until) return false
    await sleep(POLL_MS)
  }
  await sleep(SETTLED_MS)
  return true
}
