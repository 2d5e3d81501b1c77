import type { Kysely } from 'kysely'
import { enforceQuotas, type QuotaDemand } from './quota-repository.ts'
import { countRows, lockPlayer } from './room-rows.ts'
import type { ChannelError, ChannelRow, Schema } from './schema.ts'

export type NewChannelRow = Pick<ChannelRow, 'id' | 'player_id' | 'kind' | 'address_json'>

const NO_FAILURES = { failure_count: 0, failed_at: null, last_error: null, disabled_at: null }

/** A channel for the operator: without its address, with the name of its owner. */
export type FailingChannel = Omit<ChannelRow, 'address_json' | 'code_tries' | 'code_expires_at'> & {
  readonly name: string
}

export interface ChannelAddition<Reason> {
  /** Why the channel cannot be added to those that the player has; null when it can. */
  readonly refuse?: (known: readonly ChannelRow[]) => Reason | null
  /** The quotas that adding it uses. */
  readonly demand?: QuotaDemand | null
  /** When its confirmation code expires; null without a code. */
  readonly codeExpiresAt?: number | null
}

/** At most one failure a minute is counted, so that a short outage switches nothing off. */
const COUNT_EVERY_MS = 60_000

const channelsOf = (db: Kysely<Schema>, player: string): Promise<ChannelRow[]> =>
  db.selectFrom('channel').selectAll().where('player_id', '=', player).orderBy('id').execute()

export class ChannelRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** Null when the channel was added, otherwise the reason of the refusal. */
  add<Reason = never>(
    channel: NewChannelRow,
    { refuse = () => null, demand = null, codeExpiresAt = null }: ChannelAddition<Reason> = {},
  ): Promise<Reason | null> {
    return this.#db.transaction().execute(async (db) => {
      await lockPlayer(db, channel.player_id)
      const reason = refuse(await channelsOf(db, channel.player_id))
      if (reason !== null) return reason
      await enforceQuotas(db, demand)
      await db
        .insertInto('channel')
        .values({ ...channel, ...NO_FAILURES, code_tries: 0, code_expires_at: codeExpiresAt })
        .execute()
      return null
    })
  }

  /** Replaces the address, and resets failures and confirmation code. */
  async change({ id, player_id: player, address_json: address }: NewChannelRow): Promise<void> {
    await this.#db
      .updateTable('channel')
      .set({ address_json: address, ...NO_FAILURES, code_tries: 0, code_expires_at: null })
      .where('id', '=', id)
      .where('player_id', '=', player)
      .execute()
  }

  /** Replaces the confirmation code. */
  async renewCode(
    { id, player_id: player, address_json: address }: NewChannelRow,
    codeExpiresAt: number,
    demand: QuotaDemand,
  ): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      await enforceQuotas(db, demand)
      await db
        .updateTable('channel')
        .set({ address_json: address, code_tries: 0, code_expires_at: codeExpiresAt })
        .where('id', '=', id)
        .where('player_id', '=', player)
        .execute()
    })
  }

  /** Counts an attempt to enter a code. False when it has expired or was tried too often. */
  async tryCode(id: string, atMost: number, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('channel')
      .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
      .where('id', '=', id)
      .where('code_tries', '<', atMost)
      .where('code_expires_at', '>', now)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  async of(player: string): Promise<readonly ChannelRow[]> {
    return channelsOf(this.#db, player)
  }

  async withId(id: string): Promise<ChannelRow | null> {
    const found = await this.#db.selectFrom('channel').selectAll().where('id', '=', id).executeTakeFirst()
    return found ?? null
  }

  /** Resets failures after a delivery, and switches the channel on if it was off. */
  async worked(id: string): Promise<void> {
    await this.#db.updateTable('channel').set(NO_FAILURES).where('id', '=', id).execute()
  }

  /** Counts a failure. True when the channel was switched off by it. */
  async failed(id: string, error: ChannelError, maxFailures: number, now: number): Promise<boolean> {
    const updated = await this.#db
      .updateTable('channel')
      .set((eb) => ({
        failure_count: eb('failure_count', '+', 1),
        failed_at: now,
        last_error: error,
        disabled_at: eb
          .case()
          .when('failure_count', '>=', maxFailures - 1)
          .then(eb.cast<number>(eb.val(now), 'bigint'))
          .else(eb.lit(null))
          .end(),
      }))
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .where((eb) => eb.or([eb('failed_at', 'is', null), eb('failed_at', '<=', now - COUNT_EVERY_MS)]))
      .returning('disabled_at')
      .executeTakeFirst()
    return updated !== undefined && updated.disabled_at !== null
  }

  /** For the operator: switched-off channels first, then those with most failures. */
  async listFailing(limit: number): Promise<readonly FailingChannel[]> {
    return this.#db
      .selectFrom('channel')
      .innerJoin('player', 'player.id', 'channel.player_id')
      .select(['channel.id', 'player_id', 'kind', 'failure_count', 'failed_at', 'last_error', 'disabled_at'])
      .select('player.name')
      .where('failure_count', '>', 0)
      .orderBy(({ eb }) => eb.case().when('disabled_at', 'is', null).then(1).else(0).end())
      .orderBy('failure_count', 'desc')
      .orderBy('channel.id')
      .limit(limit)
      .execute()
  }

  /** The number of channels that are switched off. */
  async countOff(): Promise<number> {
    return countRows(this.#db.selectFrom('channel').where('disabled_at', 'is not', null))
  }

  /** False when the player has no such channel. */
  async remove(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('channel')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
