/** A line to a server that is made anew after every break, and given up when nothing is heard on it. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@quayside/protocol'

interface ConnectionPorts {
  /** Where the server is, asked before every attempt. */
  address(): string
  /** What is said first on every line. */
  readonly hello: object
  hear(message: ServerMessage): void
}

export const RETRY_MS = 50
/** Whoever is away for longer is not knocked at all the time: it may have enough to do with coming back. */
const MOST_RETRY_MS = 400
/** A line on which nothing is heard for so long is dead. */
const PATIENCE_MS = 6000

export class StubbornLine {
  readonly #ports: ConnectionPorts
  readonly #alive: NodeJS.Timeout
  #socket: WebSocket | null = null
  #retryMs = RETRY_MS
  #heardAt = 0
  #isEnded = false

  constructor(ports: ConnectionPorts) {
    this.#ports = ports
    this.#alive = setInterval(() => this.#lookAlive(), PATIENCE_MS / 3)
    this.#connect()
  }

  /** Says nothing while there is no line. */
  send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message))
  }

  end(): void {
    this.#isEnded = true
    clearInterval(this.#alive)
    this.#socket?.close()
  }

  #connect(): void {
    if (this.#isEnded) return
    const socket = new WebSocket(`${this.#ports.address().replace(/^http/, 'ws')}/api/live`)
    this.#socket = socket
    this.#heardAt = performance.now()
    // A line that has gone dead ends by itself long after we have given it up.
    const isCurrent = (): boolean => this.#socket === socket
    socket.addEventListener('open', () => socket.send(JSON.stringify(this.#ports.hello)))
    socket.addEventListener('message', ({ data }) => {
      this.#heardAt = performance.now()
      if (isCurrent()) this.#hear(JSON.parse(String(data)) as ServerMessage)
    })
    socket.addEventListener('close', () => {
      if (isCurrent()) this.#reconnect()
    })
    // Every failure is followed by a close.
    socket.addEventListener('error', () => undefined)
  }

  #hear(message: ServerMessage): void {
    if (message.kind === 'welcome') this.#retryMs = RETRY_MS
    this.#ports.hear(message)
  }

  #reconnect(): void {
    this.#socket = null
    void sleep(this.#retryMs).then(() => this.#connect())
    this.#retryMs = Math.min(2 * this.#retryMs, MOST_RETRY_MS)
  }

  /** Asks for a sign of life, and gives up a line that has none. */
  #lookAlive(): void {
    const socket = this.#socket
    if (socket === null) return
    if (performance.now() - this.#heardAt > PATIENCE_MS) {
      this.#reconnect()
      socket.close()
    } else this.send({ kind: 'ping' })
  }
}
