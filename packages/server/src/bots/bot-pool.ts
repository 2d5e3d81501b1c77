/**
 * Pool of worker threads for bots. Requests are queued fairly by address, host and room. A host over its budget comes
 * after all others, and its running decisions are cut short as soon as another host has to wait. A worker that crashes
 * or times out is replaced, and its request fails.
 */
import { type Result, refused } from '@quayside/kernel'
import { FairQueue } from '../jobs/fair-queue.ts'
import type { BotMoveRequest } from './bot-turns.ts'
import { type OwnedQuestion, ThinkShares } from './think-shares.ts'

/** Computes bot decisions; a worker thread in production, a fake in tests. */
export interface BotWorker {
  /** When the signal aborts, the best answer so far is returned. */
  decide(
    question: Omit<BotMoveRequest, 'room' | 'owner' | 'wanted'>,
    options: { signal: AbortSignal },
  ): Promise<Result<string>>
  close(): Promise<void>
}

export type PoolQuestion = BotMoveRequest & OwnedQuestion

export interface PoolSettings {
  /** Maximum number of decisions computed at the same time. */
  readonly threads: number
  /** Seconds of bot time per minute for one host, before it comes after the others. */
  readonly ownerSeconds?: number
  start(): BotWorker
  /** Time limit of a decision, and how long a worker may then take to return its best answer so far. */
  readonly thinkMs?: number
  readonly graceMs?: number
  /** An idle worker is stopped after this time. */
  readonly idleMs?: number
  /** Called with the queueing and decision time of each request in milliseconds; null when it failed. */
  readonly onDecided?: (waitedMs: number, thoughtMs: number | null) => void
  /** Called when a worker crashed, could not be started or did not answer in time. */
  readonly workerFailed?: (question: PoolQuestion, problem: unknown) => void
  /** Called when a decision of a host over its budget was cut short. */
  readonly hurried?: () => void
  readonly now?: () => number
}

interface Waiting {
  readonly question: PoolQuestion
  readonly since: number
  /** Aborting it makes the bot return its best answer so far. */
  readonly stop: AbortController
  readonly settle: (answer: Result<string>) => void
  readonly fail: (problem: unknown) => void
}

/** Several times what the strongest level needs on one core. */
const THINK_MS = 8000
const GRACE_MS = 2000
const IDLE_MS = 30_000
export const OWNER_SECONDS = 30

/** How long the last idle worker is reserved for the next decision of a host that was just served. */
const RESERVE_MS = 100

/** The longest time that other hosts wait because of that reservation. */
const MAX_RESERVED_MS = 1000

class DecisionTimeout extends Error {}

export class BotPool {
  readonly #settings: Required<PoolSettings>
  readonly #queue = new FairQueue<Waiting>()
  readonly #idle = new Map<BotWorker, NodeJS.Timeout>()
  readonly #running = new Map<BotWorker, Waiting>()
  readonly #shares: ThinkShares
  /** When a host within its budget was last served. */
  #answeredAt = Number.NEGATIVE_INFINITY
  /** Since when other hosts wait because of a reservation. */
  #reservedSince: number | null = null
  #reserveTimer: NodeJS.Timeout | null = null
  #closed = false

  constructor(settings: PoolSettings) {
    this.#settings = {
      ownerSeconds: OWNER_SECONDS,
      thinkMs: THINK_MS,
      graceMs: GRACE_MS,
      idleMs: IDLE_MS,
      onDecided: () => undefined,
      workerFailed: () => undefined,
      hurried: () => undefined,
      now: () => performance.now(),
      ...settings,
    }
    const { ownerSeconds, threads, now } = this.#settings
    this.#shares = new ThinkShares(ownerSeconds, threads, now)
  }

  /** The number of requests that wait for a worker. */
  get waiting(): number {
    return this.#queue.size
  }

  get thinking(): number {
    return this.#running.size
  }

  get threads(): number {
    return this.#running.size + this.#idle.size
  }

  decide(question: PoolQuestion): Promise<Result<string>> {
    if (this.#closed) return Promise.resolve(refused('shutting-down'))
    return new Promise((settle, fail) => {
      const waiting = {
        question,
        since: this.#settings.now(),
        stop: new AbortController(),
        settle,
        fail,
      }
      this.#shares.asked(question)
      this.#queue.push(this.#shares.path(question), waiting)
      this.#next()
      if (this.#running.size >= this.#settings.threads) this.#cutShortFor(waiting)
    })
  }

  /** Settles every pending request, whether or not the workers stop. */
  async close(): Promise<void> {
    this.#closed = true
    for (let waiting = this.#queue.shift(); waiting; waiting = this.#queue.shift())
      waiting.settle(refused('shutting-down'))
    for (const waiting of this.#running.values()) waiting.settle(refused('shutting-down'))
    if (this.#reserveTimer !== null) clearTimeout(this.#reserveTimer)
    for (const timer of this.#idle.values()) clearTimeout(timer)
    const threads = [...this.#idle.keys(), ...this.#running.keys()]
    await Promise.all(threads.map((worker) => worker.close()))
  }

  /** Cuts short one running decision that has lower priority than the waiting one. */
  #cutShortFor(waiting: Waiting): void {
    const thinking = [...this.#running.values()]
    // It did not have to wait.
    if (thinking.includes(waiting)) return
    const running = thinking.find(
      ({ question, stop }) => !stop.signal.aborted && this.#shares.givesWay(question, waiting.question),
    )
    if (running === undefined) return
    this.#settings.hurried()
    running.stop.abort()
  }

  #next(): void {
    while (this.#running.size < this.#settings.threads) {
      const waiting = this.#shift()
      if (waiting === undefined) return
      if (waiting.question.wanted()) void this.#run(waiting)
      else {
        this.#shares.answered(waiting.question)
        waiting.settle(refused('no-longer-needed'))
      }
    }
  }

  /** First hosts within their budget, then hosts with many requests at once, last hosts over budget. */
  #shift(): Waiting | undefined {
    const now = this.#settings.now()
    const isOver = (group: string): boolean => this.#shares.isOverBudget(group)
    if (this.#reservedSince === null || now < this.#reservedSince + MAX_RESERVED_MS) {
      const first = this.#queue.shift((group) => isOver(group) || this.#shares.isCrowd(group))
      if (this.#queue.size > 0) this.#reservedSince ??= now
      if (first !== undefined || this.#isWorkerReserved(now)) return first
    }
    this.#reservedSince = null
    return this.#queue.shift(isOver) ?? this.#queue.shift()
  }

  /**
   * A turn has several decisions: the last idle worker is reserved for the next one of the host that was just served.
   */
  #isWorkerReserved(now: number): boolean {
    const remainingMs = this.#answeredAt + RESERVE_MS - now
    if (remainingMs <= 0 || this.#running.size < this.#settings.threads - 1 || this.#queue.size === 0)
      return false
    this.#reserveTimer ??= setTimeout(() => {
      this.#reserveTimer = null
      this.#next()
    }, remainingMs)
    return true
  }

  async #run(waiting: Waiting): Promise<void> {
    const { question, since, settle, fail } = waiting
    const startedAt = this.#settings.now()
    let worker: BotWorker | null = null
    try {
      worker = this.#take(waiting)
      const { room: _room, owner: _owner, address: _address, wanted: _wanted, ...asked } = question
      const answer = await this.#decideInTime(worker, asked, waiting.stop)
      this.#settings.onDecided(startedAt - since, this.#settings.now() - startedAt)
      this.#keepIdle(worker)
      settle(answer)
    } catch (problem) {
      this.#settings.onDecided(startedAt - since, null)
      if (!this.#closed) this.#settings.workerFailed(question, problem)
      // Null when no thread could be started.
      if (worker !== null) {
        this.#running.delete(worker)
        void worker.close()
      }
      fail(problem)
    }
    this.#shares.charge(question, this.#settings.now() - startedAt)
    const path = this.#shares.path(question)
    if (!this.#shares.isOver(question) && !path.some((group) => this.#shares.isCrowd(group)))
      this.#answeredAt = this.#settings.now()
    // Counted until the next request is chosen, which should be another host's.
    this.#next()
    this.#shares.answered(question)
  }

  #take(waiting: Waiting): BotWorker {
    const [idle] = this.#idle
    const worker = idle?.[0] ?? this.#settings.start()
    clearTimeout(idle?.[1])
    this.#idle.delete(worker)
    this.#running.set(worker, waiting)
    return worker
  }

  #keepIdle(worker: BotWorker): void {
    this.#running.delete(worker)
    if (this.#closed) return
    const timer = setTimeout(() => {
      this.#idle.delete(worker)
      void worker.close()
    }, this.#settings.idleMs)
    timer.unref()
    this.#idle.set(worker, timer)
  }

  async #decideInTime(
    worker: BotWorker,
    question: Parameters<BotWorker['decide']>[0],
    stop: AbortController,
  ): Promise<Result<string>> {
    const { thinkMs, graceMs } = this.#settings
    const stopTimer = setTimeout(() => stop.abort(), thinkMs)
    let timeoutTimer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timeoutTimer = setTimeout(
        () => reject(new DecisionTimeout('bot decision timed out')),
        thinkMs + graceMs,
      )
    })
    try {
      return await Promise.race([worker.decide(question, { signal: stop.signal }), timeout])
    } finally {
      // Also when the worker throws synchronously: the timers must not stay armed.
      clearTimeout(stopTimer)
      clearTimeout(timeoutTimer)
    }
  }
}
