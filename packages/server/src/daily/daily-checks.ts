/**
 * Checks the bot moves of daily entries in the background, one entry after the other in a separate thread, so that rooms
 * are not delayed. Decisions are never cut short, because that would change them.
 */
import type { Decide } from '@quayside/game/daily/play.ts'
import type { Result } from '@quayside/kernel'
import type { DailyRepository } from '../storage/daily-repository.ts'
import type { DailyEntryRow } from '../storage/schema.ts'
import { checkRecord } from './daily-entries.ts'

/** The part of a bot thread that is needed here. */
export interface CheckingThread {
  decide(question: Parameters<Decide>[0], options: { readonly signal: AbortSignal }): Promise<Result<string>>
  close(): Promise<void>
}

export interface DailyChecksPorts {
  readonly entries: DailyRepository
  readonly now: () => number
  readonly start: () => CheckingThread
  /** Called when a check could not be carried out. */
  readonly failed: (entry: string | null, problem: unknown) => void
}

/** Many times what a whole game of the strongest bots needs. */
const LEASE_MS = 10 * 60_000
const POLL_MS = 30_000
const RETRY_MS = 60_000
const MAX_ATTEMPTS = 3

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
    this.#timer = setInterval(() => void this.run(), POLL_MS)
  }

  /** Checks all waiting entries. */
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
      const checked = await this.#checkInTime(entry)
      // A bot that could not answer proves nothing about the entry.
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
      if (entry.attempts < MAX_ATTEMPTS) return entries.postpone(entry.id, now() + RETRY_MS)
      const refusal_json = JSON.stringify({ code: 'daily-unchecked', params: {} })
      const { points, figure } = entry
      await entries.settle(entry.id, { status: 'refused', points, figure, refusal_json })
    }
  }

  async #checkInTime({ date, kind, record }: DailyEntryRow): ReturnType<typeof checkRecord> {
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new CheckTimeout('checking an entry took too long')), LEASE_MS)
    })
    try {
      return await Promise.race([checkRecord({ date, kind }, record, (asked) => this.#ask(asked)), timeout])
    } finally {
      clearTimeout(timer)
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
