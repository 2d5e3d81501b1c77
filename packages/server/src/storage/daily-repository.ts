/** Entries of the daily leaderboards: one per player and deal. The bot moves of each are checked in the background. */
import { type Kysely, sql } from 'kysely'
import { enforceQuotas, type QuotaDemand } from './quota-repository.ts'
import { countRows } from './room-rows.ts'
import type { DailyEntryRow, Schema } from './schema.ts'

type Deal = Pick<DailyEntryRow, 'date' | 'kind'>

export interface ListedEntry extends Pick<DailyEntryRow, 'player_id' | 'points' | 'figure' | 'duration_ms'> {
  readonly name: string
  readonly place: number
}

export interface ListedPart {
  readonly from: number
  readonly limit: number
  /** Lists only this player and their friends; null for everybody. */
  readonly friendsOf: string | null
}

export class DailyRepository {
  readonly #db: Kysely<Schema>
  readonly #isPostgres: boolean

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.#db = db
    this.#isPostgres = isPostgres
  }

  /** False when the player has submitted an entry before. */
  add(entry: DailyEntryRow, demand: QuotaDemand): Promise<boolean> {
    return this.#db.transaction().execute(async (db) => {
      await enforceQuotas(db, demand)
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('daily_entry')
        .values(entry)
        .onConflict((conflict) => conflict.columns(['player_id', 'date', 'kind']).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    })
  }

  async own({ date, kind }: Deal, player: string): Promise<DailyEntryRow | null> {
    const found = await this.#db
      .selectFrom('daily_entry')
      .selectAll()
      .where('player_id', '=', player)
      .where('date', '=', date)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return found ?? null
  }

  /** Best first; with equal points, the faster one first. Places count all players, listed or not. */
  async list({ date, kind }: Deal, { from, limit, friendsOf }: ListedPart): Promise<readonly ListedEntry[]> {
    let listed = this.#db
      .selectFrom((db) =>
        db
          .selectFrom('daily_entry')
          .select([
            'id',
            'player_id',
            'points',
            'figure',
            'duration_ms',
            sql<number>`rank() over (order by points desc)`.as('place'),
          ])
          .where('date', '=', date)
          .where('kind', '=', kind)
          .where('status', '=', 'accepted')
          .as('ranked'),
      )
      .innerJoin('player', 'player.id', 'ranked.player_id')
      .select([
        'ranked.player_id',
        'ranked.points',
        'ranked.figure',
        'ranked.duration_ms',
        'ranked.place',
        'player.name',
      ])
    if (friendsOf !== null)
      listed = listed.where((db) =>
        db.or([
          db('ranked.player_id', '=', friendsOf),
          db(
            'ranked.player_id',
            'in',
            db
              .selectFrom('friend')
              .innerJoin('friend as back', (join) =>
                join
                  .onRef('back.player_id', '=', 'friend.friend_id')
                  .onRef('back.friend_id', '=', 'friend.player_id'),
              )
              .select('friend.friend_id')
              .where('friend.player_id', '=', friendsOf),
          ),
        ]),
      )
    const rows = await listed
      .orderBy('ranked.points', 'desc')
      .orderBy('ranked.duration_ms')
      .orderBy('ranked.id')
      .limit(limit)
      .offset(from)
      .execute()
    return rows.map((row) => ({
      ...row,
      place: Number(row.place),
      duration_ms: Number(row.duration_ms),
    }))
  }

  async placeOf({ date, kind }: Deal, points: number): Promise<number> {
    const count = await countRows(
      this.#db
        .selectFrom('daily_entry')
        .where('date', '=', date)
        .where('kind', '=', kind)
        .where('status', '=', 'accepted')
        .where('points', '>', points),
    )
    return 1 + count
  }

  /** The number of accepted entries for each score. */
  async distribution({ date, kind }: Deal): Promise<readonly { points: number; players: number }[]> {
    const rows = await this.#db
      .selectFrom('daily_entry')
      .select(({ fn }) => ['points', fn.countAll().as('players')])
      .where('date', '=', date)
      .where('kind', '=', kind)
      .where('status', '=', 'accepted')
      .groupBy('points')
      .orderBy('points')
      .execute()
    return rows.map(({ points, players }) => ({ points, players: Number(players) }))
  }

  async waiting({ date, kind }: Deal): Promise<number> {
    return countRows(
      this.#db
        .selectFrom('daily_entry')
        .where('date', '=', date)
        .where('kind', '=', kind)
        .where('status', '=', 'checking'),
    )
  }

  async best({ date, kind }: Deal): Promise<{ name: string; points: number; record: string } | null> {
    const found = await this.#db
      .selectFrom('daily_entry')
      .innerJoin('player', 'player.id', 'daily_entry.player_id')
      .select(['player.name', 'daily_entry.points', 'daily_entry.record'])
      .where('date', '=', date)
      .where('kind', '=', kind)
      .where('status', '=', 'accepted')
      .orderBy('points', 'desc')
      .orderBy('daily_entry.created_at')
      .limit(1)
      .executeTakeFirst()
    return found ?? null
  }

  /** Leases the oldest waiting entry, so that no other node claims it. */
  async claim(now: number, leaseMs: number): Promise<DailyEntryRow | null> {
    const claimed = await this.#db
      .updateTable('daily_entry')
      .set({ leased_until: now + leaseMs, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', (db) => {
        const due = db
          .selectFrom('daily_entry')
          .select('id')
          .where('status', '=', 'checking')
          .where('leased_until', '<=', now)
          .orderBy('created_at')
          .limit(1)
        // SQLite has one writer at a time and needs no lock.
        return this.#isPostgres ? due.forUpdate().skipLocked() : due
      })
      .returningAll()
      .executeTakeFirst()
    return claimed ?? null
  }

  async settle(
    id: string,
    result: Pick<DailyEntryRow, 'status' | 'points' | 'figure' | 'refusal_json'>,
  ): Promise<void> {
    await this.#db
      .updateTable('daily_entry')
      .set({ ...result, leased_until: 0 })
      .where('id', '=', id)
      .execute()
  }

  /** Releases the lease at a time, so that the check is tried again. */
  async postpone(id: string, until: number): Promise<void> {
    await this.#db.updateTable('daily_entry').set({ leased_until: until }).where('id', '=', id).execute()
  }
}
