import type { Kysely } from 'kysely'
import type { RatingRow, Schema } from './schema.ts'

interface ListWish {
  readonly game: string
  readonly seats: number
  /** How many of the best are left out. */
  readonly from: number
  readonly limit: number
}

interface Listed extends RatingRow {
  readonly name: string
  readonly profile: string | null
}

export class Ratings {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async of(players: readonly string[], game: string, seats: number): Promise<readonly RatingRow[]> {
    return this.#db
      .selectFrom('rating')
      .selectAll()
      .where('player', 'in', [...players])
      .where('game', '=', game)
      .where('seats', '=', seats)
      .execute()
  }

  /**
   * Writes new ratings for a finished table, once: whoever comes second with the same table changes nothing and is
   * told so.
   */
  settle(room: string, ratings: readonly RatingRow[]): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('rated')
        .values({ room })
        .onConflict((conflict) => conflict.column('room').doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows !== 1n) return false
      for (const row of ratings)
        await db
          .insertInto('rating')
          .values(row)
          .onConflict((conflict) =>
            conflict.columns(['player', 'game', 'seats']).doUpdateSet({
              mu: row.mu,
              sigma: row.sigma,
              worth: row.worth,
              games: row.games,
            }),
          )
          .execute()
      return true
    })
  }

  async all(player: string): Promise<readonly RatingRow[]> {
    return this.#db
      .selectFrom('rating')
      .selectAll()
      .where('player', '=', player)
      .orderBy('game')
      .orderBy('seats')
      .execute()
  }

  /** The best first, with their names, and their profiles where everybody may see them. */
  async best({ game, seats, from, limit }: ListWish): Promise<readonly Listed[]> {
    return this.#db
      .selectFrom('rating')
      .innerJoin('player', 'player.id', 'rating.player')
      .leftJoin('profile', 'profile.player', 'rating.player')
      .selectAll('rating')
      .select(['player.name as name', 'profile.player as profile'])
      .where('game', '=', game)
      .where('seats', '=', seats)
      .orderBy('worth', 'desc')
      .orderBy('rating.player')
      .offset(from)
      .limit(limit)
      .execute()
  }
}
