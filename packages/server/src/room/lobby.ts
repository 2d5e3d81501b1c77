/** The lobby: open rooms, latest first. */
import type { Lobby, LobbyQuery, OpenRoom, RoomSettings, WatchList } from '@quayside/protocol'
import type { LobbyCursor, LobbyRepository, LobbyRoom } from '../storage/lobby-repository.ts'
import { isFreeSeat, roomInfo } from './seats.ts'

const PAGE_SIZE = 20

const NOBODY: ReadonlySet<string> = new Set()

/** The host of an older room has probably stopped waiting. */
export const LISTED_FOR_MS = 3 * 24 * 3600_000

/** Longer lists are of no use to anybody. */
const WATCHED_AT_MOST = 20

/** A table of which nothing has been heard for a day is not worth watching now. */
const WATCHED_FOR_MS = 24 * 3600_000

/** Games to watch. Those behind a delay are not listed: their moves could be counted here. */
export const listWatchedRooms = async (lobby: LobbyRepository, now: number): Promise<WatchList> => {
  const found = await lobby.toWatch(WATCHED_AT_MOST)
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
  /** The hosts of whom the player sees nothing. */
  hidden: ReadonlySet<string> = NOBODY,
): Promise<Lobby> => {
  const wanted = limit === undefined ? PAGE_SIZE : Number(limit)
  const found = await lobby.open({
    game: game ?? null,
    oldest: now - LISTED_FOR_MS,
    after: after === undefined ? null : readCursor(after),
    // One more than wanted, to know whether there is a next page.
    limit: wanted + 1,
  })
  const shown = found.slice(0, wanted)
  const openRoom = ({ room, seats, host, since }: LobbyRoom): OpenRoom => ({
    info: roomInfo(room, seats),
    host,
    freeSeats: seats.filter(isFreeSeat).length,
    listedAt: since,
  })
  const rooms = shown.filter(({ room }) => !hidden.has(room.host_id)).map(openRoom)
  const last = shown.at(-1)
  return { rooms, nextCursor: found.length > wanted && last ? writeCursor(openRoom(last)) : null }
}
