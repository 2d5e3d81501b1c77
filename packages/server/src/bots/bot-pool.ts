/**
 * The threads that bots think in: a few, whatever is asked of them. Questions wait, people never do. Addresses, their
 * hosts and their rooms have their turns one after the other. Whoever has used more than their budget comes after
 * everybody else; their bots, and those of whoever has many rooms thinking at once, answer with what they have as soon
 * as somebody else is kept waiting. A thread that breaks or does not come to an end is given up, and whoever asked is told.
 */
import { type Result, refused } from '@quayside/kernel'
import { FairQueue } from '../jobs/fair-queue.ts'
import type { BotMoveRequest } from './bot-turns.ts'
import { type OwnedQuestion, ThinkShares } from './think-shares.ts'

/** Somebody who can decide; a thread of its own in life. */
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
  /** How many seconds of thinking a minute the bots of one player may use before they come after the others. */
  readonly ownerSeconds?: number
  start(): BotWorker
  /** How long one may think before it has to answer with what it has, and how long it may take to do so. */
  readonly thinkMs?: number
  readonly graceMs?: number
  /** A thread that nobody has needed for so long is ended. */
  readonly idleMs?: number
  /** Hears how long each question waited and was thought about, in milliseconds; null where no answer came. */
  readonly onDecided?: (waitedMs: number, thoughtMs: number | null) => void
  /** Called when a worker crashed, could not be started or did not answer in time. */
  readonly workerFailed?: (question: PoolQuestion, problem: unknown) => void
  /** Hears that a bot of somebody over their budget had to answer before its time. */
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

/** How long the last free thread is kept for the next decision of somebody who was just answered. */
const LINGER_MS = 100

/** Nobody is held back longer than this for the sake of what may come. */
const HELD_BACK_MS = 1000

class DecisionTimeout extends Error {}

export class BotPool {
  readonly #settings: Required<PoolSettings>
  readonly #queue = new FairQueue<Waiting>()
  readonly #resting = new Map<BotWorker, NodeJS.Timeout>()
  readonly #thinking = new Map<BotWorker, Waiting>()
  readonly #shares: ThinkShares
  /** When somebody was last answered who gives way to nobody. */
  #answeredAt = Number.NEGATIVE_INFINITY
  /** Since when others are held back for their sake. */
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

  /** Nobody who asked is left waiting, whether or not the threads end. */
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

  /** First whoever gives way to nobody, then whoever has many rooms, last whoever is over budget. */
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

  /** A turn has several decisions: the last free thread is kept a moment for the next one of whoever was just answered. */
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
    // It counts for its host until the next one is chosen, who should be somebody else.
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
      // Also where a thread cannot even be asked: nobody would wait for the timeout then.
      clearTimeout(hurry)
      clearTimeout(late)
    }
  }
}
