import type { Kysely } from 'kysely'
import { countRows, lockPlayer } from './room-rows.ts'
import type { RatingRow, Schema, SeatResultRow } from './schema.ts'
import { initialSkill, ratingPoints } from './skill.ts'

interface LeaderboardQuery {
  readonly game: string
  readonly seats: number
  /** Offset of the page. */
  readonly from: number
  readonly limit: number
  /** Players with fewer rated games are not listed. */
  readonly minGames: number
}

interface RankedPlayer extends RatingRow {
  readonly name: string
}

/** A finished game to be rated. */
export interface GameToRate {
  readonly room: string
  readonly game: string
  readonly seats: number
  readonly players: readonly string[]
  /** The maximum number of rated games that any two of the players may have had together since a time; null for no limit. */
  readonly meetings: { readonly since: number; readonly atMost: number } | null
  /** Computes the new ratings. */
  readonly rate: (before: readonly RatingRow[]) => readonly RatingRow[]
}

const ratingsBefore = (
  db: Kysely<Schema>,
  { players, game, seats }: Pick<GameToRate, 'players' | 'game' | 'seats'>,
): Promise<RatingRow[]> =>
  db
    .selectFrom('rating')
    .selectAll()
    .where('player_id', 'in', [...players])
    .where('game', '=', game)
    .where('seat_count', '=', seats)
    .execute()

/** The number of rated games that two players have finished together since a time. */
const meetingsOf = (db: Kysely<Schema>, one: string, other: string, since: number): Promise<number> =>
  countRows(
    db
      .selectFrom('seat')
      .innerJoin('seat as opposite', 'opposite.room_id', 'seat.room_id')
      .innerJoin('rated_room', 'rated_room.room_id', 'seat.room_id')
      .innerJoin('room_summary', 'room_summary.room_id', 'seat.room_id')
      .where('seat.player_id', '=', one)
      .where('opposite.player_id', '=', other)
      .where('room_summary.changed_at', '>', since),
  )

const haveMetTooOften = async (
  db: Kysely<Schema>,
  { players, meetings }: Pick<GameToRate, 'players' | 'meetings'>,
): Promise<boolean> => {
  if (meetings === null) return false
  for (const [index, one] of players.entries())
    for (const other of players.slice(index + 1))
      if ((await meetingsOf(db, one, other, meetings.since)) >= meetings.atMost) return true
  return false
}

/** Stores the rating change with the seat; a player without a rating starts with the initial points. */
const noteChange = async (
  db: Kysely<Schema>,
  room: string,
  { player_id: player, rating_points: after }: RatingRow,
  known: readonly RatingRow[],
): Promise<void> => {
  const before = known.find((one) => one.player_id === player)?.rating_points ?? ratingPoints(initialSkill())
  await db
    .updateTable('seat_result')
    .set({ rating_before: before, rating_after: after })
    .where('room_id', '=', room)
    .where('seat_number', 'in', (seats) =>
      seats
        .selectFrom('seat')
        .select('seat_number')
        .where('room_id', '=', room)
        .where('player_id', '=', player),
    )
    .execute()
}

export class RatingRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async of(players: readonly string[], game: string, seats: number): Promise<readonly RatingRow[]> {
    return ratingsBefore(this.#db, { players, game, seats })
  }

  /**
   * Stores new ratings of a finished room once; false when it was rated before, or when two players have met too often.
   */
  saveOnce(gameToRate: GameToRate): Promise<boolean> {
    const { room, players, rate } = gameToRate
    return this.#db.transaction().execute(async (db) => {
      // Two games of one player may end at the same time, and neither change may be lost.
      for (const player of players.toSorted()) await lockPlayer(db, player)
      if (await haveMetTooOften(db, gameToRate)) return false
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('rated_room')
        .values({ room_id: room })
        .onConflict((conflict) => conflict.column('room_id').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      const before = await ratingsBefore(db, gameToRate)
      for (const row of rate(before)) {
        await noteChange(db, room, row, before)
        await db
          .insertInto('rating')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['player_id', 'game', 'seat_count']).doUpdateSet({
              mu: row.mu,
              sigma: row.sigma,
              rating_points: row.rating_points,
              game_count: row.game_count,
            }),
          )
          .execute()
      }
      return true
    })
  }

  /** The results of a finished game; saved once. */
  async saveResults(
    results: readonly Omit<SeatResultRow, 'rating_before' | 'rating_after'>[],
  ): Promise<void> {
    if (results.length === 0) return
    await this.#db
      .insertInto('seat_result')
      .values(results.map((result) => ({ ...result, rating_before: null, rating_after: null })))
      .onConflict((conflict) => conflict.columns(['room_id', 'seat_number']).doNothing())
      .execute()
  }

  /** The results of these rooms, the best seat of each first. */
  async results(rooms: readonly string[]): Promise<readonly SeatResultRow[]> {
    if (rooms.length === 0) return []
    return this.#db
      .selectFrom('seat_result')
      .selectAll()
      .where('room_id', 'in', [...rooms])
      .orderBy('room_id')
      .orderBy('rank')
      .orderBy('seat_number')
      .execute()
  }

  async all(player: string): Promise<readonly RatingRow[]> {
    return this.#db
      .selectFrom('rating')
      .selectAll()
      .where('player_id', '=', player)
      .orderBy('game')
      .orderBy('seat_count')
      .execute()
  }

  /** Best first, public profiles only. */
  async best({ game, seats, from, limit, minGames }: LeaderboardQuery): Promise<readonly RankedPlayer[]> {
    return this.#db
      .selectFrom('rating')
      .innerJoin('player', 'player.id', 'rating.player_id')
      .innerJoin('public_profile', 'public_profile.player_id', 'rating.player_id')
      .selectAll('rating')
      .select('player.name')
      .where('game', '=', game)
      .where('seat_count', '=', seats)
      .where('game_count', '>=', minGames)
      .orderBy('rating_points', 'desc')
      .orderBy('rating.player_id')
      .offset(from)
      .limit(limit)
      .execute()
  }
}
