/** Faults of a database process and its disk: kill, restart, pause, disk full. SQLite has no separate process. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { postgres } from '@quayside/server/testing'
import { openStore, type StoreName } from '../stores.ts'

export interface ChaosDatabase {
  readonly address: string
  /** Null for a database without a separate process. */
  readonly process: {
    pid(): Promise<number | null>
    start(): Promise<void>
  } | null
}

export const openDatabase = async (store: StoreName): Promise<ChaosDatabase & { stop(): Promise<void> }> => {
  if (store === 'sqlite') return { ...(await openStore(store)), process: null }
  const database = await postgres()
  return { address: database.address, process: database, stop: () => database.stop() }
}

const isAlive = (pid: number): boolean => {
  try {
    // Signal 0 to pid 0 would reach this process group.
    return pid > 0 && process.kill(pid, 0)
  } catch {
    return false
  }
}

export class FaultyDatabase {
  readonly #process: NonNullable<ChaosDatabase['process']>
  /** The last known process, which may have ended. */
  #pid = 0

  constructor(database: NonNullable<ChaosDatabase['process']>) {
    this.#process = database
  }

  async begin(): Promise<void> {
    this.#pid = (await this.#process.pid()) ?? 0
  }

  /** `SIGINT` is PostgreSQL's fast shutdown. */
  async end(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    if (this.#pid === 0) return
    if (isAlive(this.#pid)) process.kill(this.#pid, signal)
    while (isAlive(this.#pid)) await sleep(20)
  }

  /** Retries until it runs, because a lock file of a killed process may block the first attempts. */
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

const run = promisify(execFile)

export const canFillDisk = async (): Promise<boolean> =>
  run('prlimit', ['--version']).then(
    () => true,
    () => false,
  )

const limit = async (pid: number, bytes: string): Promise<void> => {
  // A process that has just ended needs no limit.
  await run('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`]).catch(() => undefined)
}

const childrenOf = async (pid: number): Promise<readonly number[]> => {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/**
 * Simulates a full disk for a process and its children with a file size limit of 0, which `prlimit` (part of every
 * Linux) may set for one's own processes.
 */
export const setDisk = async (pid: number, isFull: boolean): Promise<void> => {
  for (const one of [pid, ...(await childrenOf(pid))]) await limit(one, isFull ? '0' : 'unlimited')
}
