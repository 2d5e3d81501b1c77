import type { Kysely } from 'kysely'
import type { ChannelError, ChannelRow, Schema } from './schema.ts'

export type NewChannelRow = Pick<ChannelRow, 'id' | 'player' | 'kind' | 'address'>

const ON = { failures: 0, failed_at: null, last_error: null, off_since: null }

/** However much there is to tell in a minute, it counts as one failure: a short outage switches nothing off. */
const COUNT_EVERY_MS = 60_000

export class Channels {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async add(channel: NewChannelRow): Promise<void> {
    await this.#db
      .insertInto('channel')
      .values({ ...channel, ...ON })
      .execute()
  }

  /** What is new has not failed yet. */
  async change({ id, player, address }: NewChannelRow): Promise<void> {
    await this.#db
      .updateTable('channel')
      .set({ address, ...ON })
      .where('id', '=', id)
      .where('player', '=', player)
      .execute()
  }

  async of(player: string): Promise<readonly ChannelRow[]> {
    return this.#db.selectFrom('channel').selectAll().where('player', '=', player).orderBy('id').execute()
  }

  async withId(id: string): Promise<ChannelRow | null> {
    const found = await this.#db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  /** It works, and is switched on if it was not. */
  async worked(id: string): Promise<void> {
    await this.#db.updateTable('channel').set(ON).where('id', '=', id).execute()
  }

  /** Counts a failure. True where that was one too many, and it is switched off now. */
  async failed(id: string, error: ChannelError, most: number, now: number): Promise<boolean> {
    const off = await this.#db
      .updateTable('channel')
      .set((eb) => ({
        failures: eb('failures', '+', 1),
        failed_at: now,
        last_error: error,
        off_since: eb
          .case()
          .when('failures', '>=', most - 1)
          .then(eb.cast<number>(eb.val(now), 'bigint'))
          .else(eb.lit(null))
          .end(),
      }))
      .where('id', '=', id)
      .where('off_since', 'is', null)
      .where((eb) => eb.or([eb('failed_at', 'is', null), eb('failed_at', '<=', now - COUNT_EVERY_MS)]))
      .returning('off_since')
      .executeTakeFirst()
    return off !== undefined && off.off_since !== null
  }

  /** For whoever runs the server: those that are off first, then those that failed the most. */
  async listFailing(limit: number): Promise<readonly Omit<ChannelRow, 'address'>[]> {
    return this.#db
      .selectFrom('channel')
      .select(['id', 'player', 'kind', 'failures', 'failed_at', 'last_error', 'off_since'])
      .where('failures', '>', 0)
      .orderBy(({ eb }) => eb.case().when('off_since', 'is', null).then(1).else(0).end())
      .orderBy('failures', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
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
