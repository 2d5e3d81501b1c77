import type { Kysely } from 'kysely'
import type { ChannelRow, Schema } from './schema.ts'

export class Channels {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(channel: ChannelRow): Promise<void> {
    await this.#db.insertInto('channel').values(channel).execute()
  }

  async change({ id, player, address }: ChannelRow): Promise<void> {
    await this.#db
      .updateTable('channel')
      .set({ address })
      .where('id', '=', id)
      .where('player', '=', player)
      .execute()
  }

  async of(player: string): Promise<readonly ChannelRow[]> {
    return this.#db.selectFrom('channel').selectAll().where('player', '=', player).orderBy('id').execute()
  }

  /** Whether there was such a channel of this player. */
  async remove(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('channel')
      .where('id', '=', id)
      .where('player', '=', player)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
