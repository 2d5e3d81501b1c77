/** The lobby: listed rooms with a free seat. */
import type { Kysely } from 'kysely'
import { seatsOfRooms } from './room-rows.ts'
import type { RoomRow, Schema, SeatRow } from './schema.ts'

export interface LobbyRoom {
  readonly room: RoomRow
  readonly seats: readonly SeatRow[]
  /** The name of the host. */
  readonly host: string
  readonly since: number
}

/** A game that anybody may watch. */
export interface WatchedRoom {
  readonly room: RoomRow
  readonly seats: readonly SeatRow[]
  readonly moves: number
  readonly changedAt: number
}

/** The last room of the page before. */
export interface LobbyCursor {
  readonly listedAt: number
  readonly room: string
}

export interface LobbyFilter {
  /** Null for any game. */
  readonly game: string | null
  /** Rooms listed before this time are left out. */
  readonly oldest: number
  readonly after: LobbyCursor | null
  readonly limit: number
}

export class LobbyRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Listed rooms, latest first. */
  async open({ game, oldest, after, limit }: LobbyFilter): Promise<readonly LobbyRoom[]> {
    const listed = await this.#db
      .selectFrom('lobby_room')
      .selectAll()
      .where('listed_at', '>=', oldest)
      .$if(game !== null, (query) => query.where('game', '=', game ?? ''))
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(on.refTuple('listed_at', 'room_id'), '<', on.tuple(after?.listedAt ?? 0, after?.room ?? '')),
        ),
      )
      .orderBy('listed_at', 'desc')
      .orderBy('room_id', 'desc')
      .limit(limit)
      .execute()
    if (listed.length === 0) return []
    const ids = listed.map(({ room_id: room }) => room)
    const rooms = await this.#db
      .selectFrom('room')
      .innerJoin('player', 'player.id', 'room.host_id')
      .selectAll('room')
      .select('player.name as hostName')
      .where('room.id', 'in', ids)
      .execute()
    const seats = await seatsOfRooms(this.#db, ids)
    return listed.flatMap(({ room_id: id, listed_at: since }) => {
      const found = rooms.find((one) => one.id === id)
      if (found === undefined) return []
      const { hostName, ...room } = found
      return { room, seats: seats.filter((seat) => seat.room_id === id), host: hostName, since }
    })
  }

  /** Running games that anybody may watch, the latest move first. */
  async toWatch(limit: number): Promise<readonly WatchedRoom[]> {
    const found = await this.#db
      .selectFrom('public_game')
      .innerJoin('room', 'room.id', 'public_game.room_id')
      .innerJoin('room_summary', 'room_summary.room_id', 'public_game.room_id')
      .selectAll('room')
      .select(['room_summary.move_number as moves', 'room_summary.changed_at as changedAt'])
      .where('room_summary.is_over', '=', 0)
      .orderBy('room_summary.changed_at', 'desc')
      .orderBy('room.id')
      .limit(limit)
      .execute()
    const seats = await seatsOfRooms(
      this.#db,
      found.map(({ id }) => id),
    )
    return found.map(({ moves, changedAt, ...room }) => ({
      room,
      seats: seats.filter((seat) => seat.room_id === room.id),
      moves,
      changedAt,
    }))
  }

  async unlist(room: string): Promise<void> {
    await this.#db.deleteFrom('lobby_room').where('room_id', '=', room).execute()
  }

  async isListed(room: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('lobby_room')
      .select('room_id')
      .where('room_id', '=', room)
      .executeTakeFirst()
    return found !== undefined
  }
}
