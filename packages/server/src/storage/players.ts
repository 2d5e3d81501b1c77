import type { Kysely } from 'kysely'
import type { PlayerRow, Schema } from './schema.ts'

export class Players {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(player: PlayerRow): Promise<void> {
    await this.#db.insertInto('player').values(player).execute()
  }

  async withKey(hash: string): Promise<PlayerRow | null> {
    const found = await this.#db.selectFrom('player').selectAll().where('key', '=', hash).executeTakeFirst()
    return found ?? null
  }

  async withId(id: string): Promise<PlayerRow | null> {
    const found = await this.#db.selectFrom('player').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  async wish(id: string, wishes: string): Promise<void> {
    await this.#db.updateTable('player').set({ wishes }).where('id', '=', id).execute()
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('player').set({ name }).where('id', '=', id).execute()
  }
}
