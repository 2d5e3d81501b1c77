/** One socket of the crowd: comes back through another node when its own is gone. */
import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'

export interface LinePorts {
  /** Where to go at the n-th attempt. */
  address(attempt: number): string
  opened(): void
  heard(text: string): void
  /** The line is back and seated again after so many milliseconds. */
  back(milliseconds: number): void
}

const RETRY_MS = 100

export class CrowdLine {
  readonly #ports: LinePorts
  #socket: WebSocket | null = null
  #attempt = 0
  #closed = false
  #brokenSince: number | null = null

  constructor(ports: LinePorts) {
    this.#ports = ports
    this.#connect()
  }

  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  /** They sit: whatever was broken is whole. Returns whether something was. */
  seated(): boolean {
    const since = this.#brokenSince
    this.#brokenSince = null
    if (since !== null) this.#ports.back(performance.now() - since)
    return since !== null
  }

  close(): void {
    this.#closed = true
    this.#socket?.terminate()
  }

  #connect(): void {
    const socket = new WebSocket(this.#ports.address(this.#attempt), { perMessageDeflate: false })
    this.#attempt++
    this.#socket = socket
    socket.on('open', () => this.#ports.opened())
    socket.on('message', (bytes: Buffer) => this.#ports.heard(bytes.toString()))
    // Every failure is followed by a close.
    socket.on('error', () => undefined)
    socket.on('close', () => this.#lost())
  }

  #lost(): void {
    if (this.#closed) return
    this.#brokenSince ??= performance.now()
    setTimeout(() => {
      if (!this.#closed) this.#connect()
    }, RETRY_MS)
  }
}
