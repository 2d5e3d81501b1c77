import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { JobRow, Schema } from './schema.ts'

/** The job queue as whoever runs the server sees it. */

/** Not failed yet, failed and to be tried again, failed too often. */
export type JobState = 'waiting' | 'failing' | 'given-up'

/** Without its payload, which names people. */
export type ListedJob = Pick<
  JobRow,
  'id' | 'kind' | 'room' | 'owner' | 'due' | 'attempts' | 'last_error' | 'retry_at' | 'given_up_at'
>

const ANEW = { held: 0, attempts: 0, last_error: null, retry_at: null, given_up_at: null }

const inState = <Row>(
  jobs: SelectQueryBuilder<Schema, 'errand', Row>,
  state: JobState,
): SelectQueryBuilder<Schema, 'errand', Row> => {
  switch (state) {
    case 'waiting':
      return jobs.where('given_up_at', 'is', null).where('attempts', '=', 0)
    case 'failing':
      return jobs.where('given_up_at', 'is', null).where('attempts', '>', 0)
    case 'given-up':
      return jobs.where('given_up_at', 'is not', null)
  }
}

export class OperatorJobs {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  /** The first that are due come first. */
  list(state: JobState, limit: number): Promise<readonly ListedJob[]> {
    const jobs = this.#db
      .selectFrom('errand')
      .select(['id', 'kind', 'room', 'owner', 'due', 'attempts', 'last_error', 'retry_at', 'given_up_at'])
      .orderBy('due')
      .orderBy('id')
      .limit(limit)
    return inState(jobs, state).execute()
  }

  async count(state: JobState): Promise<number> {
    const jobs = this.#db.selectFrom('errand').select(({ fn }) => fn.countAll<number>().as('jobs'))
    const { jobs: count } = await inState(jobs, state).executeTakeFirstOrThrow()
    return Number(count)
  }

  /** Does a job at once, as if it had never failed; false where there is none. */
  async retry(id: string, now: number): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('errand')
      .set({ ...ANEW, due: now })
      .where('id', '=', id)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  /** Does all jobs again that were given up for one reason. */
  async retryAll(error: string): Promise<void> {
    await this.#db
      .updateTable('errand')
      .set(ANEW)
      .where('given_up_at', 'is not', null)
      .where('last_error', '=', error)
      .execute()
  }

  /** False where there is none. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db.deleteFrom('errand').where('id', '=', id).executeTakeFirst()
    return numDeletedRows === 1n
  }
}
