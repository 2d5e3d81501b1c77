/**
 * The threads that bots think in: a few, whatever is asked of them. Questions wait, people never do. Addresses, their
 * players and their tables have their turns one after the other. Whoever has used more than their budget comes after
 * everybody else, and their bots answer with what they have as soon as somebody else is kept waiting. A thread that
 * breaks or does not come to an end is given up, and whoever asked is told.
 */
import { type Result, refused } from '@quayside/kernel'
import { OwnerBudgets } from '../owner-budgets.ts'
import type { BotQuestion } from '../rooms/bot-seats.ts'
import { FairQueue } from './fair-queue.ts'

/** Somebody who can decide; a thread of its own in life. */
export interface Thinker {
  /** Aborting brings the best answer so far. */
  decide(
    question: Omit<BotQuestion, 'room' | 'owner' | 'wanted'>,
    patience: { signal: AbortSignal },
  ): Promise<Result<string>>
  close(): Promise<void>
}

export interface PoolQuestion extends BotQuestion {
  /** Where the room was opened from; null where that is not known. */
  readonly address: string | null
}

export interface PoolSettings {
  /** The most that think at once. */
  readonly threads: number
  /** How many seconds of thinking a minute the bots of one player may use before they come after the others. */
  readonly ownerSeconds?: number
  start(): Thinker
  /** How long one may think before it has to answer with what it has, and how long it may take to do so. */
  readonly thinkMs?: number
  readonly graceMs?: number
  /** A thread that nobody has needed for so long is ended. */
  readonly idleMs?: number
  /** Hears how long each question waited and was thought about, in milliseconds; null where no answer came. */
  readonly decided?: (waitedMs: number, thoughtMs: number | null) => void
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

/** An address may use the time of half the threads: a whole club may sit behind it. */
const ADDRESS_SHARE = 1 / 2
/** So much of the budget of a minute may be used at once before others are let through. */
const BURST_SHARE = 1 / 4
/** How long threads are kept free for the next decision of somebody who was just answered. */
const LINGER_MS = 100

const budgetOf = (seconds: number) => ({ minuteMs: seconds * 1000, burstMs: seconds * 1000 * BURST_SHARE })

class TooSlow extends Error {}

export class BotPool {
  readonly #settings: Required<PoolSettings>
  readonly #queue = new FairQueue<Waiting>()
  readonly #resting = new Map<Thinker, NodeJS.Timeout>()
  readonly #thinking = new Map<Thinker, Waiting>()
  readonly #owners: OwnerBudgets
  readonly #addresses: OwnerBudgets
  /** When somebody within their budget was last answered. */
  #answeredAt = Number.NEGATIVE_INFINITY
  #lingering: NodeJS.Timeout | null = null
  #closed = false

  constructor(settings: PoolSettings) {
    this.#settings = {
      ownerSeconds: OWNER_SECONDS,
      thinkMs: THINK_MS,
      graceMs: GRACE_MS,
      idleMs: IDLE_MS,
      decided: () => undefined,
      hurried: () => undefined,
      now: () => performance.now(),
      ...settings,
    }
    const { ownerSeconds, threads, now } = this.#settings
    this.#owners = new OwnerBudgets(budgetOf(ownerSeconds), now)
    this.#addresses = new OwnerBudgets(budgetOf(60 * threads * ADDRESS_SHARE), now)
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
    if (this.#closed) return Promise.resolve(refused('closing'))
    const { room, owner, address } = question
    return new Promise((settle, fail) => {
      const enough = new AbortController()
      const waiting = { question, since: this.#settings.now(), enough, settle, fail }
      // Whoever comes from nowhere known stands for themselves.
      this.#queue.push([`address ${address ?? owner}`, `owner ${owner}`, `room ${room}`], waiting)
      this.#next()
      if (this.#queue.size > 0 && !this.#isOver(question)) this.#hurryOne()
    })
  }

  /** Nobody who asked is left waiting, whether or not the threads end. */
  async close(): Promise<void> {
    this.#closed = true
    for (let waiting = this.#queue.shift(); waiting; waiting = this.#queue.shift())
      waiting.settle(refused('closing'))
    for (const waiting of this.#thinking.values()) waiting.settle(refused('closing'))
    if (this.#lingering !== null) clearTimeout(this.#lingering)
    for (const timer of this.#resting.values()) clearTimeout(timer)
    const threads = [...this.#resting.keys(), ...this.#thinking.keys()]
    await Promise.all(threads.map((thinker) => thinker.close()))
  }

  #isOver({ owner, address }: PoolQuestion): boolean {
    return this.#owners.isOver(owner) || (address !== null && this.#addresses.isOver(address))
  }

  #isOverGroup(group: string): boolean {
    const [level = '', ...name] = group.split(' ')
    if (level === 'room') return false
    return (level === 'owner' ? this.#owners : this.#addresses).isOver(name.join(' '))
  }

  /** Has one bot answer at once whose owner is over their budget: somebody else waits who is not. */
  #hurryOne(): void {
    for (const { question, enough } of this.#thinking.values()) {
      if (enough.signal.aborted || !this.#isOver(question)) continue
      this.#settings.hurried()
      enough.abort()
      return
    }
  }

  /** Of those over budget, unless somebody else was just answered: a turn has several decisions, and the next one comes. */
  #afterOthers(): Waiting | undefined {
    const leftMs = this.#answeredAt + LINGER_MS - this.#settings.now()
    if (leftMs <= 0) return this.#queue.shift()
    if (this.#queue.size > 0)
      this.#lingering ??= setTimeout(() => {
        this.#lingering = null
        this.#next()
      }, leftMs)
    return undefined
  }

  #next(): void {
    while (this.#thinking.size < this.#settings.threads) {
      const waiting = this.#queue.shift((group) => this.#isOverGroup(group)) ?? this.#afterOthers()
      if (waiting === undefined) return
      if (waiting.question.wanted()) void this.#think(waiting)
      else waiting.settle(refused('stale'))
    }
  }

  async #think(waiting: Waiting): Promise<void> {
    const { question, since, settle, fail } = waiting
    const begun = this.#settings.now()
    let thinker: Thinker | null = null
    try {
      thinker = this.#take(waiting)
      const { room: _room, owner: _owner, address: _address, wanted: _wanted, ...asked } = question
      const answer = await this.#inTime(thinker, asked, waiting.enough)
      this.#settings.decided(begun - since, this.#settings.now() - begun)
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
    this.#charge(question, this.#settings.now() - begun)
    if (!this.#isOver(question)) this.#answeredAt = this.#settings.now()
    this.#next()
  }

  #charge({ owner, address }: PoolQuestion, milliseconds: number): void {
    this.#owners.spend(owner, milliseconds)
    if (address !== null) this.#addresses.spend(address, milliseconds)
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

  #inTime(
    thinker: Thinker,
    question: Parameters<Thinker['decide']>[0],
    enough: AbortController,
  ): Promise<Result<string>> {
    const { thinkMs, graceMs } = this.#settings
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
