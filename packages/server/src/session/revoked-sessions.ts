/**
 * Cuts the lines of those who have signed out elsewhere. It is looked from time to time for all at once, so that it
 * holds whichever process they signed out through.
 */
import type { WebSocket } from 'ws'
import { AGAINST_THE_RULES } from '../connection/connection.ts'

type Line = Pick<WebSocket, 'on' | 'close'>

export interface DeparturePorts {
  readonly everyMs: number
  /** Those among these hashes whose secrets still open something. */
  stillKnown(hashes: readonly string[]): Promise<ReadonlySet<string>>
  readonly failed: (problem: unknown) => void
}

export class Departures {
  readonly #ports: DeparturePorts
  /** The hash of the secret that each came with. */
  readonly #lines = new Map<Line, string>()
  readonly #timer: NodeJS.Timeout

  constructor(ports: DeparturePorts) {
    this.#ports = ports
    this.#timer = setInterval(() => void this.#look().catch(ports.failed), ports.everyMs)
    this.#timer.unref()
  }

  watch(line: Line, hash: string): void {
    this.#lines.set(line, hash)
    line.on('close', () => this.#lines.delete(line))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    if (this.#lines.size === 0) return
    const asked = [...this.#lines]
    const known = await this.#ports.stillKnown([...new Set(asked.map(([, hash]) => hash))])
    for (const [line, hash] of asked) if (!known.has(hash)) line.close(AGAINST_THE_RULES)
  }
}
