/**
 * Closes the connections of sessions that were signed out. The database is asked from time to time for all of them at
 * once, so that it does not matter which node handled the sign-out.
 */
import type { WebSocket } from 'ws'
import { POLICY_VIOLATION } from '../connection/connection.ts'

type CloseableSocket = Pick<WebSocket, 'on' | 'close'>

export interface RevokedSessionsPorts {
  readonly everyMs: number
  /** Those of the secret hashes that are still valid. */
  findActive(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /** Called with the number of connections that could not be checked. */
  readonly failed: (problem: unknown, connections: number) => void
}

export class RevokedSessions {
  readonly #ports: RevokedSessionsPorts
  /** The secret hash that each connection was opened with. */
  readonly #connections = new Map<CloseableSocket, string>()
  readonly #timer: NodeJS.Timeout

  constructor(ports: RevokedSessionsPorts) {
    this.#ports = ports
    this.#timer = setInterval(
      () => void this.#check().catch((problem: unknown) => ports.failed(problem, this.#connections.size)),
      ports.everyMs,
    )
    this.#timer.unref()
  }

  watch(connection: CloseableSocket, hash: string): void {
    this.#connections.set(connection, hash)
    connection.on('close', () => this.#connections.delete(connection))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  async #check(): Promise<void> {
    if (this.#connections.size === 0) return
    const asked = [...this.#connections]
    const known = await this.#ports.findActive([...new Set(asked.map(([, hash]) => hash))])
    for (const [connection, hash] of asked) if (!known.has(hash)) connection.close(POLICY_VIOLATION)
  }
}
