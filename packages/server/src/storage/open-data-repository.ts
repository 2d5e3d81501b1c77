/** Consent to the publication of games, and the finished games that may be published. */
import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** A game that may be published, and who played in each seat: the level of a bot, or null for a person. */
export interface OpenDataGame {
  readonly room: string
  readonly levels: readonly (string | null)[]
}

export interface OpenDataFilter {
  readonly game: string
  /** At most so many, those that began last. */
  readonly newest: number
}

export class OpenDataRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async give(player: string, now: number): Promise<void> {
    await this.#db
      .insertInto('open_data_consent')
      .values({ player_id: player, consented_at: now })
      .onConflict((conflict) => conflict.column('player_id').doNothing())
      .execute()
  }

  async withdraw(player: string): Promise<void> {
    await this.#db.deleteFrom('open_data_consent').where('player_id', '=', player).execute()
  }

  async isGiven(player: string): Promise<boolean> {
    const found = await this.#db
      .selectFrom('open_data_consent')
      .select('player_id')
      .where('player_id', '=', player)
      .executeTakeFirst()
    return found !== undefined
  }

  /**
   * Finished games that anybody could watch and whose people have all given their consent, as it is now. Left out are
   * games with a deleted player, an API bot or a seat that changed hands, because somebody may not have been asked, and
   * those with a seed that a person wrote, because it may say anything.
   */
  async games(filter?: OpenDataFilter): Promise<readonly OpenDataGame[]> {
    const publicGames = this.#db.selectFrom('public_game')
    const wanted =
      filter === undefined
        ? publicGames
        : publicGames
            .where('public_game.game', '=', filter.game)
            .orderBy('public_game.started_at', 'desc')
            .limit(filter.newest)
    const rooms = await wanted
      .innerJoin('room', 'room.id', 'public_game.room_id')
      .innerJoin('room_summary', 'room_summary.room_id', 'room.id')
      .select('room.id')
      .where('room_summary.is_over', '=', 1)
      .where('room.seed_chosen', '=', 0)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('seat')
              .select('seat.room_id')
              .whereRef('seat.room_id', '=', 'room.id')
              .where('seat.bot_level', 'is', null)
              .where((seat) =>
                seat.or([
                  seat('seat.player_id', 'is', null),
                  seat('seat.player_id', 'not in', (db) =>
                    db.selectFrom('open_data_consent').select('open_data_consent.player_id'),
                  ),
                  seat('seat.player_id', 'in', (db) => db.selectFrom('api_bot').select('api_bot.player_id')),
                ]),
              ),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('entry')
              .select('entry.room_id')
              .whereRef('entry.room_id', '=', 'room.id')
              .where('entry.kind', 'in', ['seat-left', 'seat-replaced']),
          ),
        ),
      )
      .execute()
    const games: OpenDataGame[] = []
    for (const { id } of rooms) {
      const seats = await this.#db
        .selectFrom('seat')
        .select(['bot_level'])
        .where('room_id', '=', id)
        .orderBy('seat_number')
        .execute()
      // Bots among themselves need nobody's consent, but are no games of people.
      if (seats.some(({ bot_level: level }) => level === null))
        games.push({ room: id, levels: seats.map(({ bot_level: level }) => level) })
    }
    return games
  }
}
