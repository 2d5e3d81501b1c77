/**
 * Checks entries one after the other in a thread of its own, so that neither rooms nor their bots wait for them. Bots
 * think for as many nodes as they may: a decision that is cut short would be another one.
 */
import type { Decide } from '@quayside/game/daily/play.ts'
import type { Result } from '@quayside/kernel'
import type { DailyRepository } from '../storage/daily-repository.ts'
import type { DailyEntryRow } from '../storage/schema.ts'
import { checkRecord } from './daily-entries.ts'

/** The thread of bots, as far as this needs it. */
export interface CheckingThread {
  decide(question: Parameters<Decide>[0], patience: { readonly signal: AbortSignal }): Promise<Result<string>>
  close(): Promise<void>
}

export interface DailyChecksPorts {
  readonly entries: DailyRepository
  readonly now: () => number
  readonly start: () => CheckingThread
  /** Something went wrong with the checking itself. */
  readonly failed: (entry: string | null, problem: unknown) => void
}

/** Many times what a whole game of the strongest bots takes. */
const LEASE_MS = 10 * 60_000
const LOOK_EVERY_MS = 30_000
const RETRY_MS = 60_000
const MOST_ATTEMPTS = 3

const NEVER = new AbortController().signal

class CheckTimeout extends Error {}

export class DailyChecks {
  readonly #ports: DailyChecksPorts
  #running: Promise<void> | null = null
  #timer: NodeJS.Timeout | null = null
  #thread: CheckingThread | null = null
  #stopped = false

  constructor(ports: DailyChecksPorts) {
    this.#ports = ports
  }

  start(): void {
    this.#timer = setInterval(() => void this.run(), LOOK_EVERY_MS)
  }

  /** Checks everything that waits. */
  run(): Promise<void> {
    this.#running ??= this.#checkAll().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async stop(): Promise<void> {
    this.#stopped = true
    if (this.#timer !== null) clearInterval(this.#timer)
    await this.#endThread()
    await this.#running
  }

  async #checkAll(): Promise<void> {
    try {
      while (!this.#stopped) {
        const entry = await this.#ports.entries.claim(this.#ports.now(), LEASE_MS)
        if (entry === null) break
        await this.#check(entry)
      }
    } catch (problem) {
      this.#ports.failed(null, problem)
    }
    await this.#endThread()
  }

  async #check(entry: DailyEntryRow): Promise<void> {
    const { entries, now, failed } = this.#ports
    try {
      const checked = await this.#inTime(entry)
      // A bot that could not be asked says nothing about the entry.
      if (!checked.ok && !checked.refusal.code.startsWith('daily-')) throw new Error(checked.refusal.code)
      const { points, figure } = checked.ok ? checked.value : entry
      const refusal = checked.ok ? null : JSON.stringify(checked.refusal)
      await entries.settle(entry.id, {
        status: checked.ok ? 'accepted' : 'refused',
        points,
        figure,
        refusal_json: refusal,
      })
    } catch (problem) {
      await this.#endThread()
      if (this.#stopped) return entries.postpone(entry.id, 0)
      failed(entry.id, problem)
      if (entry.attempts < MOST_ATTEMPTS) return entries.postpone(entry.id, now() + RETRY_MS)
      const refusal_json = JSON.stringify({ code: 'daily-unchecked', params: {} })
      const { points, figure } = entry
      await entries.settle(entry.id, { status: 'refused', points, figure, refusal_json })
    }
  }

  async #inTime({ date, kind, record }: DailyEntryRow): ReturnType<typeof checkRecord> {
    let late: NodeJS.Timeout | undefined
    const tooSlow = new Promise<never>((_, reject) => {
      late = setTimeout(() => reject(new CheckTimeout('checking an entry took too long')), LEASE_MS)
    })
    try {
      return await Promise.race([checkRecord({ date, kind }, record, (asked) => this.#ask(asked)), tooSlow])
    } finally {
      clearTimeout(late)
    }
  }

  #ask(question: Parameters<Decide>[0]): Promise<Result<string>> {
    this.#thread ??= this.#ports.start()
    return this.#thread.decide(question, { signal: NEVER })
  }

  async #endThread(): Promise<void> {
    const thread = this.#thread
    this.#thread = null
    await thread?.close()
  }
}
