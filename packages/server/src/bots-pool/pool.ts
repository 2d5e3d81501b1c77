/**
 * The threads that bots think in: a few, whatever is asked of them. Questions wait, one table after the other; people
 * never do. A thread that breaks or does not come to an end is given up, and whoever asked is told.
 */
import { type Result, refused } from '@quayside/kernel'
import type { BotQuestion } from '../rooms/bot-seats.ts'
import { FairQueue } from './fair-queue.ts'

/** Somebody who can decide; a thread of its own in life. */
export interface Thinker {
  /** Aborting brings the best answer so far. */
  decide(
    question: Omit<BotQuestion, 'room' | 'wanted'>,
    patience: { signal: AbortSignal },
  ): Promise<Result<string>>
  close(): Promise<void>
}

export interface PoolSettings {
  /** The most that think at once. */
  readonly threads: number
  start(): Thinker
  /** How long one may think before it has to answer with what it has, and how long it may take to do so. */
  readonly thinkMs?: number
  readonly graceMs?: number
  /** A thread that nobody has needed for so long is ended. */
  readonly idleMs?: number
  /** Hears how long each question waited and was thought about, in milliseconds; null where no answer came. */
  readonly decided?: (waitedMs: number, thoughtMs: number | null) => void
}

interface Waiting {
  readonly question: BotQuestion
  readonly since: number
  readonly settle: (answer: Result<string>) => void
  readonly fail: (problem: unknown) => void
}

/** Several times what the strongest level takes on one core. */
const THINK_MS = 8000
const GRACE_MS = 2000
const IDLE_MS = 30_000

class TooSlow extends Error {}

export class BotPool {
  readonly #settings: Required<PoolSettings>
  readonly #queue = new FairQueue<Waiting>()
  readonly #resting = new Map<Thinker, NodeJS.Timeout>()
  readonly #thinking = new Map<Thinker, Waiting>()
  #closed = false

  constructor(settings: PoolSettings) {
    this.#settings = {
      thinkMs: THINK_MS,
      graceMs: GRACE_MS,
      idleMs: IDLE_MS,
      decided: () => undefined,
      ...settings,
    }
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

  decide(question: BotQuestion): Promise<Result<string>> {
    if (this.#closed) return Promise.resolve(refused('closing'))
    return new Promise((settle, fail) => {
      this.#queue.push(question.room, { question, since: performance.now(), settle, fail })
      this.#next()
    })
  }

  /** Nobody who asked is left waiting, whether or not the threads end. */
  async close(): Promise<void> {
    this.#closed = true
    for (let waiting = this.#queue.shift(); waiting; waiting = this.#queue.shift())
      waiting.settle(refused('closing'))
    for (const waiting of this.#thinking.values()) waiting.settle(refused('closing'))
    for (const timer of this.#resting.values()) clearTimeout(timer)
    const threads = [...this.#resting.keys(), ...this.#thinking.keys()]
    await Promise.all(threads.map((thinker) => thinker.close()))
  }

  #next(): void {
    while (this.#thinking.size < this.#settings.threads) {
      const waiting = this.#queue.shift()
      if (waiting === undefined) return
      if (waiting.question.wanted()) void this.#think(waiting)
      else waiting.settle(refused('stale'))
    }
  }

  async #think(waiting: Waiting): Promise<void> {
    const { question, since, settle, fail } = waiting
    const begun = performance.now()
    let thinker: Thinker | null = null
    try {
      thinker = this.#take(waiting)
      const { room: _room, wanted: _wanted, ...asked } = question
      const answer = await this.#inTime(thinker, asked)
      this.#settings.decided(begun - since, performance.now() - begun)
      this.#rest(thinker)
      settle(answer)
    } catch (problem) {
      this.#settings.decided(begun - since, null)
      // Where the machine is full, none could be started.
      if (thinker !== null) {
        this.#thinking.delete(thinker)
        void thinker.close()
      }
      fail(problem)
    }
    this.#next()
  }

  #take(waiting: Waiting): Thinker {
    const [rested] = this.#resting
    const thinker = rested?.[0] ?? this.#settings.start()
    clearTimeout(rested?.[1])
    this.#resting.delete(thinker)
    this.#thinking.set(thinker, waiting)
    return thinker
  }

  #rest(thinker: Thinker): void {
    this.#thinking.delete(thinker)
    if (this.#closed) return
    const timer = setTimeout(() => {
      this.#resting.delete(thinker)
      void thinker.close()
    }, this.#settings.idleMs)
    timer.unref()
    this.#resting.set(thinker, timer)
  }

  #inTime(thinker: Thinker, question: Parameters<Thinker['decide']>[0]): Promise<Result<string>> {
    const { thinkMs, graceMs } = this.#settings
    const enough = new AbortController()
    const hurry = setTimeout(() => enough.abort(), thinkMs)
    let late: NodeJS.Timeout | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new TooSlow('a bot came to no end')), thinkMs + graceMs)
    })
    return Promise.race([thinker.decide(question, { signal: enough.signal }), tooSlow]).finally(() => {
      clearTimeout(hurry)
      clearTimeout(late)
    })
  }
}
