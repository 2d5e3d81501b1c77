/** Search for rooms and players, for the operator. */
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import { seatsOfRooms } from './room-rows.ts'
import type { BanRow, RoomRow, Schema, SeatRow } from './schema.ts'

type RoomState = 'waiting' | 'playing' | 'over'

/** The last row of the page before. */
export interface SearchCursor {
  readonly time: number
  readonly id: string
}

export interface RoomSearch {
  /** A room id, a player id or part of a name; null for all. */
  readonly text: string | null
  readonly game: string | null
  readonly state: RoomState | null
  readonly after: SearchCursor | null
  readonly limit: number
}

export interface FoundRoom {
  readonly room: Pick<RoomRow, 'id' | 'game' | 'host_id' | 'started_at'>
  readonly seats: readonly SeatRow[]
  readonly hostName: string
  readonly isOver: boolean
  readonly entryCount: number
  readonly changedAt: number
  readonly isListed: boolean
}

export interface PlayerSearch {
  /** A player id or part of a name; null for all. */
  readonly text: string | null
  /** Only this player. */
  readonly id?: string
  readonly after: SearchCursor | null
  readonly limit: number
}

export interface FoundPlayer {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly kind: 'guest' | 'account' | 'bot'
  /** The owner of an API bot; null for others. */
  readonly owner: string | null
  readonly roomCount: number
  readonly ban: BanRow | null
}

/** Escapes the special characters of a LIKE pattern. */
const patternFor = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** Part of a name in any case; SQLite lowers only ASCII letters, so the name is also compared as it is. */
const contains = (column: 'seat.name' | 'player.name', text: string): Expression<SqlBool> => {
  const name = sql.ref(column)
  const [asWritten, lowered] = [patternFor(text), patternFor(text.toLowerCase())]
  return sql<SqlBool>`(lower(${name}) like ${lowered} escape '\\' or ${name} like ${asWritten} escape '\\')`
}

export class OperatorSearch {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The latest change first. */
  async rooms({ text, game, state, after, limit }: RoomSearch): Promise<readonly FoundRoom[]> {
    const found = await this.#db
      .selectFrom('room')
      .innerJoin('room_summary', 'room_summary.room_id', 'room.id')
      .innerJoin('player', 'player.id', 'room.host_id')
      .leftJoin('lobby_room', 'lobby_room.room_id', 'room.id')
      .select(['room.id', 'room.game', 'room.host_id', 'room.started_at', 'player.name as hostName'])
      .select([
        'room_summary.is_over',
        'room_summary.entry_count',
        'room_summary.changed_at',
        'lobby_room.listed_at as listed',
      ])
      .$if(game !== null, (query) => query.where('room.game', '=', game ?? ''))
      .$if(state !== null, (query) => query.where('room_summary.is_over', '=', state === 'over' ? 1 : 0))
      .$if(state === 'waiting' || state === 'playing', (query) =>
        query.where((on) => {
          const hasFreeSeat = on.exists(
            on
              .selectFrom('seat')
              .select('seat.seat_number')
              .whereRef('seat.room_id', '=', 'room.id')
              .where('seat.secret_hash', 'is', null)
              .where('seat.bot_level', 'is', null),
          )
          return state === 'waiting' ? hasFreeSeat : on.not(hasFreeSeat)
        }),
      )
      .$if(text !== null, (query) =>
        query.where((on) =>
          on.or([
            on('room.id', '=', text ?? ''),
            on('room.host_id', '=', text ?? ''),
            contains('player.name', text ?? ''),
            on.exists(
              on
                .selectFrom('seat')
                .select('seat.seat_number')
                .whereRef('seat.room_id', '=', 'room.id')
                .where((seat) =>
                  seat.or([seat('seat.player_id', '=', text ?? ''), contains('seat.name', text ?? '')]),
                ),
            ),
          ]),
        ),
      )
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(
            on.refTuple('room_summary.changed_at', 'room.id'),
            '<',
            on.tuple(after?.time ?? 0, after?.id ?? ''),
          ),
        ),
      )
      .orderBy('room_summary.changed_at', 'desc')
      .orderBy('room.id', 'desc')
      .limit(limit)
      .execute()
    const seats = await seatsOfRooms(
      this.#db,
      found.map(({ id }) => id),
    )
    return found.map(({ id, game: name, host_id, started_at, hostName, listed, ...summary }) => ({
      room: { id, game: name, host_id, started_at },
      seats: seats.filter(({ room_id: room }) => room === id),
      hostName,
      isOver: summary.is_over === 1,
      entryCount: summary.entry_count,
      changedAt: summary.changed_at,
      isListed: listed !== null,
    }))
  }

  /** The newest player first. */
  async players({ text, id, after, limit }: PlayerSearch, now: number): Promise<readonly FoundPlayer[]> {
    const found = await this.#db
      .selectFrom('player')
      .leftJoin('api_bot', 'api_bot.player_id', 'player.id')
      .select(['player.id', 'player.name', 'player.created_at', 'api_bot.owner_id'])
      .$if(id !== undefined, (query) => query.where('player.id', '=', id ?? ''))
      .$if(text !== null, (query) =>
        query.where((on) => on.or([on('player.id', '=', text ?? ''), contains('player.name', text ?? '')])),
      )
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(on.refTuple('player.created_at', 'player.id'), '<', on.tuple(after?.time ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy('player.created_at', 'desc')
      .orderBy('player.id', 'desc')
      .limit(limit)
      .execute()
    if (found.length === 0) return []
    const ids = found.map((player) => player.id)
    const [accounts, rooms, bans] = await Promise.all([
      this.#db.selectFrom('passkey').select('player_id').distinct().where('player_id', 'in', ids).execute(),
      this.#db
        .selectFrom('seat')
        .select(({ fn }) => ['player_id', fn.count('room_id').distinct().as('count')])
        .where('player_id', 'in', ids)
        .groupBy('player_id')
        .execute(),
      this.#db
        .selectFrom('ban')
        .selectAll()
        .where('player_id', 'in', ids)
        .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
        .execute(),
    ])
    return found.map((player) => {
      const isTheirs = (row: { readonly player_id: string | null }): boolean => row.player_id === player.id
      const isAccount = accounts.some(isTheirs)
      return {
        id: player.id,
        name: player.name,
        createdAt: player.created_at,
        owner: player.owner_id,
        kind: player.owner_id !== null ? 'bot' : isAccount ? 'account' : 'guest',
        roomCount: Number(rooms.find(isTheirs)?.count ?? 0),
        ban: bans.find((ban) => ban.player_id === player.id) ?? null,
      }
    })
  }
}
