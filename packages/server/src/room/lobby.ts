/** The lobby: open rooms, latest first. */
import type { Lobby, LobbyQuery, OpenRoom } from '@quayside/protocol'
import type { LobbyCursor, LobbyRepository } from '../storage/lobby-repository.ts'
import { isFreeSeat, roomInfo } from './seats.ts'

const PAGE_SIZE = 20

/** The host of an older room has probably stopped waiting. */
export const LISTED_FOR_MS = 3 * 24 * 3600_000

const readCursor = (cursor: string): LobbyCursor => {
  const [since, room = ''] = cursor.split('.')
  return { listedAt: Number(since), room }
}

const writeCursor = ({ info, listedAt }: OpenRoom): string => `${listedAt}.${info.room}`

export const listOpenRooms = async (
  lobby: LobbyRepository,
  { game, limit, after }: LobbyQuery,
  now: number,
): Promise<Lobby> => {
  const wanted = limit === undefined ? PAGE_SIZE : Number(limit)
  const found = await lobby.open({
    game: game ?? null,
    oldest: now - LISTED_FOR_MS,
    after: after === undefined ? null : readCursor(after),
    // One more than wanted, to know whether there is a next page.
    limit: wanted + 1,
  })
  const rooms = found.slice(0, wanted).map(({ room, seats, host, since }) => ({
    info: roomInfo(room, seats),
    host,
    freeSeats: seats.filter(isFreeSeat).length,
    listedAt: since,
  }))
  const last = rooms.at(-1)
  return { rooms, nextCursor: found.length > wanted && last ? writeCursor(last) : null }
}
