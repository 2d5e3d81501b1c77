/** A seat that plays anything legal and never gives up: it comes back after every break and repeats what was not answered. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@quayside/kernel'
import type { ServerMessage, ToldFrame } from '@quayside/protocol'
import { type AnyRules, rulesOf } from '../rooms/games.ts'

export interface StubbornSeat {
  readonly game: string
  readonly room: string
  readonly key: string
  readonly seat: number
}

/** A command that the server said was done. */
export interface Acknowledged {
  readonly room: string
  readonly seq: number
  readonly seat: number
  readonly command: string
  readonly request: string
}

interface Pending {
  readonly request: string
  readonly at: number
  readonly command: string
}

const RETRY_MS = 50

export class Stubborn {
  readonly #seat: StubbornSeat
  readonly #rules: AnyRules
  readonly #random: Random
  readonly #address: () => string
  readonly #acknowledged: (done: Acknowledged) => void
  readonly #over: Promise<void>
  #finish: () => void = () => undefined
  #socket: WebSocket | null = null
  #frame: ToldFrame | null = null
  #pending: Pending | null = null
  #asked = 0
  #stopped = false

  constructor(seat: StubbornSeat, address: () => string, acknowledged: (done: Acknowledged) => void) {
    const rules = rulesOf(seat.game, null)
    if (!rules) throw new Error(seat.game)
    this.#seat = seat
    this.#rules = rules
    this.#random = random(`${seat.room} ${seat.seat}`)
    this.#address = address
    this.#acknowledged = acknowledged
    this.#over = new Promise((resolve) => {
      this.#finish = resolve
    })
    this.#connect()
  }

  /** Settles when the game is over, or after `stop`. */
  get over(): Promise<void> {
    return this.#over
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.close()
    this.#finish()
  }

  #connect(): void {
    if (this.#stopped) return
    const socket = new WebSocket(`${this.#address().replace(/^http/, 'ws')}/api/live`)
    this.#socket = socket
    socket.addEventListener('open', () => {
      const { room, key } = this.#seat
      socket.send(JSON.stringify({ kind: 'hello', room, key, heard: 0 }))
    })
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage))
    socket.addEventListener('close', () => void sleep(RETRY_MS).then(() => this.#connect()))
    // Every failure is followed by a close.
    socket.addEventListener('error', () => undefined)
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        if (this.#pending) this.#submit(this.#pending)
        break
      case 'told':
        this.#frame = message.frame
        this.#decide()
        break
      case 'done':
        this.#done(message)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'seats':
      case 'pong':
        break
    }
  }

  #done({ request, seq }: Extract<ServerMessage, { kind: 'done' }>): void {
    const pending = this.#pending
    if (pending?.request !== request) return
    const { room, seat } = this.#seat
    this.#acknowledged({ room, seq, seat, command: pending.command, request })
    this.#pending = null
    this.#decide()
  }

  #refused({ request, refusal }: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (request === null || this.#pending?.request !== request) return
    if (refusal.code !== 'wrong-position' && refusal.code !== 'not-stored')
      throw new Error(`${this.#pending.command}: ${JSON.stringify(refusal)}`)
    this.#pending = null
    this.#decide()
  }

  #decide(): void {
    const frame = this.#frame
    if (frame === null || this.#pending !== null || this.#stopped) return
    const view = this.#rules.position.read(frame.view)
    if (!view.ok) throw new Error(JSON.stringify(view.refusal))
    if (this.#rules.outcome(view.value) !== null) {
      this.stop()
      return
    }
    const { seat } = this.#seat
    if (!this.#rules.deciders(view.value).includes(seat)) return
    const commands = this.#rules.commands(view.value, seat)
    const command = this.#rules.notation.print(commands[this.#random.below(commands.length)])
    this.#asked++
    this.#pending = { request: `${seat}-${this.#asked}`, at: frame.at, command }
    this.#submit(this.#pending)
  }

  #submit({ request, at, command }: Pending): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify({ kind: 'submit', request, at, command }))
  }
}
