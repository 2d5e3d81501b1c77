/** Secrets that were committed to before a room was opened, so that its host adds a nonce only afterwards. */
import type { Kysely } from 'kysely'
import type { PreparedDealRow, Schema } from './schema.ts'

export class PreparedDeals {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The one that a player has already, or else the one that is offered. */
  async keep(offered: PreparedDealRow): Promise<PreparedDealRow> {
    await this.#db
      .insertInto('prepared_deal')
      .values(offered)
      .onConflict((conflict) => conflict.column('player').doNothing())
      .execute()
    return this.#db
      .selectFrom('prepared_deal')
      .selectAll()
      .where('player', '=', offered.player)
      .executeTakeFirstOrThrow()
  }

  /** Each is used once; null where it was used already. */
  async take(player: string, commitment: string): Promise<PreparedDealRow | null> {
    const taken = await this.#db
      .deleteFrom('prepared_deal')
      .where('player', '=', player)
      .where('commitment', '=', commitment)
      .returningAll()
      .executeTakeFirst()
    return taken ?? null
  }
}
