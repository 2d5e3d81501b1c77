/** All open connections: admitted, limited by address, kept alive, drained. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { AdmissionQueue } from './admission-queue.ts'
import {
  type BanCheck,
  Connection,
  type ConnectionPorts,
  type CreateHandler,
  cut,
  DEFAULT_QUEUE_LIMITS,
  type QueueLimits,
  SERVICE_RESTART,
  TRY_AGAIN_LATER,
} from './connection.ts'
import {
  ABUSE_SCORE,
  type AbuseLimits,
  AbuseTracker,
  type BucketLimits,
  DEFAULT_ABUSE_LIMITS,
  rateLimitKey,
  TokenBucket,
} from './rate-limiter.ts'

/** How much one who plays may take of the server. */
export interface ConnectionLimits {
  readonly queue: QueueLimits
  /** Messages from one address that are heard at once; what comes beyond that waits like those in no room. */
  readonly perAddress: BucketLimits
  /** How many sockets may be open to one address. */
  readonly maxConnectionsPerAddress: number
  /** How often it is looked who is still there. */
  readonly heartbeatMs: number
  readonly abuse: AbuseLimits
}

/** A whole club behind one address is welcome. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  queue: DEFAULT_QUEUE_LIMITS,
  perAddress: { perSecond: 200, burst: 1000 },
  maxConnectionsPerAddress: 1000,
  heartbeatMs: 30_000,
  abuse: DEFAULT_ABUSE_LIMITS,
}

/** A connection can be dead without either end noticing: one that does not answer from one ping to the next is closed. */

/** What a heartbeat needs of a socket. */
export type PingableSocket = Pick<WebSocket, 'on' | 'ping' | 'terminate'>

/** Not everybody at once, so that nobody who plays waits for thousands of signs of life. */
const BATCHES = 50

export class Heartbeat {
  /** Whether each has given a sign of life since the last beat, in as many parts as take turns. */
  readonly #parts = Array.from({ length: BATCHES }, () => new Map<PingableSocket, boolean>())
  readonly #timer: NodeJS.Timeout
  #watched = 0
  #turn = 0

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#beat(), everyMs / BATCHES)
    this.#timer.unref()
  }

  watch(socket: PingableSocket): void {
    const part = this.#parts[this.#watched++ % BATCHES]
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
    const part = this.#parts[this.#turn++ % BATCHES] ?? new Map<PingableSocket, boolean>()
    for (const [socket, alive] of part) {
      if (!alive) socket.terminate()
      else {
        part.set(socket, false)
        socket.ping()
      }
    }
  }
}

/** Looks after every socket alike: who is still there, how much comes in, how slowly it is read, how many there are. */

/** What is known of whoever opens a socket. */
export interface ConnectionRequest {
  readonly ip: string
  /** Who signed in; nobody when absent. */
  readonly player?: { readonly id: string } | null
  readonly log: FastifyBaseLogger
}

/** Whether a client sent what no program sends by mistake. */
export const isProtocolError = (problem: Error): boolean =>
  'code' in problem && String(problem.code).startsWith('WS_ERR_')

/** Longer than any store takes that still answers; the end of the server waits no longer. */
const DRAIN_TIMEOUT_MS = 2500

const NO_BANS: BanCheck = { refusalFor: () => null, playerRefusal: () => null }

/** Where somebody comes from. */
interface Address {
  connections: number
  readonly bucket: TokenBucket
}

export class Connections {
  readonly #limits: ConnectionLimits
  readonly #heartbeat: Heartbeat
  readonly #admissionQueue: Pick<AdmissionQueue, 'turn'>
  readonly #abuse: AbuseTracker
  readonly #addresses = new Map<string, Address>()
  readonly #connections = new Map<WebSocket, Connection>()
  readonly #ports: ConnectionPorts
  /** Messages that are being answered. */
  #answering = 0
  #moving = false
  #allAnswered: () => void = () => undefined

  /** `heard` is told how long each message took to be answered. */
  constructor(
    limits: ConnectionLimits,
    admissionQueue: Pick<AdmissionQueue, 'turn'>,
    heard: (milliseconds: number) => void,
    bans: BanCheck = NO_BANS,
  ) {
    this.#limits = limits
    this.#admissionQueue = admissionQueue
    this.#heartbeat = new Heartbeat(limits.heartbeatMs)
    this.#abuse = new AbuseTracker(limits.abuse)
    this.#ports = {
      queue: limits.queue,
      bans,
      turn: (place) => admissionQueue.turn(place),
      addAbuse: (place, worth) => this.#abuse.note(place, worth),
      begun: () => {
        this.#answering++
      },
      answered: (milliseconds) => {
        this.#answering--
        if (this.#answering === 0) this.#allAnswered()
        heard(milliseconds)
      },
    }
  }

  /** Whether an address has made so much trouble that it has to wait. */
  isBlocked(ip: string): boolean {
    return this.#abuse.isBlocked(rateLimitKey(ip))
  }

  /** Settles when it is the turn of somebody from there who does not sit in a room. */
  turn(ip: string): Promise<void> {
    return this.#admissionQueue.turn(rateLimitKey(ip))
  }

  /** Somebody from there asked for what nobody offered them. */
  addAbuse(ip: string): void {
    this.#abuse.note(rateLimitKey(ip), ABUSE_SCORE.refused)
  }

  /** Lets a socket in. */
  admit(socket: WebSocket, { ip, log, player }: ConnectionRequest, meet: CreateHandler): void {
    const place = rateLimitKey(ip)
    socket.on('error', (problem) => {
      if (!isProtocolError(problem)) return
      this.#abuse.note(place, ABUSE_SCORE.cut)
      log.info({ event: 'connection.protocol_error', address: place }, 'protocol error, closing connection')
    })
    if (this.#moving) {
      socket.close(SERVICE_RESTART)
      return
    }
    const address = this.#addresses.get(place) ?? {
      connections: 0,
      bucket: new TokenBucket(this.#limits.perAddress),
    }
    if (address.connections >= this.#limits.maxConnectionsPerAddress) {
      cut(socket, TRY_AGAIN_LATER)
      return
    }
    address.connections++
    this.#addresses.set(place, address)
    this.#heartbeat.watch(socket)
    const origin = { place, ip, player: player?.id ?? null, bucket: address.bucket, log }
    const connection = new Connection(socket, origin, this.#ports, meet)
    this.#connections.set(socket, connection)
    socket.on('close', () => {
      this.#connections.delete(socket)
      connection.end()
      address.connections--
      if (address.connections === 0) this.#addresses.delete(place)
    })
    connection.expelIfBanned()
  }

  /** Ends the connections of everybody who is banned by now; returns how many. */
  expelBanned(): number {
    return [...this.#connections.values()].filter((connection) => connection.expelIfBanned()).length
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size
  }

  /**
   * Hears nothing more, finishes what it has heard, and asks everybody to come back elsewhere: what was not answered
   * they will say again.
   */
  async drain(): Promise<void> {
    this.#moving = true
    for (const connection of this.#connections.values()) connection.stopReading()
    if (this.#answering > 0)
      await new Promise<void>((resolve) => {
        this.#allAnswered = resolve
        setTimeout(resolve, DRAIN_TIMEOUT_MS).unref()
      })
    for (const socket of this.#connections.keys()) socket.close(SERVICE_RESTART)
  }

  /** Ends the lines of those who did not leave. */
  cut(): void {
    for (const socket of this.#connections.keys()) socket.terminate()
  }

  stop(): void {
    this.#heartbeat.stop()
  }
}
