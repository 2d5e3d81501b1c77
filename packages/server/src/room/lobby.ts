/** The lobby: open rooms, latest first. */
import type { Lobby, LobbyQuery, OpenRoom, RoomSettings, WatchList } from '@quayside/protocol'
import type { LobbyCursor, LobbyRepository, LobbyRoom } from '../storage/lobby-repository.ts'
import { isFreeSeat, roomInfo } from './seats.ts'

const PAGE_SIZE = 20

const NO_HOSTS: ReadonlySet<string> = new Set()

/** The host of an older room has probably stopped waiting. */
export const LISTED_FOR_MS = 3 * 24 * 3600_000

/** Maximum length of the list of games to watch. */
const MAX_WATCHED = 20

/** A game without a move for this long is not offered to spectators. */
const WATCHED_FOR_MS = 24 * 3600_000

/** Games to watch. Games with a spectator delay are left out, because the list would reveal their move count. */
export const listWatchedRooms = async (lobby: LobbyRepository, now: number): Promise<WatchList> => {
  const found = await lobby.toWatch(MAX_WATCHED)
  return found
    .filter(({ changedAt }) => changedAt > now - WATCHED_FOR_MS)
    .filter(({ room }) => (JSON.parse(room.settings_json) as RoomSettings).spectatorDelay === undefined)
    .map(({ room, seats, moves, changedAt }) => ({ info: roomInfo(room, seats), moves, changedAt }))
}

const readCursor = (cursor: string): LobbyCursor => {
  const [since, room = ''] = cursor.split('.')
  return { listedAt: Number(since), room }
}

const writeCursor = ({ info, listedAt }: OpenRoom): string => `${listedAt}.${info.room}`

export const listOpenRooms = async (
  lobby: LobbyRepository,
  { game, limit, after }: LobbyQuery,
  now: number,
  /** Hosts whose rooms are hidden from the player. */
  hidden: ReadonlySet<string> = NO_HOSTS,
): Promise<Lobby> => {
  const wanted = limit === undefined ? PAGE_SIZE : Number(limit)
  const found = await lobby.open({
    game: game ?? null,
    oldest: now - LISTED_FOR_MS,
    after: after === undefined ? null : readCursor(after),
    // One more than wanted, to know whether there is a next page.
    limit: wanted + 1,
  })
  const page = found.slice(0, wanted)
  const openRoom = ({ room, seats, host, since }: LobbyRoom): OpenRoom => ({
    info: roomInfo(room, seats),
    host,
    freeSeats: seats.filter(isFreeSeat).length,
    listedAt: since,
  })
  const rooms = page.filter(({ room }) => !hidden.has(room.host_id)).map(openRoom)
  const last = page.at(-1)
  return { rooms, nextCursor: found.length > wanted && last ? writeCursor(openRoom(last)) : null }
}
