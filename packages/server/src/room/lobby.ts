/** The open rooms, as everybody may see them. */
import type { Lobby, LobbyQuery, OpenTable } from '@quayside/protocol'
import type { LobbyPlace, LobbyRepository as LobbyShelf } from '../storage/lobby-repository.ts'
import { isFreeSeat, roomInfo } from './seats.ts'

const AT_ONCE = 20

/** Whoever opened a room longer ago is hardly waiting any more. */
export const LISTED_FOR_MS = 3 * 24 * 3600_000

const rateLimitKey = (cursor: string): LobbyPlace => {
  const [since, room = ''] = cursor.split('.')
  return { since: Number(since), room }
}

const cursorOf = ({ info, since }: OpenTable): string => `${since}.${info.room}`

export const openTables = async (
  lobby: LobbyShelf,
  { game, limit, after }: LobbyQuery,
  now: number,
): Promise<Lobby> => {
  const wanted = limit === undefined ? AT_ONCE : Number(limit)
  const found = await lobby.open({
    game: game ?? null,
    oldest: now - LISTED_FOR_MS,
    after: after === undefined ? null : rateLimitKey(after),
    // One more tells whether there is more.
    limit: wanted + 1,
  })
  const tables = found.slice(0, wanted).map(({ room, seats, host, since }) => ({
    info: roomInfo(room, seats),
    host,
    free: seats.filter(isFreeSeat).length,
    since,
  }))
  const last = tables.at(-1)
  return { tables, next: found.length > wanted && last ? cursorOf(last) : null }
}
