import type { Kysely } from 'kysely'
import type { ChallengeRow, Schema } from './schema.ts'

/** Questions to passkeys: each can be answered once, and only for a while. */
export class Challenges {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Forgets those that nobody answered in time, too. */
  async ask(challenge: ChallengeRow, now: number): Promise<void> {
    await this.#db.deleteFrom('challenge').where('until', '<=', now).execute()
    await this.#db.insertInto('challenge').values(challenge).execute()
  }

  /** Whether it was asked of this player (null for whoever comes) and not answered before. */
  async answered(words: string, player: string | null, now: number): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('challenge')
      .where('words', '=', words)
      .where('player', player === null ? 'is' : '=', player)
      .where('until', '>', now)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
