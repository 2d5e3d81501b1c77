/**
 * Closes the connections of sessions that were signed out. All open sessions are looked up in the database at intervals,
 * so that it does not matter which node handled the sign-out.
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
    const open = [...this.#connections]
    const active = await this.#ports.findActive([...new Set(open.map(([, hash]) => hash))])
    for (const [connection, hash] of open) if (!active.has(hash)) connection.close(POLICY_VIOLATION)
  }
}
