/** All open connections: admission, limits by address, heartbeat, drain. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { AdmissionQueue } from './admission-queue.ts'
import {
  type BanCheck,
  type CloseReason,
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
  /** Rate limit for all connections of an address; messages beyond it wait in the admission queue. */
  readonly perAddress: BucketLimits
  /** How many sockets may be open to one address. */
  readonly maxConnectionsPerAddress: number
  /** Heartbeat interval. */
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

/** Pings are spread over the interval, so that thousands of connections do not delay moves. */
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

/** Applies limits and heartbeat to every connection. */

/** The upgrade request, as far as it is needed here. */
export interface ConnectionRequest {
  readonly ip: string
  /** The signed-in player, if any. */
  readonly player?: { readonly id: string } | null
  readonly log: FastifyBaseLogger
}

/** True for WebSocket protocol errors (`WS_ERR_*`), which a correct client never causes. */
export const isProtocolError = (problem: Error): problem is Error & { readonly code: string } =>
  'code' in problem && String(problem.code).startsWith('WS_ERR_')

/** Longer than a working database takes; the shutdown waits no longer. */
const DRAIN_TIMEOUT_MS = 2500

const NO_BANS: BanCheck = { refusalFor: () => null, playerRefusal: () => null }

interface ConnectionsSettings {
  readonly limits: ConnectionLimits
  readonly admissionQueue: Pick<AdmissionQueue, 'turn'>
  readonly bans?: BanCheck
  /** Called with the time that each message took to be answered. */
  readonly answered?: (milliseconds: number) => void
  /** Called for each connection that the server closes by itself, before a drain. */
  readonly closed?: (reason: CloseReason) => void
  /** Called when the abuse score of an address reaches the limit. */
  readonly blocked?: (address: string) => void
}

/** What all connections from one address share. */
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

  constructor({
    limits,
    admissionQueue,
    bans = NO_BANS,
    answered = () => undefined,
    closed = () => undefined,
    blocked = () => undefined,
  }: ConnectionsSettings) {
    this.#limits = limits
    this.#admissionQueue = admissionQueue
    this.#heartbeat = new Heartbeat(limits.heartbeatMs)
    this.#abuse = new AbuseTracker(limits.abuse, { blocked })
    this.#ports = {
      queue: limits.queue,
      bans,
      closed,
      turn: (address) => admissionQueue.turn(address),
      addAbuse: (address, score) => this.#abuse.add(address, score),
      begun: () => {
        this.#answering++
      },
      answered: (milliseconds) => {
        this.#answering--
        if (this.#answering === 0) this.#allAnswered()
        answered(milliseconds)
      },
    }
  }

  /** Whether the abuse score of an address is above the limit. */
  isBlocked(ip: string): boolean {
    return this.#abuse.isBlocked(rateLimitKey(ip))
  }

  /** Waits in the admission queue. */
  turn(ip: string): Promise<void> {
    return this.#admissionQueue.turn(rateLimitKey(ip))
  }

  /** Raises the abuse score of an address after a refused request. */
  addAbuse(ip: string): void {
    this.#abuse.add(rateLimitKey(ip), ABUSE_SCORE.refused)
  }

  /** Lets a socket in. */
  admit(socket: WebSocket, { ip, log, player }: ConnectionRequest, meet: CreateHandler): void {
    const key = rateLimitKey(ip)
    socket.on('error', (problem) => {
      if (!isProtocolError(problem)) return
      this.#abuse.add(key, ABUSE_SCORE.cut)
      this.#ports.closed('protocol_error')
      log.info(
        { event: 'connection.protocol_error', address: key, code: problem.code },
        'protocol error, closing connection',
      )
    })
    if (this.#moving) {
      socket.close(SERVICE_RESTART)
      return
    }
    const address = this.#addresses.get(key) ?? {
      connections: 0,
      bucket: new TokenBucket(this.#limits.perAddress),
    }
    if (address.connections >= this.#limits.maxConnectionsPerAddress) {
      log.info(
        { event: 'connection.rejected', address: key, open: address.connections },
        'too many connections from address, rejecting',
      )
      this.#ports.closed('rejected')
      cut(socket, TRY_AGAIN_LATER)
      return
    }
    address.connections++
    this.#addresses.set(key, address)
    this.#heartbeat.watch(socket)
    const origin = { address: key, ip, player: player?.id ?? null, bucket: address.bucket, log }
    const connection = new Connection(socket, origin, this.#ports, meet)
    this.#connections.set(socket, connection)
    socket.on('close', () => {
      this.#connections.delete(socket)
      connection.end()
      address.connections--
      if (address.connections === 0) this.#addresses.delete(key)
    })
    connection.expelIfBanned()
  }

  /** Closes the connections of everybody who is banned; returns how many. */
  expelBanned(): number {
    return [...this.#connections.values()].filter((connection) => connection.expelIfBanned()).length
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#connections.size
  }

  /**
   * Drain: stops reading, finishes pending answers, then asks all clients to reconnect elsewhere. Requests without an
   * answer are sent again by the client.
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

  /** Terminates the connections that did not close. */
  cut(): void {
    for (const socket of this.#connections.keys()) socket.terminate()
  }

  stop(): void {
    this.#heartbeat.stop()
  }
}
