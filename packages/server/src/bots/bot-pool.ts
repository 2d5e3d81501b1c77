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
  /** Aborting brings the best answer so far. */
  decide(
    question: Omit<BotMoveRequest, 'room' | 'owner' | 'wanted'>,
    patience: { signal: AbortSignal },
  ): Promise<Result<string>>
  close(): Promise<void>
}

export type PoolQuestion = BotMoveRequest & OwnedQuestion

export interface PoolSettings {
  /** The most that think at once. */
  readonly threads: number
  /** Seconds of bot time per minute for one host, before it comes after the others. */
  readonly ownerSeconds?: number
  start(): BotWorker
  /** How long one may think before it has to answer with what it has, and how long it may take to do so. */
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
  /** Has the bot answer with what it has. */
  readonly enough: AbortController
  readonly settle: (answer: Result<string>) => void
  readonly fail: (problem: unknown) => void
}

/** Several times what the strongest level takes on one core. */
const THINK_MS = 8000
const GRACE_MS = 2000
const IDLE_MS = 30_000
export const OWNER_SECONDS = 30

/** How long the last idle worker is reserved for the next decision of a host that was just served. */
const LINGER_MS = 100

/** The longest time that other hosts wait because of that reservation. */
const HELD_BACK_MS = 1000

class DecisionTimeout extends Error {}

export class BotPool {
  readonly #settings: Required<PoolSettings>
  readonly #queue = new FairQueue<Waiting>()
  readonly #resting = new Map<BotWorker, NodeJS.Timeout>()
  readonly #thinking = new Map<BotWorker, Waiting>()
  readonly #shares: ThinkShares
  /** When a host within its budget was last served. */
  #answeredAt = Number.NEGATIVE_INFINITY
  /** Since when other hosts wait because of a reservation. */
  #heldSince: number | null = null
  #lingering: NodeJS.Timeout | null = null
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

  /** Questions that no thread has taken up yet. */
  get waiting(): number {
    return this.#queue.size
  }

  get thinking(): number {
    return this.#thinking.size
  }

  get threads(): number {
    return this.#thinking.size + this.#resting.size
  }

  decide(question: PoolQuestion): Promise<Result<string>> {
    if (this.#closed) return Promise.resolve(refused('shutting-down'))
    return new Promise((settle, fail) => {
      const waiting = {
        question,
        since: this.#settings.now(),
        enough: new AbortController(),
        settle,
        fail,
      }
      this.#shares.asked(question)
      this.#queue.push(this.#shares.path(question), waiting)
      this.#next()
      if (this.#thinking.size >= this.#settings.threads) this.#hurryOneFor(waiting)
    })
  }

  /** Settles every pending request, whether or not the workers stop. */
  async close(): Promise<void> {
    this.#closed = true
    for (let waiting = this.#queue.shift(); waiting; waiting = this.#queue.shift())
      waiting.settle(refused('shutting-down'))
    for (const waiting of this.#thinking.values()) waiting.settle(refused('shutting-down'))
    if (this.#lingering !== null) clearTimeout(this.#lingering)
    for (const timer of this.#resting.values()) clearTimeout(timer)
    const threads = [...this.#resting.keys(), ...this.#thinking.keys()]
    await Promise.all(threads.map((thinker) => thinker.close()))
  }

  /** Has a bot answer at once that gives way to one that waits. */
  #hurryOneFor(waiting: Waiting): void {
    const thinking = [...this.#thinking.values()]
    // It did not have to wait.
    if (thinking.includes(waiting)) return
    const slow = thinking.find(
      ({ question, enough }) => !enough.signal.aborted && this.#shares.givesWay(question, waiting.question),
    )
    if (slow === undefined) return
    this.#settings.hurried()
    slow.enough.abort()
  }

  #next(): void {
    while (this.#thinking.size < this.#settings.threads) {
      const waiting = this.#shift()
      if (waiting === undefined) return
      if (waiting.question.wanted()) void this.#think(waiting)
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
    if (this.#heldSince === null || now < this.#heldSince + HELD_BACK_MS) {
      const first = this.#queue.shift((group) => isOver(group) || this.#shares.isCrowd(group))
      if (this.#queue.size > 0) this.#heldSince ??= now
      if (first !== undefined || this.#holdsThread(now)) return first
    }
    this.#heldSince = null
    return this.#queue.shift(isOver) ?? this.#queue.shift()
  }

  /**
   * A turn has several decisions: the last idle worker is reserved for the next one of the host that was just served.
   */
  #holdsThread(now: number): boolean {
    const leftMs = this.#answeredAt + LINGER_MS - now
    if (leftMs <= 0 || this.#thinking.size < this.#settings.threads - 1 || this.#queue.size === 0)
      return false
    this.#lingering ??= setTimeout(() => {
      this.#lingering = null
      this.#next()
    }, leftMs)
    return true
  }

  async #think(waiting: Waiting): Promise<void> {
    const { question, since, settle, fail } = waiting
    const begun = this.#settings.now()
    let thinker: BotWorker | null = null
    try {
      thinker = this.#take(waiting)
      const { room: _room, owner: _owner, address: _address, wanted: _wanted, ...asked } = question
      const answer = await this.#inTime(thinker, asked, waiting.enough)
      this.#settings.onDecided(begun - since, this.#settings.now() - begun)
      this.#rest(thinker)
      settle(answer)
    } catch (problem) {
      this.#settings.onDecided(begun - since, null)
      if (!this.#closed) this.#settings.workerFailed(question, problem)
      // Where the machine is full, none could be started.
      if (thinker !== null) {
        this.#thinking.delete(thinker)
        void thinker.close()
      }
      fail(problem)
    }
    this.#shares.charge(question, this.#settings.now() - begun)
    const path = this.#shares.path(question)
    if (!this.#shares.isOver(question) && !path.some((group) => this.#shares.isCrowd(group)))
      this.#answeredAt = this.#settings.now()
    // Counted until the next request is chosen, which should be another host's.
    this.#next()
    this.#shares.answered(question)
  }

  #take(waiting: Waiting): BotWorker {
    const [rested] = this.#resting
    const thinker = rested?.[0] ?? this.#settings.start()
    clearTimeout(rested?.[1])
    this.#resting.delete(thinker)
    this.#thinking.set(thinker, waiting)
    return thinker
  }

  #rest(thinker: BotWorker): void {
    this.#thinking.delete(thinker)
    if (this.#closed) return
    const timer = setTimeout(() => {
      this.#resting.delete(thinker)
      void thinker.close()
    }, this.#settings.idleMs)
    timer.unref()
    this.#resting.set(thinker, timer)
  }

  async #inTime(
    thinker: BotWorker,
    question: Parameters<BotWorker['decide']>[0],
    enough: AbortController,
  ): Promise<Result<string>> {
    const { thinkMs, graceMs } = this.#settings
    const hurry = setTimeout(() => enough.abort(), thinkMs)
    let late: NodeJS.Timeout | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new DecisionTimeout('bot decision timed out')), thinkMs + graceMs)
    })
    try {
      return await Promise.race([thinker.decide(question, { signal: enough.signal }), tooSlow])
    } finally {
      // Also when the worker throws at once: the timeout must not stay armed.
      clearTimeout(hurry)
      clearTimeout(late)
    }
  }
}
