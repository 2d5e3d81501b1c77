/** A socket that comes back after every break, more and more patiently, and that takes a silent server for gone. */
import type { Refusal } from '@quayside/kernel'
import type { ClientMessage, ServerMessage } from '@quayside/protocol'

/** A socket, as far as the line needs one. */
export type LineSocket = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>

export interface SocketPorts {
  /** `elsewhere` where the server that answers usually has said that it cannot help. */
  connect(elsewhere: boolean): LineSocket
  /** Does something later, unless it is called off. */
  later(milliseconds: number, act: () => void): () => void
}

/** Whoever speaks through the line. */
export interface SocketHandler {
  /** What is said first. */
  hello(): ClientMessage
  hear(message: ServerMessage): void
  /** The line is gone, and comes back by itself. */
  away(because: Refusal | null): void
  /** Whether it should come back. */
  isThere(): boolean
  /** Whether something was asked that is not answered yet. */
  isWaiting(): boolean
}

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 8000

/** How long the server may stay silent when it was asked something. */
const PATIENCE_MS = 8000

/** How often it is asked for a sign of life. */
const PING_MS = 20_000

const OPEN = 1

/** The server is about to end, and another one is there already. */
const MOVING = 1012

export class ReconnectingSocket {
  readonly #ports: SocketPorts
  readonly #speaker: SocketHandler
  #socket: LineSocket | null = null
  /** The server has said that this is the table. */
  #isWelcome = false
  #isLookedAt = true
  #isElsewhere = false
  #tries = 0
  #callOffRetry: () => void = () => undefined
  #callOffWatch: () => void = () => undefined

  constructor(ports: SocketPorts, speaker: SocketHandler) {
    this.#ports = ports
    this.#speaker = speaker
  }

  get isWelcome(): boolean {
    return this.#isWelcome
  }

  /** Tells one call from the next. */
  get call(): unknown {
    return this.#socket
  }

  connect(): void {
    this.#callOffRetry()
    const socket = this.#ports.connect(this.#isElsewhere)
    this.#socket = socket
    this.#watch()
    socket.onopen = () => this.transmit(this.#speaker.hello())
    socket.onmessage = ({ data }: MessageEvent) => {
      this.#speaker.hear(JSON.parse(String(data)) as ServerMessage)
      if (this.#socket !== null) this.#rest()
    }
    socket.onclose = ({ code }) => (code === MOVING && this.#isWelcome ? this.#move() : this.lose())
    // Every failure is followed by a close.
    socket.onerror = () => undefined
  }

  /** The table is there. */
  welcome(): void {
    this.#isWelcome = true
    this.#isElsewhere = false
    this.#tries = 0
  }

  transmit(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Says something that has to be answered. */
  ask(message: ClientMessage): void {
    this.transmit(message)
    this.#watch()
  }

  /** `because` where the server itself has said that it is of no use. */
  lose(because: Refusal | null = null): void {
    this.#hangUp()
    if (!this.#speaker.isThere()) return
    if (because !== null) this.#isElsewhere = true
    this.#speaker.away(because)
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++)
    this.#callOffRetry = this.#ports.later(wait, () => this.connect())
  }

  /** The network says that it is gone, or back: no need to find out. */
  networkChanged(isThere: boolean): void {
    if (!isThere) this.lose()
    else if (this.#socket === null && this.#speaker.isThere()) this.connect()
  }

  /** Whoever does not look at the page wants to be told elsewhere. */
  lookedAt(isLookedAt: boolean): void {
    this.#isLookedAt = isLookedAt
    if (this.#isWelcome) this.#ping()
  }

  /** After a break the server has to be told again. */
  sayWhetherLookedAt(): void {
    if (!this.#isLookedAt) this.#ping()
  }

  /** Nobody needs to hear of a break that is over at once. */
  #move(): void {
    this.#hangUp()
    this.connect()
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#callOffWatch()
    this.#callOffRetry()
    this.#socket = null
    this.#isWelcome = false
    if (socket) {
      socket.onopen = null
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
  }

  /** A server that says nothing for so long is taken for gone. */
  #watch(): void {
    this.#callOffWatch()
    this.#callOffWatch = this.#ports.later(PATIENCE_MS, () => this.lose())
  }

  /** Whatever was said, the line is alive; where nothing is open it is asked for a sign now and then. */
  #rest(): void {
    if (this.#speaker.isWaiting()) {
      this.#watch()
      return
    }
    this.#callOffWatch()
    this.#callOffWatch = this.#ports.later(PING_MS, () => this.#ping())
  }

  #ping(): void {
    this.ask(this.#isLookedAt ? { kind: 'ping' } : { kind: 'ping', hidden: true })
  }
}
