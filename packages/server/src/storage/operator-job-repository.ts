/** The job queue as the operator sees it: jobs by state, retries and removal. */
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { JobRow, Schema } from './schema.ts'

export type JobState = 'waiting' | 'failing' | 'given-up'

/** Without the payload, which contains player ids. */
export type ListedJob = Pick<
  JobRow,
  'id' | 'kind' | 'room_id' | 'owner_id' | 'due_at' | 'attempts' | 'last_error' | 'retry_at' | 'given_up_at'
>

const RESET = { leased_until: 0, attempts: 0, last_error: null, retry_at: null, given_up_at: null }

const inState = <Row>(
  jobs: SelectQueryBuilder<Schema, 'job', Row>,
  state: JobState,
): SelectQueryBuilder<Schema, 'job', Row> => {
  switch (state) {
    case 'waiting':
      return jobs.where('given_up_at', 'is', null).where('attempts', '=', 0)
    case 'failing':
      return jobs.where('given_up_at', 'is', null).where('attempts', '>', 0)
    case 'given-up':
      return jobs.where('given_up_at', 'is not', null)
  }
}

export class OperatorJobRepository {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** In the order of their due times. */
  list(state: JobState, limit: number): Promise<readonly ListedJob[]> {
    const jobs = this.#db
      .selectFrom('job')
      .select([
        'id',
        'kind',
        'room_id',
        'owner_id',
        'due_at',
        'attempts',
        'last_error',
        'retry_at',
        'given_up_at',
      ])
      .orderBy('due_at')
      .orderBy('id')
      .limit(limit)
    return inState(jobs, state).execute()
  }

  async count(state: JobState): Promise<number> {
    const jobs = this.#db.selectFrom('job').select(({ fn }) => fn.countAll<number>().as('jobs'))
    const { jobs: count } = await inState(jobs, state).executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Makes a job due now and resets its failures; false when there is no such job. */
  async retry(id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('job')
      .set({ ...RESET, due_at: now })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Retries all jobs that were given up for one reason. */
  async retryAll(error: string): Promise<void> {
    await this.#db
      .updateTable('job')
      .set(RESET)
      .where('given_up_at', 'is not', null)
      .where('last_error', '=', error)
      .execute()
  }

  /** False when there is no such job. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('job').where('id', '=', id).executeTakeFirst()
    return numDeletedRows === 1n
  }
}
