/** A line can be dead without either end having been told: whoever does not answer from one beat to the next is gone. */
import type { WebSocket } from 'ws'

/** What a heartbeat needs of a socket. */
export type Beating = Pick<WebSocket, 'on' | 'ping' | 'terminate'>

/** Not everybody at once, so that nobody who plays waits for thousands of signs of life. */
const PARTS = 50

export class Heartbeat {
  /** Whether each has given a sign of life since the last beat, in as many parts as take turns. */
  readonly #parts = Array.from({ length: PARTS }, () => new Map<Beating, boolean>())
  readonly #timer: NodeJS.Timeout
  #watched = 0
  #turn = 0

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#beat(), everyMs / PARTS)
    this.#timer.unref()
  }

  watch(socket: Beating): void {
    const part = this.#parts[this.#watched++ % PARTS]
    part?.set(socket, true)
    socket.on('pong', () => {
      if (part?.has(socket)) part.set(socket, true)
    })
    socket.on('close', () => part?.delete(socket))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #beat(): void {
    const part = this.#parts[this.#turn++ % PARTS] ?? new Map<Beating, boolean>()
    for (const [socket, alive] of part) {
      if (!alive) socket.terminate()
      else {
        part.set(socket, false)
        socket.ping()
      }
    }
  }
}
