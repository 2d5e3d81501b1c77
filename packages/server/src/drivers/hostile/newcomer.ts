/** Somebody who comes to look on at a table, leaves at once and comes again: how long it takes until they are let in. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@quayside/protocol'

const PAUSE_MS = 100
/** Whoever is not let in by then tries again. */
const PATIENCE_MS = 5000

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
      const room = this.#rooms[this.#visits++ % this.#rooms.length]
      const since = performance.now()
      while (!this.#stopped && !(await this.#isLetIn(room))) await sleep(PAUSE_MS)
      if (!this.#stopped) this.#letIn(performance.now() - since)
      await sleep(PAUSE_MS)
    }
  }

  async #isLetIn(room: string | undefined): Promise<boolean> {
    const socket = new WebSocket(this.#address)
    const heard = new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'hello', room, heard: 0 })))
      socket.addEventListener('message', ({ data }) =>
        resolve((JSON.parse(String(data)) as ServerMessage).kind === 'welcome'),
      )
      socket.addEventListener('close', () => resolve(false))
      // Every failure is followed by a close.
      socket.addEventListener('error', () => undefined)
    })
    const isLetIn = await Promise.race([heard, sleep(PATIENCE_MS, false, { ref: false })])
    socket.close()
    return isLetIn
  }
}
