/** Runs errands when their time comes; any number of processes may do so beside each other. */
import type { Errands } from '../storage/errands.ts'
import type { ErrandRow } from '../storage/schema.ts'

type Handler = (errand: ErrandRow) => Promise<void>

export interface RunnerPorts {
  readonly errands: Errands
  readonly handlers: Readonly<Record<string, Handler>>
  now(): number
  /** Something went wrong; the errand will be tried again. */
  failed(errand: ErrandRow, problem: unknown): void
}

const LOOK_EVERY_MS = 1000
/** How long a process has an errand for itself before another may take it for dead. */
const HOLD_MS = 60_000
const AT_ONCE = 20

export class Runner {
  readonly #ports: RunnerPorts
  #timer: NodeJS.Timeout | null = null
  #running: Promise<void> = Promise.resolve()

  constructor(ports: RunnerPorts) {
    this.#ports = ports
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS)
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await this.#running
  }

  /** Runs everything that is due now; looks do not overlap. */
  look(): Promise<void> {
    this.#running = this.#running.then(() => this.#runDue())
    return this.#running
  }

  async #runDue(): Promise<void> {
    const now = this.#ports.now()
    for (;;) {
      const due = await this.#ports.errands.claim(now, now + HOLD_MS, AT_ONCE)
      await Promise.all(due.map((errand) => this.#run(errand)))
      if (due.length < AT_ONCE) return
    }
  }

  async #run(errand: ErrandRow): Promise<void> {
    try {
      await this.#ports.handlers[errand.kind]?.(errand)
      await this.#ports.errands.finish(errand)
    } catch (problem) {
      this.#ports.failed(errand, problem)
    }
  }
}
