/** How the operator finds rooms and players, whoever they belong to. */
import { type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { BanRow, RoomRow, Schema, SeatRow } from './schema.ts'

type RoomState = 'waiting' | 'playing' | 'over'

/** The last row that was shown. */
export interface SearchCursor {
  readonly time: number
  readonly id: string
}

export interface RoomSearch {
  /** The id of a room or of a player, or a part of a name; null for everything. */
  readonly text: string | null
  readonly game: string | null
  readonly state: RoomState | null
  readonly after: SearchCursor | null
  readonly limit: number
}

export interface FoundRoom {
  readonly room: Pick<RoomRow, 'id' | 'game' | 'host' | 'begun'>
  readonly seats: readonly SeatRow[]
  readonly hostName: string
  readonly isOver: boolean
  readonly entryCount: number
  readonly changedAt: number
  readonly isListed: boolean
}

export interface PlayerSearch {
  /** The id of a player or a part of a name; null for everybody. */
  readonly text: string | null
  /** One player and nobody else. */
  readonly id?: string
  readonly after: SearchCursor | null
  readonly limit: number
}

export interface FoundPlayer {
  readonly id: string
  readonly name: string
  readonly since: number
  readonly kind: 'guest' | 'account' | 'bot'
  /** Whose bot it is. */
  readonly owner: string | null
  readonly roomCount: number
  readonly ban: BanRow | null
}

/** What has a meaning in a pattern stands for itself. */
const patternFor = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A part of a name, whatever its case; SQLite lowers only ASCII letters, so a name is also looked for as it is written. */
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

  /** Those that changed last come first. */
  async rooms({ text, game, state, after, limit }: RoomSearch): Promise<readonly FoundRoom[]> {
    const found = await this.#db
      .selectFrom('room')
      .innerJoin('standing', 'standing.room', 'room.id')
      .innerJoin('player', 'player.id', 'room.host')
      .leftJoin('lobby', 'lobby.room', 'room.id')
      .select(['room.id', 'room.game', 'room.host', 'room.begun', 'player.name as hostName'])
      .select(['standing.over', 'standing.seq', 'standing.changed', 'lobby.since as listed'])
      .$if(game !== null, (query) => query.where('room.game', '=', game ?? ''))
      .$if(state !== null, (query) => query.where('standing.over', '=', state === 'over' ? 1 : 0))
      .$if(state === 'waiting' || state === 'playing', (query) =>
        query.where((on) => {
          const free = on.exists(
            on
              .selectFrom('seat')
              .select('seat.seat')
              .whereRef('seat.room', '=', 'room.id')
              .where('seat.key', 'is', null)
              .where('seat.bot', 'is', null),
          )
          return state === 'waiting' ? free : on.not(free)
        }),
      )
      .$if(text !== null, (query) =>
        query.where((on) =>
          on.or([
            on('room.id', '=', text ?? ''),
            on('room.host', '=', text ?? ''),
            contains('player.name', text ?? ''),
            on.exists(
              on
                .selectFrom('seat')
                .select('seat.seat')
                .whereRef('seat.room', '=', 'room.id')
                .where((seat) =>
                  seat.or([seat('seat.player', '=', text ?? ''), contains('seat.name', text ?? '')]),
                ),
            ),
          ]),
        ),
      )
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(on.refTuple('standing.changed', 'room.id'), '<', on.tuple(after?.time ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy('standing.changed', 'desc')
      .orderBy('room.id', 'desc')
      .limit(limit)
      .execute()
    if (found.length === 0) return []
    const seats = await this.#db
      .selectFrom('seat')
      .selectAll()
      .where(
        'room',
        'in',
        found.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute()
    return found.map(({ id, game: name, host, begun, hostName, over, seq, changed, listed }) => ({
      room: { id, game: name, host, begun },
      seats: seats.filter(({ room }) => room === id),
      hostName,
      isOver: over === 1,
      entryCount: seq,
      changedAt: changed,
      isListed: listed !== null,
    }))
  }

  /** Those who came last come first. */
  async players({ text, id, after, limit }: PlayerSearch, now: number): Promise<readonly FoundPlayer[]> {
    const found = await this.#db
      .selectFrom('player')
      .leftJoin('bot', 'bot.player', 'player.id')
      .select(['player.id', 'player.name', 'player.since', 'bot.owner'])
      .$if(id !== undefined, (query) => query.where('player.id', '=', id ?? ''))
      .$if(text !== null, (query) =>
        query.where((on) => on.or([on('player.id', '=', text ?? ''), contains('player.name', text ?? '')])),
      )
      .$if(after !== null, (query) =>
        query.where((on) =>
          on(on.refTuple('player.since', 'player.id'), '<', on.tuple(after?.time ?? 0, after?.id ?? '')),
        ),
      )
      .orderBy('player.since', 'desc')
      .orderBy('player.id', 'desc')
      .limit(limit)
      .execute()
    if (found.length === 0) return []
    const ids = found.map((player) => player.id)
    const [accounts, rooms, bans] = await Promise.all([
      this.#db.selectFrom('passkey').select('player').distinct().where('player', 'in', ids).execute(),
      this.#db
        .selectFrom('seat')
        .select(({ fn }) => ['player', fn.count('room').distinct().as('count')])
        .where('player', 'in', ids)
        .groupBy('player')
        .execute(),
      this.#db
        .selectFrom('ban')
        .selectAll()
        .where('player_id', 'in', ids)
        .where((on) => on.or([on('expires_at', 'is', null), on('expires_at', '>', now)]))
        .execute(),
    ])
    return found.map((player) => {
      const isTheirs = (row: { readonly player: string | null }): boolean => row.player === player.id
      const isAccount = accounts.some(isTheirs)
      return {
        ...player,
        kind: player.owner !== null ? 'bot' : isAccount ? 'account' : 'guest',
        roomCount: Number(rooms.find(isTheirs)?.count ?? 0),
        ban: bans.find((ban) => ban.player_id === player.id) ?? null,
      }
    })
  }
}
