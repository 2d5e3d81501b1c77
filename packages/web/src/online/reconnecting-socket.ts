/** A WebSocket that reconnects after every break with exponential backoff, and treats a silent server as gone. */
import type { Refusal } from '@quayside/kernel'
import type { ClientMessage, ServerMessage } from '@quayside/protocol'

/** The part of a WebSocket that is used here, so that a test can replace it. */
export type SocketLike = Pick<
  WebSocket,
  'send' | 'close' | 'readyState' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>

export interface SocketPorts {
  /** `elsewhere` after a server has refused the room, so that a proxy may choose another node. */
  connect(elsewhere: boolean): SocketLike
  /** Runs `act` after a delay; the result cancels it. */
  schedule(milliseconds: number, act: () => void): () => void
}

export interface SocketHandler {
  /** The first message of every connection. */
  hello(): ClientMessage
  receive(message: ServerMessage): void
  /** The connection is lost and will be retried. */
  disconnected(reason: Refusal | null): void
  shouldReconnect(): boolean
  hasPendingRequests(): boolean
}

const FIRST_RETRY_MS = 250
const LAST_RETRY_MS = 8000

/** A server that does not answer a request for so long counts as gone. */
const TIMEOUT_MS = 8000

const PING_MS = 20_000

const OPEN = 1

/** Close code "service restart": the server shuts down and another one is already up. */
const SERVICE_RESTART = 1012

export class ReconnectingSocket {
  readonly #ports: SocketPorts
  readonly #handler: SocketHandler
  #socket: SocketLike | null = null
  /** The server has sent its welcome. */
  #isJoined = false
  #isVisible = true
  #usesOtherServer = false
  #tries = 0
  #cancelRetry: () => void = () => undefined
  #cancelTimeout: () => void = () => undefined

  constructor(ports: SocketPorts, handler: SocketHandler) {
    this.#ports = ports
    this.#handler = handler
  }

  get isJoined(): boolean {
    return this.#isJoined
  }

  /** A new object after each reconnect, to recognise answers to an earlier connection. */
  get connection(): unknown {
    return this.#socket
  }

  connect(): void {
    this.#cancelRetry()
    const socket = this.#ports.connect(this.#usesOtherServer)
    this.#socket = socket
    this.#startTimeout()
    socket.onopen = () => this.send(this.#handler.hello())
    socket.onmessage = ({ data }: MessageEvent) => {
      this.#handler.receive(JSON.parse(String(data)) as ServerMessage)
      if (this.#socket !== null) this.#schedulePing()
    }
    socket.onclose = ({ code }) =>
      code === SERVICE_RESTART && this.#isJoined ? this.#reconnectAtOnce() : this.disconnect()
    // A close event follows every error.
    socket.onerror = () => undefined
  }

  /** The server has accepted the hello, so the back-off is reset. */
  setJoined(): void {
    this.#isJoined = true
    this.#usesOtherServer = false
    this.#tries = 0
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Sends a message that must be answered before the timeout. */
  sendRequest(message: ClientMessage): void {
    this.send(message)
    this.#startTimeout()
  }

  /** Drops the connection and schedules a retry; `reason` is given where the server itself refused the room. */
  disconnect(reason: Refusal | null = null): void {
    this.#closeSocket()
    if (!this.#handler.shouldReconnect()) return
    if (reason !== null) this.#usesOtherServer = true
    this.#handler.disconnected(reason)
    const backoff = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.#tries++)
    this.#cancelRetry = this.#ports.schedule(backoff, () => this.connect())
  }

  /** The browser reports the network gone or back, which is faster than a timeout or the next retry. */
  networkChanged(isOnline: boolean): void {
    if (!isOnline) this.disconnect()
    else if (this.#socket === null && this.#handler.shouldReconnect()) this.connect()
  }

  /** A hidden page counts as absent, so that the player gets notifications. */
  setVisible(isVisible: boolean): void {
    this.#isVisible = isVisible
    if (this.#isJoined) this.#ping()
  }

  /** A new connection counts as visible until the page reports otherwise. */
  reportHidden(): void {
    if (!this.#isVisible) this.#ping()
  }

  /** Does not call `disconnected`, because the break is too short to show. */
  #reconnectAtOnce(): void {
    this.#closeSocket()
    this.connect()
  }

  #closeSocket(): void {
    const socket = this.#socket
    this.#cancelTimeout()
    this.#cancelRetry()
    this.#socket = null
    this.#isJoined = false
    if (socket) {
      socket.onopen = null
      socket.onmessage = null
      socket.onclose = null
      socket.close()
    }
  }

  #startTimeout(): void {
    this.#cancelTimeout()
    this.#cancelTimeout = this.#ports.schedule(TIMEOUT_MS, () => this.disconnect())
  }

  /** After any message the connection is alive; without pending requests only a ping finds out when it is not. */
  #schedulePing(): void {
    if (this.#handler.hasPendingRequests()) {
      this.#startTimeout()
      return
    }
    this.#cancelTimeout()
    this.#cancelTimeout = this.#ports.schedule(PING_MS, () => this.#ping())
  }

  #ping(): void {
    this.sendRequest(this.#isVisible ? { kind: 'ping' } : { kind: 'ping', hidden: true })
  }
}
