/** One WebSocket of the load generator; reconnects to another node when its own is gone. */
import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'

export interface ConnectionEvents {
  /** The address of the n-th attempt. */
  address(attempt: number): string
  opened(): void
  received(text: string): void
  /** The client has rejoined its room; `milliseconds` is the time without a connection. */
  reconnected(milliseconds: number): void
}

const RETRY_MS = 100

export class LoadConnection {
  readonly #events: ConnectionEvents
  #socket: WebSocket | null = null
  #attempt = 0
  #closed = false
  #disconnectedSince: number | null = null

  constructor(events: ConnectionEvents) {
    this.#events = events
    this.#connect()
  }

  send(text: string): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text)
  }

  /** Called when the client has joined its room. Returns whether the connection had been lost. */
  joined(): boolean {
    const since = this.#disconnectedSince
    this.#disconnectedSince = null
    if (since !== null) this.#events.reconnected(performance.now() - since)
    return since !== null
  }

  close(): void {
    this.#closed = true
    this.#socket?.terminate()
  }

  #connect(): void {
    const socket = new WebSocket(this.#events.address(this.#attempt), { perMessageDeflate: false })
    this.#attempt++
    this.#socket = socket
    socket.on('open', () => this.#events.opened())
    socket.on('message', (bytes: Buffer) => this.#events.received(bytes.toString()))
    // Every error is followed by a close event.
    socket.on('error', () => undefined)
    socket.on('close', () => this.#lost())
  }

  #lost(): void {
    if (this.#closed) return
    this.#disconnectedSince ??= performance.now()
    setTimeout(() => {
      if (!this.#closed) this.#connect()
    }, RETRY_MS)
  }
}
