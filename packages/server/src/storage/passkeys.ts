import type { Kysely } from 'kysely'
import type { PasskeyRow, Schema } from './schema.ts'

export class Passkeys {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** False when somebody has it already. */
  async add(passkey: PasskeyRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('passkey')
      .values(passkey)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  }

  async withId(id: string): Promise<PasskeyRow | null> {
    const found = await this.#db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  async of(player: string): Promise<readonly PasskeyRow[]> {
    return this.#db
      .selectFrom('passkey')
      .selectAll()
      .where('player', '=', player)
      .orderBy('since')
      .orderBy('id')
      .execute()
  }

  /** False when it was used meanwhile: the same answer cannot be given twice. */
  async use({ id, counter }: PasskeyRow, next: number, used: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('passkey')
      .set({ counter: next, used })
      .where('id', '=', id)
      .where('counter', '=', counter)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Removes one of several: whoever removes another at the same moment waits, so that the last one stays. */
  remove(player: string, id: string): Promise<'removed' | 'last' | 'unknown'> {
    return this.#db.transaction().execute(async (db) => {
      await db
        .updateTable('player')
        .set((row) => ({ since: row.ref('since') }))
        .where('id', '=', player)
        .execute()
      const known = await db.selectFrom('passkey').select('id').where('player', '=', player).execute()
      if (!known.some((one) => one.id === id)) return 'unknown'
      if (known.length === 1) return 'last'
      await db.deleteFrom('passkey').where('id', '=', id).execute()
      return 'removed'
    })
  }
}
