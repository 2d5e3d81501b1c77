/** What can be done to a database from outside; a file has no process of its own, and nothing can be done to it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { setDisk } from './disk.ts'

export interface ChaosDatabase {
  readonly address: string
  /** Of a database with a process of its own. */
  readonly process: {
    pid(): Promise<number | null>
    start(): Promise<void>
  } | null
}

const isAlive = (pid: number): boolean => {
  try {
    // 0 would be this very process.
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

export class TormentedDatabase {
  readonly #process: NonNullable<ChaosDatabase['process']>
  /** The process last known, which may have ended meanwhile. */
  #pid = 0

  constructor(database: NonNullable<ChaosDatabase['process']>) {
    this.#process = database
  }

  async begin(): Promise<void> {
    this.#pid = (await this.#process.pid()) ?? 0
  }

  /** `SIGINT` is how PostgreSQL is stopped quickly and in good order. */
  async end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (this.#pid === 0) return
    if (isAlive(this.#pid)) process.kill(this.#pid, signal)
    while (isAlive(this.#pid)) await sleep(20)
  }

  /** Until it runs. What it left behind when it was killed may stand in its way for a moment. */
  async start(): Promise<void> {
    while (!isAlive(this.#pid)) {
      await this.#process.start().catch(() => sleep(200))
      await this.begin()
    }
  }

  pause(): void {
    if (isAlive(this.#pid)) process.kill(this.#pid, 'SIGSTOP')
  }

  resume(): void {
    if (isAlive(this.#pid)) process.kill(this.#pid, 'SIGCONT')
  }

  async setDisk(isFull: boolean): Promise<void> {
    await setDisk(this.#pid, isFull)
  }
}
