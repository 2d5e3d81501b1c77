/** One WebSocket with its limits: rate limit, send buffer, close codes. */
import type { Refusal } from '@quayside/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Admission } from './admission-queue.ts'
import { ABUSE_SCORE, type BucketLimits, TokenBucket } from './rate-limiter.ts'

/** Why a socket is closed, in the numbers of RFC 6455. */
const UNSUPPORTED_DATA = 1003
export const POLICY_VIOLATION = 1008
export const INTERNAL_ERROR = 1011
/** The server shuts down: clients reconnect to another node or to the next process. */
export const SERVICE_RESTART = 1012
export const TRY_AGAIN_LATER = 1013

export interface QueueLimits extends BucketLimits {
  /** Maximum number of waiting messages. */
  readonly maxQueued: number
}

/** A person sends a few messages a minute, a fast bot a few a second. */
export const DEFAULT_QUEUE_LIMITS: QueueLimits = { perSecond: 20, burst: 100, maxQueued: 100 }

export interface QueuePorts {
  /** Resolves to the cost of the message in tokens, when it has been handled. */
  handle(text: string): Promise<number>
  /** Called when the queue is full; nothing more is read. */
  onOverflow(): void
}

/** Incoming messages of one client, handled in order and rate-limited; a client that overfills it is disconnected. */
export class MessageQueue {
  readonly #limits: QueueLimits
  readonly #ports: QueuePorts
  readonly #bucket: TokenBucket
  #waiting: string[] = []
  #running = false
  #closed = false

  constructor(limits: QueueLimits, ports: QueuePorts) {
    this.#limits = limits
    this.#ports = ports
    this.#bucket = new TokenBucket(limits)
  }

  enqueue(text: string): void {
    if (this.#closed) return
    if (this.#waiting.length >= this.#limits.maxQueued) {
      this.close()
      this.#ports.onOverflow()
      return
    }
    this.#waiting.push(text)
    if (!this.#running) void this.#run()
  }

  /** Drops the queue. */
  close(): void {
    this.#closed = true
    this.#waiting = []
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#bucket.hasTokens) {
      const text = this.#waiting.shift()
      if (text === undefined) break
      this.#bucket.spend(await this.#ports.handle(text))
    }
    this.#running = this.#waiting.length > 0
    if (this.#running) setTimeout(() => void this.#run(), 1000 / this.#limits.perSecond).unref()
  }
}

/**
 * A client with more unread bytes than this, some hundred views, is disconnected. After reconnecting it is sent what it
 * missed.
 */
export const MAX_BUFFERED_BYTES = 524_288

/** The part of a socket that sending needs. */
export type OutboundSocket = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>

export const createSender =
  (socket: OutboundSocket, onFull: (bufferedBytes: number) => void): ((text: string) => void) =>
  (text) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      onFull(socket.bufferedAmount)
      socket.terminate()
    } else socket.send(text)
  }

/** Answers the messages of one connection. */
export interface MessageHandler {
  handle(text: string): Promise<void>
  close(): void
  /** Sends a refusal before the connection is closed. */
  refuse(refusal: Refusal): void
  /** How often the client joined a room; each join costs more tokens. */
  readonly joinCount?: number
  /** The player who holds the joined seat: a client with the link to a seat need not be signed in. */
  readonly seatHolder?: string | null
  /** The room that was joined, for the log. */
  readonly room?: string | null
}

/** Creates the handler of a new connection. */
export type CreateHandler = (transmit: (text: string) => void, admission: Admission) => MessageHandler

/** Looks up bans; null for no ban. */
export interface BanCheck {
  refusalFor(visitor: { readonly player: string | null; readonly ip: string }): Refusal | null
  playerRefusal(player: string): Refusal | null
}

/** A client that does not close in this time is terminated. */
const CLOSING_MS = 1000

/** Joining reads and sends a whole room: it costs as much as this many messages. */
const JOIN_COST = 9

/** Why the server closed a connection; label of a metric. */
export type CloseReason =
  | 'abuse_limit'
  | 'banned'
  | 'binary_message'
  | 'handler_failed'
  | 'protocol_error'
  | 'rate_limited'
  | 'rejected'
  | 'slow_reader'

/** Who opened a connection, and from which address. */
export interface ConnectionOrigin {
  /** The rate-limit key of the IP address. */
  readonly address: string
  readonly ip: string
  /** The player who signed in, if any. */
  readonly player: string | null
  /** Token bucket shared by all connections from the address. */
  readonly bucket: TokenBucket
  readonly log: FastifyBaseLogger
}

export interface ConnectionPorts {
  readonly queue: QueueLimits
  /** Waits in the admission queue. */
  waitForTurn(address: string): Promise<void>
  /** Raises the abuse score of an address; true when it is blocked. */
  addAbuse(address: string, score: number): boolean
  /** Counts a connection that the server closes. */
  closed(reason: CloseReason): void
  readonly bans: BanCheck
  /** Called when a message starts to be handled. */
  begun(): void
  /** Called with the time that the answer took. */
  answered(milliseconds: number): void
}

/**
 * One WebSocket with its limits: messages are handled in order; on a protocol violation or overflow the connection is
 * closed.
 */
export class Connection implements Admission, QueuePorts {
  readonly #socket: WebSocket
  readonly #origin: ConnectionOrigin
  readonly #ports: ConnectionPorts
  readonly #handler: MessageHandler
  readonly #queue: MessageQueue

  constructor(
    socket: WebSocket,
    origin: ConnectionOrigin,
    ports: ConnectionPorts,
    createHandler: CreateHandler,
  ) {
    this.#socket = socket
    this.#origin = origin
    this.#ports = ports
    this.#queue = new MessageQueue(ports.queue, this)
    this.#handler = createHandler(
      createSender(socket, (bufferedBytes) => this.#onSlowReader(bufferedBytes)),
      this,
    )
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (!binary) this.#queue.enqueue(data.toString())
      else {
        ports.addAbuse(origin.address, ABUSE_SCORE.protocolViolation)
        this.#terminate(UNSUPPORTED_DATA, 'binary_message')
      }
    })
  }

  get address(): string {
    return this.#origin.address
  }

  async handle(text: string): Promise<number> {
    const { bucket, log, address } = this.#origin
    const before = this.#handler.joinCount ?? 0
    const begun = performance.now()
    this.#ports.begun()
    try {
      if (!bucket.hasTokens) await this.wait()
      await this.#handler.handle(text)
    } catch (err) {
      log.error(
        { event: 'connection.handler_failed', address, room: this.#room, err },
        'message handler failed, closing connection',
      )
      this.#ports.closed('handler_failed')
      this.#socket.close(INTERNAL_ERROR)
    } finally {
      this.#ports.answered(performance.now() - begun)
    }
    const cost = 1 + JOIN_COST * ((this.#handler.joinCount ?? 0) - before)
    bucket.spend(cost)
    return cost
  }

  /** Called when the client sent too much. */
  onOverflow(): void {
    const { address, log } = this.#origin
    this.#ports.addAbuse(address, ABUSE_SCORE.protocolViolation)
    log.info(
      { event: 'connection.rate_limited', address, room: this.#room, queued: this.#ports.queue.maxQueued },
      'rate limit exceeded, closing connection',
    )
    this.#terminate(POLICY_VIOLATION, 'rate_limited')
  }

  wait(): Promise<void> {
    return this.#ports.waitForTurn(this.#origin.address)
  }

  addAbuse(): void {
    const { address, log } = this.#origin
    if (!this.#ports.addAbuse(address, ABUSE_SCORE.refusedRequest)) return
    log.info(
      { event: 'connection.abuse_limit', address, room: this.#room },
      'abuse limit exceeded, closing connection',
    )
    this.stopReading()
    this.#terminate(POLICY_VIOLATION, 'abuse_limit')
  }

  banOf(player: string): Refusal | null {
    return this.#ports.bans.playerRefusal(player)
  }

  /** Closes the connection of a banned player or address, with the reason. */
  expelIfBanned(): boolean {
    const { address, player, ip, log } = this.#origin
    const holder = this.#handler.seatHolder ?? null
    const refusal =
      this.#ports.bans.refusalFor({ player, ip }) ?? (holder === null ? null : this.banOf(holder))
    if (refusal === null) return false
    log.info(
      { event: 'connection.banned', address, room: this.#room },
      'player or address banned, closing connection',
    )
    this.#ports.closed('banned')
    this.stopReading()
    this.#handler.refuse(refusal)
    this.#socket.close(POLICY_VIOLATION)
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref()
    return true
  }

  /** Drops queued messages and reads nothing more. */
  stopReading(): void {
    this.#queue.close()
  }

  /** Called when the socket has closed. */
  end(): void {
    this.stopReading()
    this.#handler.close()
  }

  get #room(): string | null {
    return this.#handler.room ?? null
  }

  #onSlowReader(bufferedBytes: number): void {
    const { address, log } = this.#origin
    log.info(
      { event: 'connection.slow_reader', address, room: this.#room, bufferedBytes },
      'send buffer full, closing connection',
    )
    this.#ports.closed('slow_reader')
  }

  #terminate(code: number, reason: CloseReason): void {
    this.#ports.closed(reason)
    closeAndTerminate(this.#socket, code)
  }
}

export const closeAndTerminate = (socket: WebSocket, code: number): void => {
  socket.close(code)
  // A client that does not read would never see the close frame, so the socket is terminated as well.
  socket.terminate()
}
