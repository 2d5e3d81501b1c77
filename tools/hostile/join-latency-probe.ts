/** Somebody who comes to look on at a table, leaves at once and comes again: how long it takes until they are let in. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@quayside/protocol'
import { WebSocket } from 'ws'

const PAUSE_MS = 100
/** Whoever is not let in by then tries again. */
const PATIENCE_MS = 5000
/** Newcomers are many people: one address would soon have asked for all that it may. */
const ADDRESSES = 250

export class Newcomer {
  readonly #address: string
  readonly #rooms: readonly string[]
  readonly #letIn: (ms: number) => void
  #visits = 0
  #stopped = false

  constructor(address: string, rooms: readonly string[], letIn: (ms: number) => void) {
    this.#address = `${address.replace(/^http/, 'ws')}/api/live`
    this.#rooms = rooms
    this.#letIn = letIn
    void this.#comeAndGo()
  }

  stop(): void {
    this.#stopped = true
  }

  async #comeAndGo(): Promise<void> {
    while (!this.#stopped) {
      const room = this.#rooms[this.#visits % this.#rooms.length]
      const from = `127.251.0.${1 + (this.#visits++ % ADDRESSES)}`
      const since = performance.now()
      while (!this.#stopped && !(await this.#isLetIn(room, from))) await sleep(PAUSE_MS)
      if (!this.#stopped) this.#letIn(performance.now() - since)
      await sleep(PAUSE_MS)
    }
  }

  async #isLetIn(room: string | undefined, from: string): Promise<boolean> {
    const socket = new WebSocket(this.#address, { localAddress: from })
    const heard = new Promise<boolean>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: 2, room, lastSeq: 0 })))
      socket.on('message', (bytes: Buffer) =>
        resolve((JSON.parse(bytes.toString()) as ServerMessage).kind === 'welcome'),
      )
      socket.on('close', () => resolve(false))
      // Every failure is followed by a close.
      socket.on('error', () => undefined)
    })
    const isLetIn = await Promise.race([heard, sleep(PATIENCE_MS, false, { ref: false })])
    socket.terminate()
    return isLetIn
  }
}
