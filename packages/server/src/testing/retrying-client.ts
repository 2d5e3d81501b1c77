import { setTimeout as sleep } from 'node:timers/promises'
import { type Random, random } from '@quayside/kernel'
import type { ServerMessage, ViewFrame } from '@quayside/protocol'
import { type AnyRules, findRules } from '../room/game-registry.ts'

/** A reconnecting WebSocket: reconnects after every break, and gives up a connection without answers. */

interface ConnectionPorts {
  /** The address of the server, read before every attempt. */
  address(): string
  /** The first message on every connection. */
  readonly hello: object
  hear(message: ServerMessage): void
}

const RETRY_MS = 50
/** Backoff: a server that is starting must not be flooded. */
const MOST_RETRY_MS = 400
/** A connection without any message for this long counts as dead. */
const PATIENCE_MS = 6000

export class ReconnectingSocket {
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

  /** Dropped while there is no connection. */
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
    // A dead connection reports its close long after it was given up.
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

  /** Heartbeat: gives up a connection that does not answer. */
  #lookAlive(): void {
    const socket = this.#socket
    if (socket === null) return
    if (performance.now() - this.#heardAt > PATIENCE_MS) {
      this.#reconnect()
      socket.close()
    } else this.send({ kind: 'ping' })
  }
}

/** A seat that plays random commands: it reconnects after every disconnect and repeats unanswered requests. */

export interface RetryingSeat {
  readonly game: string
  readonly room: string
  readonly key: string
  readonly seat: number
}

/** An acknowledged command. */
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
  readonly since: number
}

/** The behaviour of a seat. */
export interface ClientOptions {
  /** The delay before each decision. */
  readonly thinkMs: number
  /** Called with the time until each command was acknowledged, in milliseconds, including reconnects and retries. */
  answered(ms: number): void
  /** Called for every refusal that is retried. */
  refused(code: string, because: string): void
  /** Called for an unexpected refusal; the seat stops. */
  surprised(what: string): void
}

const EAGER: ClientOptions = {
  thinkMs: 0,
  answered: () => undefined,
  refused: () => undefined,
  surprised: (what) => {
    throw new Error(what)
  },
}

export class RetryingClient {
  readonly #seat: RetryingSeat
  readonly #rules: AnyRules
  readonly #random: Random
  readonly #acknowledged: (done: Acknowledged) => void
  readonly #manners: ClientOptions
  readonly #over: Promise<void>
  readonly #line: ReconnectingSocket
  #finish: () => void = () => undefined
  #frame: ViewFrame | null = null
  #pending: Pending | null = null
  #asked = 0
  #stopped = false
  #isThinking = false

  constructor(
    seat: RetryingSeat,
    address: () => string,
    acknowledged: (done: Acknowledged) => void,
    manners: Partial<ClientOptions> = {},
  ) {
    const rules = findRules(seat.game, null)
    if (!rules) throw new Error(seat.game)
    this.#seat = seat
    this.#rules = rules
    this.#random = random(`${seat.room} ${seat.seat}`)
    this.#acknowledged = acknowledged
    this.#manners = { ...EAGER, ...manners }
    this.#over = new Promise((resolve) => {
      this.#finish = resolve
    })
    const { room, key } = seat
    this.#line = new ReconnectingSocket({
      address,
      hello: { kind: 'hello', protocol: 2, room, seatSecret: key, lastSeq: 0 },
      hear: (message) => this.#hear(message),
    })
  }

  /** Resolves when the game is over, or after `stop`. */
  get over(): Promise<void> {
    return this.#over
  }

  stop(): void {
    this.#stopped = true
    this.#line.end()
    this.#finish()
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'welcome':
        if (this.#pending) this.#submit(this.#pending)
        break
      case 'frame':
        this.#frame = message.frame
        this.#decide()
        break
      case 'accepted':
        this.#done(message)
        break
      case 'refused':
        this.#refused(message)
        break
      case 'seats':
      case 'steps':
      case 'room-status':
      case 'chat':
      case 'rematch':
      case 'presence':
      case 'policies':
      case 'pong':
        break
    }
  }

  #done({ requestId: request, seq }: Extract<ServerMessage, { kind: 'accepted' }>): void {
    const pending = this.#pending
    if (pending?.request !== request) return
    const { room, seat } = this.#seat
    this.#manners.answered(performance.now() - pending.since)
    this.#acknowledged({ room, seq, seat, command: pending.command, request })
    this.#pending = null
    this.#decide()
  }

  #refused({ requestId: request, refusal }: Extract<ServerMessage, { kind: 'refused' }>): void {
    const pending = this.#pending
    if (request === null || pending?.request !== request) return
    this.#manners.refused(refusal.code, String(refusal.params['because'] ?? ''))
    if (refusal.code === 'write-failed') {
      // Sent again under the same request id: it may have been written although the answer was lost.
      void sleep(RETRY_MS).then(() => this.#submit(pending))
      return
    }
    if (refusal.code !== 'stale-move') {
      this.#manners.surprised(`${pending.command}: ${JSON.stringify(refusal)}`)
      this.stop()
      return
    }
    this.#pending = null
    this.#decide()
  }

  /** The command for a position, after the delay. */
  #decide(): void {
    if (this.#isThinking) return
    this.#isThinking = true
    const choose = (): void => {
      this.#isThinking = false
      this.#choose()
    }
    if (this.#manners.thinkMs > 0) setTimeout(choose, this.#manners.thinkMs)
    else choose()
  }

  #choose(): void {
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
    const command = this.#rules.notation.print(commands[this.#random.nextInt(commands.length)])
    this.#asked++
    this.#pending = {
      request: `${seat}-${this.#asked}`,
      at: frame.moveNumber,
      command,
      since: performance.now(),
    }
    this.#submit(this.#pending)
  }

  #submit(pending: Pending): void {
    if (this.#pending !== pending) return
    const { request, at, command } = pending
    this.#line.send({ kind: 'submit', requestId: request, expectedMove: at, command })
  }
}
