/**
 * Background jobs: run when due, on any number of nodes, with leases, retries with backoff, and a limit of attempts.
 */
import { setImmediate as nextEventLoopTurn } from 'node:timers/promises'
import type { JobRepository } from '../storage/job-repository.ts'
import type { JobRow } from '../storage/schema.ts'
import { OwnerBudgets } from './fair-queue.ts'

/** A failure with a code that may be stored and logged. */
export class JobFailure extends Error {
  readonly code: string

  constructor(code: string, message = code) {
    super(message)
    this.code = code
  }
}

/** After this many failures a job is left to the operator. With the backoff below that takes about three hours. */
export const JOB_ATTEMPTS = 10

const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 3600_000

/** Exponential backoff with jitter, so that jobs that failed together are not retried together. */
export const retryDelayMs = (attempts: number, random: () => number): number =>
  Math.round(Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1)) * (0.5 + random()))

const MAX_CODE_LENGTH = 100

const CODE = /^[\w.-]{1,40}$/

const codeOf = (problem: Error): string => {
  // The code of a DOMException is a legacy number.
  if ('code' in problem && !(problem instanceof DOMException)) return String(problem.code)
  return 'statusCode' in problem ? String(problem.statusCode) : problem.name
}

const safeCode = (problem: unknown): string => {
  const code = problem instanceof Error ? codeOf(problem) : ''
  return CODE.test(code) ? code : 'unknown'
}

/** The code of a failure. Messages may contain addresses and names, so they are not stored. */
export const errorCode = (problem: unknown): string => {
  const problems: readonly unknown[] = problem instanceof AggregateError ? problem.errors : [problem]
  return [...new Set(problems.map(safeCode))].join(',').slice(0, MAX_CODE_LENGTH)
}

/**
 * The reason of a failed job, for the log. Errors of channels may contain addresses, so only their codes are logged.
 */
export const failureText = (problem: unknown): string => {
  if (!(problem instanceof Error)) return String(problem)
  const parts = problem instanceof AggregateError ? ` (${problem.errors.map(safeCode).join(', ')})` : ''
  return `${problem.message}${parts}`
}

/** The signal aborts at the timeout or when the server stops; the result is ignored then. */
type Handler = (job: JobRow, signal: AbortSignal) => Promise<void>

export interface JobRunnerPorts {
  readonly jobQueue: JobRepository
  readonly handlers: Readonly<Record<string, Handler>>
  now(): number
  /** How long this node owns a claimed job before other nodes may claim it. */
  readonly leaseMs?: number
  /** Time limit of one job; less than the lease. */
  readonly timeoutMs?: number
  /** Maximum number of attempts. */
  readonly maxAttempts?: number
  /** How many jobs of a kind may run at once for one player; unlimited when absent. */
  readonly perOwner?: Readonly<Record<string, number>>
  /** Source of jitter, from 0 to 1. */
  readonly random?: () => number
  done?(job: JobRow): void
  /** Called when a job failed, or (null) when claiming jobs failed. */
  failed(job: JobRow | null, problem: unknown): void
  /** Called when the job will be retried. */
  retried?(job: JobRow): void
  /** Called when the job has failed too often and is left to the operator. */
  gaveUp?(job: JobRow): void
}

const POLL_MS = 1000
const LEASE_MS = 60_000
const TIMEOUT_MS = 30_000
/** How long a shutdown waits for running jobs before they are aborted. */
const STOP_MS = 1500
/** Maximum number of running jobs of each kind. */
const MAX_RUNNING = 20
/** An owner over this budget comes after the others. */
const OWNER_BUDGET = { minuteMs: 10_000, burstMs: 10_000 }

export class JobRunner {
  readonly #ports: JobRunnerPorts
  readonly #lanes: readonly JobLane[]
  #timer: NodeJS.Timeout | null = null

  constructor(ports: JobRunnerPorts) {
    this.#ports = ports
    this.#lanes = Object.entries(ports.handlers).map(([kind, handler]) => new JobLane(kind, handler, ports))
  }

  start(): void {
    this.#timer = setInterval(() => {
      const now = this.#ports.now()
      for (const lane of this.#lanes) void lane.poll(now)
    }, POLL_MS)
  }

  /** Claims nothing more and waits for running jobs; the rest is released. */
  async stop(graceMs: number = STOP_MS): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await Promise.all(this.#lanes.map((lane) => lane.stop(graceMs)))
  }

  /** Runs everything that is due, and waits for jobs that are running. */
  async runDue(): Promise<void> {
    const now = this.#ports.now()
    await Promise.all(this.#lanes.map((lane) => lane.pollUntilIdle(now)))
  }
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/** Jobs of one kind have their own lane, so that slow bots do not delay notifications. */
class JobLane {
  readonly #kind: string
  readonly #handler: Handler
  readonly #ports: JobRunnerPorts
  readonly #perOwner: number | null
  readonly #budgets = new OwnerBudgets(OWNER_BUDGET)
  readonly #running = new Set<Promise<void>>()
  /** Aborts running jobs when the server stops. */
  readonly #ending = new AbortController()
  /**
   * Jobs that succeeded but could not be deleted yet. They must not run again; deletion is retried before the next
   * claim.
   */
  readonly #undeleted = new Set<JobRow>()
  /** Claims do not overlap, so that the limit of running jobs holds. */
  #claiming: Promise<unknown> = Promise.resolve()
  #stopped = false

  constructor(kind: string, handler: Handler, ports: JobRunnerPorts) {
    this.#kind = kind
    this.#handler = handler
    this.#ports = ports
    this.#perOwner = ports.perOwner?.[kind] ?? null
  }

  /** Runs each due job once; one that is scheduled again meanwhile is left for the next poll. */
  async poll(now: number, done = new Set<string>()): Promise<void> {
    for (;;) {
      const claimed = this.#claiming.then(() => this.#claim(now, done))
      this.#claiming = claimed
      const started = await claimed
      await Promise.all(started)
      if (started.length === 0) return
    }
  }

  /** Polls again after running jobs end, because they may have kept others of the same player waiting. */
  async pollUntilIdle(now: number): Promise<void> {
    const done = new Set<string>()
    for (;;) {
      await this.poll(now, done)
      if (this.#running.size === 0) return
      await Promise.all(this.#running)
    }
  }

  async stop(graceMs: number): Promise<void> {
    this.#stopped = true
    const grace = setTimeout(() => this.#ending.abort(new JobFailure('shutting-down')), graceMs)
    await this.#claiming
    await Promise.all(this.#running)
    clearTimeout(grace)
    await this.#deleteFinished()
  }

  async #claim(now: number, done: Set<string>): Promise<readonly Promise<void>[]> {
    const free = MAX_RUNNING - this.#running.size
    if (this.#stopped || free <= 0 || !(await this.#deleteFinished())) return []
    try {
      const { jobQueue, leaseMs = LEASE_MS } = this.#ports
      const share = this.#perOwner === null ? [] : [{ perOwner: this.#perOwner, last: this.#budgets.over }]
      const due = await jobQueue.claim(now, leaseMs, free, this.#kind, ...share)
      const started: Promise<void>[] = []
      for (const job of due) {
        if (done.has(job.id)) {
          await this.#release(job)
          continue
        }
        done.add(job.id)
        // Yields to the event loop between two jobs, so that moves are not delayed.
        await nextEventLoopTurn()
        started.push(this.#start(job))
      }
      return started
    } catch (problem) {
      this.#ports.failed(null, problem)
      return []
    }
  }

  #start(job: JobRow): Promise<void> {
    const running = this.#run(job).finally(() => this.#running.delete(running))
    this.#running.add(running)
    return running
  }

  async #run(job: JobRow): Promise<void> {
    const started = performance.now()
    try {
      await this.#handleInTime(job)
    } catch (problem) {
      // During a shutdown the job is released for another node.
      if (this.#stopped) await this.#release(job)
      else await this.#fail(job, problem)
      return
    } finally {
      if (job.owner_id !== null) this.#budgets.spend(job.owner_id, performance.now() - started)
    }
    this.#undeleted.add(job)
    this.#ports.done?.(job)
    await this.#delete(job)
  }

  async #handleInTime(job: JobRow): Promise<void> {
    const { timeoutMs = TIMEOUT_MS } = this.#ports
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(new JobFailure('timeout')), timeoutMs)
    const signal = AbortSignal.any([timeout.signal, this.#ending.signal])
    try {
      await Promise.race([rejectedBy(signal), this.#handler(job, signal)])
    } finally {
      clearTimeout(timer)
    }
  }

  async #fail(job: JobRow, problem: unknown): Promise<void> {
    const { jobQueue, maxAttempts = JOB_ATTEMPTS, random = Math.random } = this.#ports
    this.#ports.failed(job, problem)
    const attempts = job.attempts + 1
    const now = this.#ports.now()
    const retryAt = attempts < maxAttempts ? now + retryDelayMs(attempts, random) : null
    try {
      await jobQueue.fail(job, errorCode(problem), retryAt, now)
    } catch (unwritten) {
      // No node claims it before the lease ends; then it is retried.
      this.#ports.failed(job, unwritten)
      return
    }
    if (retryAt === null) this.#ports.gaveUp?.(job)
    else this.#ports.retried?.(job)
  }

  async #delete(job: JobRow): Promise<boolean> {
    try {
      await this.#ports.jobQueue.finish(job)
      this.#undeleted.delete(job)
      return true
    } catch (problem) {
      this.#ports.failed(job, problem)
      return false
    }
  }

  /** Whether all finished jobs are deleted. */
  async #deleteFinished(): Promise<boolean> {
    for (const job of this.#undeleted) if (!(await this.#delete(job))) return false
    return true
  }

  async #release(job: JobRow): Promise<void> {
    try {
      await this.#ports.jobQueue.release(job)
    } catch (problem) {
      this.#ports.failed(job, problem)
    }
  }
}
