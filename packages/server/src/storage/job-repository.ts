/** Job queue: jobs are leased, so that no two nodes run one at the same time. */
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { JobRow, Schema } from './schema.ts'

/** The kinds of jobs, as they are stored. */
export const BOT_JOB = 'bot'
export const TIMEOUT_JOB = 'timeout'
export const RATING_JOB = 'rating'
export const TURN_JOB = 'turn'

export const DIGEST_PREFIX = 'digest-'

/** The id of the job that sends one notification for all rooms of a player. */
export const digestJobId = (player: string): string => `${DIGEST_PREFIX}${player}`

/** Schedules a job; a null time cancels it. */
export interface JobSchedule extends Pick<JobRow, 'id' | 'kind' | 'room_id' | 'payload_json'> {
  readonly due_at: number | null
  /** The player for whom the job runs. */
  readonly owner_id?: string | null
}

type TimedPlan = JobSchedule & { readonly due_at: number }

const isTimed = (plan: JobSchedule): plan is TimedPlan => plan.due_at !== null

const newRow = ({ id, kind, room_id, payload_json, due_at, owner_id = null }: TimedPlan): JobRow => ({
  id,
  kind,
  room_id,
  payload_json,
  due_at,
  owner_id,
  leased_until: 0,
  attempts: 0,
  last_error: null,
  retry_at: null,
  given_up_at: null,
})

/** Scheduling the same id again moves the job, ends its lease and resets its failures. */
export const planJobs = async (db: Kysely<Schema>, plans: readonly JobSchedule[]): Promise<void> => {
  const cancelled = plans.filter(({ due_at: due }) => due === null).map(({ id }) => id)
  const planned = plans.filter(isTimed).map(newRow)
  if (cancelled.length > 0) await db.deleteFrom('job').where('id', 'in', cancelled).execute()
  if (planned.length > 0)
    await db
      .insertInto('job')
      .values(planned)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({
          due_at: row.ref('excluded.due_at'),
          payload_json: row.ref('excluded.payload_json'),
          leased_until: row.ref('excluded.leased_until'),
          owner_id: row.ref('excluded.owner_id'),
          attempts: row.ref('excluded.attempts'),
          last_error: row.ref('excluded.last_error'),
          retry_at: row.ref('excluded.retry_at'),
          given_up_at: row.ref('excluded.given_up_at'),
        })),
      )
      .execute()
}

/** Limits the jobs of one player that run at the same time. */
export interface OwnerShare {
  readonly perOwner: number
  /** Owners over their time budget come last. */
  readonly last: readonly string[]
}

/** The first jobs of each owner, up to its limit together with those that run. */
const inShare = (
  { perOwner }: OwnerShare,
  kind: string | undefined,
  isDue: RawBuilder<boolean>,
  isUnleased: RawBuilder<boolean>,
  clock: RawBuilder<number>,
): RawBuilder<boolean> => {
  const ofKind = kind === undefined ? sql`1 = 1` : sql`kind = ${kind}`
  return sql<boolean>`id in (
    select ranked.id from (
      select id, owner_id, row_number() over (partition by owner_id order by due_at, id) as place
      from job where given_up_at is null and ${ofKind} and ${isDue} and ${isUnleased}
    ) as ranked
    left join (
      select owner_id, count(*) as jobs from job
      where leased_until > 0 and ${ofKind} and leased_until > ${clock} and not ${isUnleased} group by owner_id
    ) as running on running.owner_id = ranked.owner_id
    where ranked.owner_id is null or ranked.place + coalesce(running.jobs, 0) <= ${perOwner}
  )`
}

export class JobRepository {
  readonly #db: Kysely<Schema>
  readonly #isPostgres: boolean

  constructor(db: Kysely<Schema>, isPostgres: boolean) {
    this.#db = db
    this.#isPostgres = isPostgres
  }

  async plan(...jobs: readonly JobSchedule[]): Promise<void> {
    await planJobs(this.#db, jobs)
  }

  /** Does not change a job that is already scheduled. */
  async planOnce(job: TimedPlan): Promise<void> {
    await this.#db
      .insertInto('job')
      .values(newRow(job))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  }

  /**
   * Leases due jobs for `leaseMs`. Due times are compared with the caller's clock (tests move it), leases with the
   * database clock, which all nodes share.
   */
  claim(
    now: number,
    leaseMs: number,
    limit: number,
    kind?: string,
    share?: OwnerShare,
  ): Promise<readonly JobRow[]> {
    const clock = this.#clock()
    const isDue = sql<boolean>`(due_at <= ${now} and (retry_at is null or retry_at <= ${now}))`
    // A longer lease is from before the database clock was set back.
    const isUnleased = sql<boolean>`(leased_until <= ${clock} or leased_until > ${clock} + ${leaseMs})`
    return this.#db
      .updateTable('job')
      .set({ leased_until: sql<number>`${clock} + ${leaseMs}` })
      .where('id', 'in', (db) => {
        let due = db
          .selectFrom('job')
          .select('id')
          .where('given_up_at', 'is', null)
          .where(isDue)
          .where(isUnleased)
        if (kind !== undefined) due = due.where('kind', '=', kind)
        if (share !== undefined) due = due.where(inShare(share, kind, isDue, isUnleased, clock))
        if (share !== undefined && share.last.length > 0)
          due = due.orderBy(sql`case when owner_id in (${sql.join(share.last)}) then 1 else 0 end`)
        due = due.orderBy('due_at').limit(limit)
        // SQLite has one writer at a time and needs no lock.
        return this.#isPostgres ? due.forUpdate().skipLocked() : due
      })
      .returningAll()
      .execute()
  }

  /** SQLite has one process: leases that exist at its start belong to a dead one. */
  async releaseAll(): Promise<void> {
    if (!this.#isPostgres)
      await this.#db.updateTable('job').set({ leased_until: 0 }).where('leased_until', '>', 0).execute()
  }

  /** The clock for leases, which all nodes must share: that of PostgreSQL; with SQLite there is only one process. */
  #clock(): RawBuilder<number> {
    return this.#isPostgres
      ? sql`(extract(epoch from statement_timestamp()) * 1000)::bigint`
      : sql`${Math.floor(performance.timeOrigin + performance.now())}`
  }

  /** Those of the jobs that are scheduled for later. */
  async laterThan(now: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const found = await this.#db
      .selectFrom('job')
      .select('id')
      .where('id', 'in', ids)
      .where('due_at', '>', now)
      .execute()
    return new Set(found.map(({ id }) => id))
  }

  /** Ends the lease, unless the job was scheduled again meanwhile. */
  async release({ id, leased_until: leasedUntil }: JobRow): Promise<void> {
    await this.#db
      .updateTable('job')
      .set({ leased_until: 0 })
      .where('id', '=', id)
      .where('leased_until', '=', leasedUntil)
      .execute()
  }

  /** Postpones the job, unless it was scheduled again meanwhile. */
  async postpone({ id, leased_until: leasedUntil }: JobRow, due: number): Promise<void> {
    await this.#db
      .updateTable('job')
      .set({ due_at: due, leased_until: 0, attempts: 0, last_error: null, retry_at: null })
      .where('id', '=', id)
      .where('leased_until', '=', leasedUntil)
      .execute()
  }

  /**
   * Records a failure and the time of the retry, null for never; unless the job was scheduled again meanwhile. `due_at`
   * stays, because notification ids are made of it.
   */
  async fail(
    { id, leased_until: leasedUntil, attempts }: JobRow,
    error: string,
    retryAt: number | null,
    now: number,
  ): Promise<void> {
    await this.#db
      .updateTable('job')
      .set({
        leased_until: 0,
        attempts: attempts + 1,
        last_error: error,
        retry_at: retryAt,
        given_up_at: retryAt === null ? now : null,
      })
      .where('id', '=', id)
      .where('leased_until', '=', leasedUntil)
      .execute()
  }

  /** Deletes a finished job, unless it was scheduled again meanwhile. */
  async finish({ id, leased_until: leasedUntil }: JobRow): Promise<void> {
    await this.#db.deleteFrom('job').where('id', '=', id).where('leased_until', '=', leasedUntil).execute()
  }
}
