/**
 * Entry batcher: groups writes of many rooms into one commit. What arrives during a commit waits for the next, so that
 * a thousand rooms cost hardly more syncs than one.
 */
import type { EntryWrite } from './entry-repository.ts'
import type { JobSchedule } from './job-repository.ts'
import { pointsNowhere } from './storage-errors.ts'

interface CachedPlans {
  /** The length of the log when the jobs were scheduled; another node may have scheduled jobs since. */
  readonly seq: number
  readonly plans: ReadonlyMap<string, JobSchedule>
}

/** More than the number of rooms that one node plays at the same time. */
const MAX_ROOMS = 10_000

/** The jobs scheduled with each room's last entry, so that the next entry writes only those that change. */
export class JobPlanCache {
  readonly #rooms = new Map<string, CachedPlans>()

  /** The jobs of an entry that differ from the cached ones. */
  changed({ entry, jobs }: EntryWrite): readonly JobSchedule[] {
    const cached = this.#rooms.get(entry.room_id)
    if (cached?.seq !== entry.seq) return jobs
    return jobs.filter((plan) => !isUnchanged(plan, cached.plans.get(plan.id), entry.created_at))
  }

  keep({ entry, jobs }: EntryWrite): void {
    const cached = this.#rooms.get(entry.room_id)
    const before = cached?.seq === entry.seq ? cached.plans : []
    this.#rooms.delete(entry.room_id)
    this.#rooms.set(entry.room_id, {
      seq: entry.seq + 1,
      plans: new Map([...before, ...jobs.map((plan): [string, JobSchedule] => [plan.id, plan])]),
    })
    if (this.#rooms.size <= MAX_ROOMS) return
    const [oldest] = this.#rooms.keys()
    if (oldest !== undefined) this.#rooms.delete(oldest)
  }

  /** Called when another node was first, or the outcome of the write is unknown. */
  forget({ entry }: EntryWrite): void {
    this.#rooms.delete(entry.room_id)
  }
}

/** A job whose time has come may be running or done, so it is scheduled again. */
const isUnchanged = (plan: JobSchedule, before: JobSchedule | undefined, now: number): boolean =>
  before !== undefined &&
  plan.due_at === before.due_at &&
  plan.payload_json === before.payload_json &&
  (plan.due_at === null || plan.due_at > now)

interface Waiting {
  readonly write: EntryWrite
  readonly resolve: (first: boolean) => void
  readonly reject: (problem: unknown) => void
}

/** Keeps a statement within the limits of both databases. */
const MAX_BATCH = 500

export class EntryBatcher {
  readonly #append: (writes: readonly EntryWrite[]) => Promise<ReadonlySet<EntryWrite>>
  readonly #planned = new JobPlanCache()
  #waiting: Waiting[] = []
  #running = false

  constructor(append: (writes: readonly EntryWrite[]) => Promise<ReadonlySet<EntryWrite>>) {
    this.#append = append
  }

  /** Resolves when the entry is durable: true, or false when another entry had its number first. */
  append(write: EntryWrite): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ write, resolve, reject })
      if (this.#running) return
      this.#running = true
      // At the end of the event-loop turn, so that all entries of the turn are in one batch.
      setImmediate(() => void this.#run())
    })
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, MAX_BATCH)
      this.#waiting = this.#waiting.slice(MAX_BATCH)
      await this.#write(batch)
    }
    this.#running = false
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    try {
      const writes = batch.map(({ write }) => ({ ...write, jobs: this.#planned.changed(write) }))
      const first = await this.#append(writes)
      for (const [index, { write, resolve }] of batch.entries()) {
        const one = writes[index]
        const isFirst = one !== undefined && first.has(one)
        if (isFirst) this.#planned.keep(write)
        else this.#planned.forget(write)
        resolve(isFirst)
      }
    } catch (problem) {
      for (const { write } of batch) this.#planned.forget(write)
      // An entry of a deleted room must not fail the others of the batch.
      if (batch.length > 1 && pointsNowhere(problem)) for (const one of batch) await this.#write([one])
      else for (const { reject } of batch) reject(problem)
    }
  }
}
