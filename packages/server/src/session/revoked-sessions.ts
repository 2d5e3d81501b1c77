/**
 * Cuts the lines of those who have signed out elsewhere. It is looked from time to time for all at once, so that it
 * holds whichever process they signed out through.
 */
import type { WebSocket } from 'ws'
import { POLICY_VIOLATION } from '../connection/connection.ts'

type CloseableSocket = Pick<WebSocket, 'on' | 'close'>

export interface DeparturePorts {
  readonly everyMs: number
  /** Those among these hashes whose secrets still open something. */
  findActive(hashes: readonly string[]): Promise<ReadonlySet<string>>
  readonly failed: (problem: unknown) => void
}

export class RevokedSessions {
  readonly #ports: DeparturePorts
  /** The hash of the secret that each came with. */
  readonly #connections = new Map<CloseableSocket, string>()
  readonly #timer: NodeJS.Timeout

  constructor(ports: DeparturePorts) {
    this.#ports = ports
    this.#timer = setInterval(() => void this.#look().catch(ports.failed), ports.everyMs)
    this.#timer.unref()
  }

  watch(connection: CloseableSocket, hash: string): void {
    this.#connections.set(connection, hash)
    connection.on('close', () => this.#connections.delete(connection))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #look(): Promise<void> {
    if (this.#connections.size === 0) return
    const asked = [...this.#connections]
    const known = await this.#ports.findActive([...new Set(asked.map(([, hash]) => hash))])
    for (const [connection, hash] of asked) if (!known.has(hash)) connection.close(POLICY_VIOLATION)
  }
}
