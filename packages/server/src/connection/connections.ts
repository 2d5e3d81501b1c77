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
  closeAndTerminate,
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

/** Limits per connection and per address. */
export interface ConnectionLimits {
  readonly queue: QueueLimits
  /** Token bucket for all connections of an address; messages beyond it wait in the admission queue. */
  readonly perAddress: BucketLimits
  /** Maximum number of open connections from one address. */
  readonly maxConnectionsPerAddress: number
  /** Heartbeat interval. */
  readonly heartbeatMs: number
  readonly abuse: AbuseLimits
}

/** Enough for a whole club behind one address. */
export const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  queue: DEFAULT_QUEUE_LIMITS,
  perAddress: { perSecond: 200, burst: 1000 },
  maxConnectionsPerAddress: 1000,
  heartbeatMs: 30_000,
  abuse: DEFAULT_ABUSE_LIMITS,
}

/** The part of a socket that the heartbeat needs. */
export type PingableSocket = Pick<WebSocket, 'on' | 'ping' | 'terminate'>

/** Pings are spread over the interval, so that thousands of connections do not delay moves. */
const BATCH_COUNT = 50

/** Terminates connections that did not answer the last ping: a dead peer may go unnoticed otherwise. */
export class Heartbeat {
  /** In batches: whether each socket has answered its last ping. */
  readonly #batches = Array.from({ length: BATCH_COUNT }, () => new Map<PingableSocket, boolean>())
  readonly #timer: NodeJS.Timeout
  #watched = 0
  #nextBatch = 0

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#pingBatch(), everyMs / BATCH_COUNT)
    this.#timer.unref()
  }

  watch(socket: PingableSocket): void {
    const batch = this.#batches[this.#watched++ % BATCH_COUNT]
    batch?.set(socket, true)
    socket.on('pong', () => {
      if (batch?.has(socket)) batch.set(socket, true)
    })
    socket.on('close', () => batch?.delete(socket))
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #pingBatch(): void {
    const batch = this.#batches[this.#nextBatch++ % BATCH_COUNT] ?? new Map<PingableSocket, boolean>()
    for (const [socket, isAlive] of batch) {
      if (!isAlive) socket.terminate()
      else {
        batch.set(socket, false)
        socket.ping()
      }
    }
  }
}

/** The part of the upgrade request that is needed here. */
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
  readonly admissionQueue: Pick<AdmissionQueue, 'waitForTurn'>
  readonly bans?: BanCheck
  /** Called with the time that each message took to be answered. */
  readonly answered?: (milliseconds: number) => void
  /** Called for each connection that the server closes, except in a drain. */
  readonly closed?: (reason: CloseReason) => void
  /** Called when the abuse score of an address reaches the limit. */
  readonly blocked?: (address: string) => void
}

/** The state that all connections from one address share. */
interface Address {
  connections: number
  readonly bucket: TokenBucket
}

export class Connections {
  readonly #limits: ConnectionLimits
  readonly #heartbeat: Heartbeat
  readonly #admissionQueue: Pick<AdmissionQueue, 'waitForTurn'>
  readonly #abuse: AbuseTracker
  readonly #addresses = new Map<string, Address>()
  readonly #connections = new Map<WebSocket, Connection>()
  readonly #ports: ConnectionPorts
  /** Messages that are being answered. */
  #answering = 0
  #isDraining = false
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
      waitForTurn: (address) => admissionQueue.waitForTurn(address),
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
  waitForTurn(ip: string): Promise<void> {
    return this.#admissionQueue.waitForTurn(rateLimitKey(ip))
  }

  /** Raises the abuse score of an address after a refused request. */
  addAbuse(ip: string): void {
    this.#abuse.add(rateLimitKey(ip), ABUSE_SCORE.refusedRequest)
  }

  /** Adds a new socket, unless the server is draining or its address has too many. */
  admit(socket: WebSocket, { ip, log, player }: ConnectionRequest, createHandler: CreateHandler): void {
    const key = rateLimitKey(ip)
    socket.on('error', (problem) => {
      if (!isProtocolError(problem)) return
      this.#abuse.add(key, ABUSE_SCORE.protocolViolation)
      this.#ports.closed('protocol_error')
      log.info(
        { event: 'connection.protocol_error', address: key, code: problem.code },
        'protocol error, closing connection',
      )
    })
    if (this.#isDraining) {
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
      closeAndTerminate(socket, TRY_AGAIN_LATER)
      return
    }
    address.connections++
    this.#addresses.set(key, address)
    this.#heartbeat.watch(socket)
    const origin = { address: key, ip, player: player?.id ?? null, bucket: address.bucket, log }
    const connection = new Connection(socket, origin, this.#ports, createHandler)
    this.#connections.set(socket, connection)
    socket.on('close', () => {
      this.#connections.delete(socket)
      connection.end()
      address.connections--
      if (address.connections === 0) this.#addresses.delete(key)
    })
    connection.expelIfBanned()
  }

  /** Closes the connections of banned players and addresses; returns how many. */
  expelBanned(): number {
    return [...this.#connections.values()].filter((connection) => connection.expelIfBanned()).length
  }

  /** The number of open sockets. */
  get size(): number {
    return this.#connections.size
  }

  /**
   * Drain: stops reading, finishes pending answers, then asks all clients to reconnect elsewhere. Requests without an
   * answer are sent again by the client.
   */
  async drain(): Promise<void> {
    this.#isDraining = true
    for (const connection of this.#connections.values()) connection.stopReading()
    if (this.#answering > 0)
      await new Promise<void>((resolve) => {
        this.#allAnswered = resolve
        setTimeout(resolve, DRAIN_TIMEOUT_MS).unref()
      })
    for (const socket of this.#connections.keys()) socket.close(SERVICE_RESTART)
  }

  /** Terminates the connections that did not close. */
  terminateAll(): void {
    for (const socket of this.#connections.keys()) socket.terminate()
  }

  stop(): void {
    this.#heartbeat.stop()
  }
}
