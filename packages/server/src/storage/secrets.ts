import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'

/** The server's own keys: made once, the same for every process on the database. */
export class Secrets {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The kept value, or a new one when this is the first to ask. */
  async get(name: string, make: () => string): Promise<string> {
    await this.#db
      .insertInto('secret')
      .values({ name, value: make() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute()
    const { value } = await this.#db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return value
  }
}
