import type { Kysely } from 'kysely'
import { enforceQuotas, type QuotaDemand } from './quota-repository.ts'
import { lockPlayer } from './room-rows.ts'
import type { ChannelError, ChannelRow, Schema } from './schema.ts'

export type NewChannelRow = Pick<ChannelRow, 'id' | 'player_id' | 'kind' | 'address_json'>

const ON = { failure_count: 0, failed_at: null, last_error: null, disabled_at: null }

/** A channel for the operator: without its address, with the name of its owner. */
export type FailingChannel = Omit<ChannelRow, 'address_json' | 'code_tries' | 'code_expires_at'> & {
  readonly name: string
}

export interface ChannelAddition<Reason> {
  /** Why it cannot be added, by the channels that the player has; null where it can. */
  readonly refuse?: (known: readonly ChannelRow[]) => Reason | null
  /** What adding it uses of quotas. */
  readonly demand?: QuotaDemand | null
  /** Until when the code is good that confirms it; null where none does. */
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

  /** Null when it was added; otherwise why not. */
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
        .values({ ...channel, ...ON, code_tries: 0, code_expires_at: codeExpiresAt })
        .execute()
      return null
    })
  }

  /** What is new has not failed yet, and needs no code. */
  async change({ id, player_id: player, address_json: address }: NewChannelRow): Promise<void> {
    await this.#db
      .updateTable('channel')
      .set({ address_json: address, ...ON, code_tries: 0, code_expires_at: null })
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

  /** It works, and is switched on if it was not. */
  async worked(id: string): Promise<void> {
    await this.#db.updateTable('channel').set(ON).where('id', '=', id).execute()
  }

  /** Counts a failure. True when the channel was switched off by it. */
  async failed(id: string, error: ChannelError, most: number, now: number): Promise<boolean> {
    const off = await this.#db
      .updateTable('channel')
      .set((eb) => ({
        failure_count: eb('failure_count', '+', 1),
        failed_at: now,
        last_error: error,
        disabled_at: eb
          .case()
          .when('failure_count', '>=', most - 1)
          .then(eb.cast<number>(eb.val(now), 'bigint'))
          .else(eb.lit(null))
          .end(),
      }))
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .where((eb) => eb.or([eb('failed_at', 'is', null), eb('failed_at', '<=', now - COUNT_EVERY_MS)]))
      .returning('disabled_at')
      .executeTakeFirst()
    return off !== undefined && off.disabled_at !== null
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

  /** How many are switched off. */
  async countOff(): Promise<number> {
    const { count } = await this.#db
      .selectFrom('channel')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('disabled_at', 'is not', null)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Whether there was such a channel of this player. */
  async remove(player: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('channel')
      .where('id', '=', id)
      .where('player_id', '=', player)
      .executeTakeFirst()
    return numDeletedRows === 1n
  }
}
