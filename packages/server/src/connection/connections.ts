import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Turnstile } from './admission-queue.ts'
import {
  type BanCheck,
  cut,
  INTAKE,
  type IntakeLimits,
  Line,
  type LinePorts,
  type Meet,
  MOVING,
  TOO_BUSY,
} from './connection.ts'
import {
  Allowance,
  type AllowanceLimits,
  placeOf,
  TROUBLE,
  TROUBLES,
  type TroubleLimits,
  Troubles,
} from './rate-limiter.ts'

/** How much one who plays may take of the server. */
export interface LiveLimits {
  readonly intake: IntakeLimits
  /** Messages from one address that are heard at once; what comes beyond that waits like those at no table. */
  readonly anAddress: AllowanceLimits
  /** How many sockets may be open to one address. */
  readonly socketsAnAddress: number
  /** How often it is looked who is still there. */
  readonly heartbeatMs: number
  readonly troubles: TroubleLimits
}

/** A whole club behind one address is welcome. */
export const LIVE_LIMITS: LiveLimits = {
  intake: INTAKE,
  anAddress: { aSecond: 200, burst: 1000 },
  socketsAnAddress: 1000,
  heartbeatMs: 30_000,
  troubles: TROUBLES,
}

/** A line can be dead without either end having been told: whoever does not answer from one beat to the next is gone. */

/** What a heartbeat needs of a socket. */
export type Beating = Pick<WebSocket, 'on' | 'ping' | 'terminate'>

/** Not everybody at once, so that nobody who plays waits for thousands of signs of life. */
const PARTS = 50

export class Heartbeat {
  /** Whether each has given a sign of life since the last beat, in as many parts as take turns. */
  readonly #parts = Array.from({ length: PARTS }, () => new Map<Beating, boolean>())
  readonly #timer: NodeJS.Timeout
  #watched = 0
  #turn = 0

  constructor(everyMs: number) {
    this.#timer = setInterval(() => this.#beat(), everyMs / PARTS)
    this.#timer.unref()
  }

  watch(socket: Beating): void {
    const part = this.#parts[this.#watched++ % PARTS]
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
    const part = this.#parts[this.#turn++ % PARTS] ?? new Map<Beating, boolean>()
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
export interface Caller {
  readonly ip: string
  /** Who signed in; nobody when absent. */
  readonly player?: { readonly id: string } | null
  readonly log: FastifyBaseLogger
}

/** Whether a client sent what no program sends by mistake. */
export const isProtocolError = (problem: Error): boolean =>
  'code' in problem && String(problem.code).startsWith('WS_ERR_')

/** Longer than any store takes that still answers; the end of the server waits no longer. */
const ANSWERING_MS = 2500

const NO_BANS: BanCheck = { refusalFor: () => null, playerRefusal: () => null }

/** Where somebody comes from. */
interface Address {
  lines: number
  readonly allowance: Allowance
}

export class Guard {
  readonly #limits: LiveLimits
  readonly #heartbeat: Heartbeat
  readonly #turnstile: Pick<Turnstile, 'turn'>
  readonly #troubles: Troubles
  readonly #addresses = new Map<string, Address>()
  readonly #lines = new Map<WebSocket, Line>()
  readonly #ports: LinePorts
  /** Messages that are being answered. */
  #answering = 0
  #moving = false
  #allAnswered: () => void = () => undefined

  /** `heard` is told how long each message took to be answered. */
  constructor(
    limits: LiveLimits,
    turnstile: Pick<Turnstile, 'turn'>,
    heard: (milliseconds: number) => void,
    bans: BanCheck = NO_BANS,
  ) {
    this.#limits = limits
    this.#turnstile = turnstile
    this.#heartbeat = new Heartbeat(limits.heartbeatMs)
    this.#troubles = new Troubles(limits.troubles)
    this.#ports = {
      intake: limits.intake,
      bans,
      turn: (place) => turnstile.turn(place),
      trouble: (place, worth) => this.#troubles.note(place, worth),
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
  isUnwelcome(ip: string): boolean {
    return this.#troubles.isUnwelcome(placeOf(ip))
  }

  /** Settles when it is the turn of somebody from there who does not sit at a table. */
  turn(ip: string): Promise<void> {
    return this.#turnstile.turn(placeOf(ip))
  }

  /** Somebody from there asked for what nobody offered them. */
  troubled(ip: string): void {
    this.#troubles.note(placeOf(ip), TROUBLE.refused)
  }

  /** Lets a socket in. */
  admit(socket: WebSocket, { ip, log, player }: Caller, meet: Meet): void {
    const place = placeOf(ip)
    socket.on('error', (problem) => {
      if (!isProtocolError(problem)) return
      this.#troubles.note(place, TROUBLE.cut)
      log.info({ event: 'connection.protocol_error', address: place }, 'protocol error, closing connection')
    })
    if (this.#moving) {
      socket.close(MOVING)
      return
    }
    const address = this.#addresses.get(place) ?? {
      lines: 0,
      allowance: new Allowance(this.#limits.anAddress),
    }
    if (address.lines >= this.#limits.socketsAnAddress) {
      cut(socket, TOO_BUSY)
      return
    }
    address.lines++
    this.#addresses.set(place, address)
    this.#heartbeat.watch(socket)
    const origin = { place, ip, player: player?.id ?? null, allowance: address.allowance, log }
    const line = new Line(socket, origin, this.#ports, meet)
    this.#lines.set(socket, line)
    socket.on('close', () => {
      this.#lines.delete(socket)
      line.end()
      address.lines--
      if (address.lines === 0) this.#addresses.delete(place)
    })
    line.expelIfBanned()
  }

  /** Ends the connections of everybody who is banned by now; returns how many. */
  expelBanned(): number {
    return [...this.#lines.values()].filter((line) => line.expelIfBanned()).length
  }

  /** How many sockets are open. */
  get size(): number {
    return this.#lines.size
  }

  /**
   * Hears nothing more, finishes what it has heard, and asks everybody to come back elsewhere: what was not answered
   * they will say again.
   */
  async drain(): Promise<void> {
    this.#moving = true
    for (const line of this.#lines.values()) line.silence()
    if (this.#answering > 0)
      await new Promise<void>((resolve) => {
        this.#allAnswered = resolve
        setTimeout(resolve, ANSWERING_MS).unref()
      })
    for (const socket of this.#lines.keys()) socket.close(MOVING)
  }

  /** Ends the lines of those who did not leave. */
  cut(): void {
    for (const socket of this.#lines.keys()) socket.terminate()
  }

  stop(): void {
    this.#heartbeat.stop()
  }
}
