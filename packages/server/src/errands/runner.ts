/** Runs errands when their time comes; any number of processes may do so beside each other. */
import { setImmediate as nextLook } from 'node:timers/promises'
import type { Errands } from '../storage/errands.ts'
import type { ErrandRow } from '../storage/schema.ts'

type Handler = (errand: ErrandRow) => Promise<void>

export interface RunnerPorts {
  readonly errands: Errands
  readonly handlers: Readonly<Record<string, Handler>>
  now(): number
  /** How long it has an errand for itself before another may take it for dead. */
  readonly holdMs?: number
  done?(errand: ErrandRow): void
  /** Something went wrong, with one errand or (null) before any was to be had; it will be tried again. */
  failed(errand: ErrandRow | null, problem: unknown): void
}

const LOOK_EVERY_MS = 1000
const HOLD_MS = 60_000
/** Of each kind. */
const AT_ONCE = 20

export class Runner {
  readonly #ports: RunnerPorts
  readonly #lanes: readonly Lane[]
  #timer: NodeJS.Timeout | null = null

  constructor(ports: RunnerPorts) {
    this.#ports = ports
    this.#lanes = Object.entries(ports.handlers).map(([kind, handler]) => new Lane(kind, handler, ports))
  }

  start(): void {
    this.#timer = setInterval(() => void this.look(), LOOK_EVERY_MS)
  }

  /** Takes up nothing more, and waits for what is being done. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    await Promise.all(this.#lanes.map((lane) => lane.stop()))
  }

  /** Runs everything that is due now. */
  async look(): Promise<void> {
    const now = this.#ports.now()
    await Promise.all(this.#lanes.map((lane) => lane.look(now)))
  }
}

/** Errands of one kind: where bots keep a clock waiting, nobody's reminder waits with it. */
class Lane {
  readonly #kind: string
  readonly #handler: Handler
  readonly #ports: RunnerPorts
  readonly #running = new Set<Promise<void>>()
  /** Done, although that could not be written down yet; doing it again would be once too often. */
  readonly #unnoted = new Set<ErrandRow>()
  /** Claims do not overlap, so that no more than so many run at once. */
  #claiming: Promise<unknown> = Promise.resolve()
  #stopped = false

  constructor(kind: string, handler: Handler, ports: RunnerPorts) {
    this.#kind = kind
    this.#handler = handler
    this.#ports = ports
  }

  async look(now: number): Promise<void> {
    for (;;) {
      const claimed = this.#claiming.then(() => this.#claim(now))
      this.#claiming = claimed
      const begun = await claimed
      await Promise.all(begun)
      if (begun.length < AT_ONCE) return
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true
    await this.#claiming
    await Promise.all(this.#running)
    await this.#noteAll()
  }

  async #claim(now: number): Promise<readonly Promise<void>[]> {
    const free = AT_ONCE - this.#running.size
    if (this.#stopped || free <= 0 || !(await this.#noteAll())) return []
    try {
      const { errands, holdMs = HOLD_MS } = this.#ports
      const due = await errands.claim(now, holdMs, free, this.#kind)
      const begun: Promise<void>[] = []
      for (const errand of due) {
        // Between two errands those who sit at a table are heard.
        await nextLook()
        begun.push(this.#begin(errand))
      }
      return begun
    } catch (problem) {
      this.#ports.failed(null, problem)
      return []
    }
  }

  #begin(errand: ErrandRow): Promise<void> {
    const running = this.#run(errand).finally(() => this.#running.delete(running))
    this.#running.add(running)
    return running
  }

  async #run(errand: ErrandRow): Promise<void> {
    try {
      await this.#handler(errand)
    } catch (problem) {
      // A process that is about to end has others to do it.
      if (this.#stopped) await this.#release(errand)
      else this.#ports.failed(errand, problem)
      return
    }
    this.#unnoted.add(errand)
    this.#ports.done?.(errand)
    await this.#note(errand)
  }

  async #note(errand: ErrandRow): Promise<boolean> {
    try {
      await this.#ports.errands.finish(errand)
      this.#unnoted.delete(errand)
      return true
    } catch (problem) {
      this.#ports.failed(errand, problem)
      return false
    }
  }

  /** Whether everything that is done is written down as done. */
  async #noteAll(): Promise<boolean> {
    for (const errand of this.#unnoted) if (!(await this.#note(errand))) return false
    return true
  }

  async #release(errand: ErrandRow): Promise<void> {
    try {
      await this.#ports.errands.release(errand)
    } catch (problem) {
      this.#ports.failed(errand, problem)
    }
  }
}
