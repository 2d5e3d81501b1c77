import type { Kysely } from 'kysely'
import type { PreparedDealRow, Schema } from './schema.ts'

/** The server's own keys: created once, the same for every node on the database. */
export class ServerKeyRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The stored value, or a new one for the first caller. */
  async get(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('server_key')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { value } = await this.#db
      .selectFrom('server_key')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  }
}

/** Prepared deals: secrets whose commitment the host has seen before choosing a nonce for the new room. */

export class PreparedDealRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Stores the deal unless the player has one already; returns the stored one. */
  async keep(offered: PreparedDealRow): Promise<PreparedDealRow> {
    await this.#db
      .insertInto('prepared_deal')
      .values(offered)
      .onConflict((conflict) => conflict.column('player_id').doNothing())
      .execute()
    return this.#db
      .selectFrom('prepared_deal')
      .selectAll()
      .where('player_id', '=', offered.player_id)
      .executeTakeFirstOrThrow()
  }

  /** Deletes and returns a prepared deal; null when it was used already. */
  async take(player: string, commitment: string): Promise<PreparedDealRow | null> {
    const taken = await this.#db
      .deleteFrom('prepared_deal')
      .where('player_id', '=', player)
      .where('commitment', '=', commitment)
      .returningAll()
      .executeTakeFirst()
    return taken ?? null
  }
}
