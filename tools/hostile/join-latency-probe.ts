/** Measures join latency: a spectator joins a room, leaves immediately and joins the next one. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerMessage } from '@quayside/protocol'
import { WebSocket } from 'ws'

const PAUSE_MS = 100
/** Timeout of one attempt. */
const TIMEOUT_MS = 5000
/** Rotates addresses, because the rate limit of one would soon be reached. */
const ADDRESSES = 250

export class JoinLatencyProbe {
  readonly #address: string
  readonly #rooms: readonly string[]
  readonly #onJoin: (ms: number) => void
  #visits = 0
  #stopped = false

  constructor(address: string, rooms: readonly string[], onJoin: (ms: number) => void) {
    this.#address = `${address.replace(/^http/, 'ws')}/api/live`
    this.#rooms = rooms
    this.#onJoin = onJoin
    void this.#run()
  }

  stop(): void {
    this.#stopped = true
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const room = this.#rooms[this.#visits % this.#rooms.length]
      const from = `127.251.0.${1 + (this.#visits++ % ADDRESSES)}`
      const since = performance.now()
      while (!this.#stopped && !(await this.#join(room, from))) await sleep(PAUSE_MS)
      if (!this.#stopped) this.#onJoin(performance.now() - since)
      await sleep(PAUSE_MS)
    }
  }

  async #join(room: string | undefined, from: string): Promise<boolean> {
    const socket = new WebSocket(this.#address, { localAddress: from })
    const welcomed = new Promise<boolean>((resolve) => {
      socket.on('open', () => socket.send(JSON.stringify({ kind: 'hello', protocol: 2, room, lastSeq: 0 })))
      socket.on('message', (bytes: Buffer) =>
        resolve((JSON.parse(bytes.toString()) as ServerMessage).kind === 'welcome'),
      )
      socket.on('close', () => resolve(false))
      // Every error is followed by a close event.
      socket.on('error', () => undefined)
    })
    const hasJoined = await Promise.race([welcomed, sleep(TIMEOUT_MS, false, { ref: false })])
    socket.terminate()
    return hasJoined
  }
}
