import type { Refusal } from '@quayside/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Door } from './admission-queue.ts'
import { Allowance, type AllowanceLimits, TROUBLE } from './rate-limiter.ts'

/** Why a socket is closed, in the numbers of RFC 6455. */
export const NOT_A_TEXT = 1003
export const AGAINST_THE_RULES = 1008
export const OUT_OF_ORDER = 1011
/** The server is about to end: whoever comes back finds another one, or the next. */
export const MOVING = 1012
export const TOO_BUSY = 1013

/**
 * The way in from one sender: messages are heard one after the other, and no faster than anybody has a reason to send
 * them. Whoever does not care and piles them up is let go.
 */

export interface IntakeLimits extends AllowanceLimits {
  /** How many may wait. */
  readonly waiting: number
}

/** A person at a table sends a few a minute, a quick program some a second. */
export const INTAKE: IntakeLimits = { aSecond: 20, burst: 100, waiting: 100 }

export interface IntakePorts {
  /** Settles when the message is done with: how many ordinary ones it was worth. */
  hear(text: string): Promise<number>
  /** Too many wait; nothing more is heard. */
  letGo(): void
}

export class Intake {
  readonly #limits: IntakeLimits
  readonly #ports: IntakePorts
  readonly #allowance: Allowance
  #waiting: string[] = []
  #running = false
  #closed = false

  constructor(limits: IntakeLimits, ports: IntakePorts) {
    this.#limits = limits
    this.#ports = ports
    this.#allowance = new Allowance(limits)
  }

  take(text: string): void {
    if (this.#closed) return
    if (this.#waiting.length >= this.#limits.waiting) {
      this.close()
      this.#ports.letGo()
      return
    }
    this.#waiting.push(text)
    if (!this.#running) void this.#run()
  }

  /** What waits is not heard any more. */
  close(): void {
    this.#closed = true
    this.#waiting = []
  }

  async #run(): Promise<void> {
    this.#running = true
    while (this.#allowance.isLeft) {
      const text = this.#waiting.shift()
      if (text === undefined) break
      this.#allowance.spend(await this.#ports.hear(text))
    }
    this.#running = this.#waiting.length > 0
    if (this.#running) setTimeout(() => void this.#run(), 1000 / this.#limits.aSecond).unref()
  }
}

/** The way out to one reader: whoever reads too slowly is let go, and is told what they missed when they come back. */

/** Some hundred views. */
export const MOST_WAITING_BYTES = 524_288

/** What an outlet needs of a socket. */
export type Reader = Pick<WebSocket, 'readyState' | 'OPEN' | 'bufferedAmount' | 'send' | 'terminate'>

export const outletTo =
  (reader: Reader, log: Pick<FastifyBaseLogger, 'info'>): ((text: string) => void) =>
  (text) => {
    if (reader.readyState !== reader.OPEN) return
    if (reader.bufferedAmount > MOST_WAITING_BYTES) {
      log.info('a slow reader was let go')
      reader.terminate()
    } else reader.send(text)
  }

/** One socket under the guard's eyes: what comes in is heard in turn, whoever reads or writes against the rules is let go. */

/** Whoever is spoken to through a socket. */
export interface Listening {
  hear(text: string): Promise<void>
  close(): void
  /** Says why they cannot stay. */
  refuse(refusal: Refusal): void
  /** How often they sat down, where they can. */
  readonly turns?: number
  /** Whose seat they sit in: whoever has the link to a seat need not be signed in. */
  readonly seatHolder?: string | null
}

/** Is told how to speak to somebody, and how they are received. */
export type Meet = (transmit: (text: string) => void, door: Door) => Listening

/** Why somebody is kept out; null for those who are not. */
export interface BanCheck {
  refusalFor(visitor: { readonly player: string | null; readonly ip: string }): Refusal | null
  playerRefusal(player: string): Refusal | null
}

/** Whoever is told to go and does not is cut off. */
const CLOSING_MS = 1000

/** A table is read and shown from its beginning: as much work as so many other messages. */
const SITTING_DOWN = 9

/** Where a line comes from. */
export interface Origin {
  readonly place: string
  readonly ip: string
  /** Who signed in; null for nobody. */
  readonly player: string | null
  /** What all lines from there may send. */
  readonly allowance: Allowance
  readonly log: FastifyBaseLogger
}

export interface LinePorts {
  readonly intake: IntakeLimits
  /** Settles when it is the turn of somebody from there who does not sit at a table. */
  turn(place: string): Promise<void>
  /** Whether a place has made so much trouble that it has to wait. */
  trouble(place: string, worth: number): boolean
  readonly bans: BanCheck
  /** A message is being answered. */
  begun(): void
  /** It took so long. */
  answered(milliseconds: number): void
}

export class Line implements Door, IntakePorts {
  readonly #socket: WebSocket
  readonly #origin: Origin
  readonly #ports: LinePorts
  readonly #listening: Listening
  readonly #intake: Intake

  constructor(socket: WebSocket, origin: Origin, ports: LinePorts, meet: Meet) {
    this.#socket = socket
    this.#origin = origin
    this.#ports = ports
    this.#intake = new Intake(ports.intake, this)
    this.#listening = meet(outletTo(socket, origin.log), this)
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (!binary) this.#intake.take(data.toString())
      else {
        ports.trouble(origin.place, TROUBLE.cut)
        this.#cut(NOT_A_TEXT)
      }
    })
  }

  get address(): string {
    return this.#origin.place
  }

  async hear(text: string): Promise<number> {
    const { allowance, log } = this.#origin
    const before = this.#listening.turns ?? 0
    const begun = performance.now()
    this.#ports.begun()
    try {
      if (!allowance.isLeft) await this.turn()
      await this.#listening.hear(text)
    } catch (problem) {
      log.error(problem)
      this.#socket.close(OUT_OF_ORDER)
    } finally {
      this.#ports.answered(performance.now() - begun)
    }
    const worth = 1 + SITTING_DOWN * ((this.#listening.turns ?? 0) - before)
    allowance.spend(worth)
    return worth
  }

  /** Too much was sent. */
  letGo(): void {
    const { place, log } = this.#origin
    this.#ports.trouble(place, TROUBLE.cut)
    log.info('somebody who sent too much was let go')
    this.#cut(AGAINST_THE_RULES)
  }

  turn(): Promise<void> {
    return this.#ports.turn(this.#origin.place)
  }

  troubled(): void {
    const { place, log } = this.#origin
    if (!this.#ports.trouble(place, TROUBLE.refused)) return
    log.info('somebody who kept asking for what nobody offers was let go')
    this.silence()
    this.#cut(AGAINST_THE_RULES)
  }

  banOf(player: string): Refusal | null {
    return this.#ports.bans.playerRefusal(player)
  }

  /** Ends the connection of whoever is banned, and says why. */
  expelIfBanned(): boolean {
    const { player, ip, log } = this.#origin
    const holder = this.#listening.seatHolder ?? null
    const refusal =
      this.#ports.bans.refusalFor({ player, ip }) ?? (holder === null ? null : this.banOf(holder))
    if (refusal === null) return false
    log.info({ event: 'connection.banned', reason: 'banned' }, 'banned, closing connection')
    this.silence()
    this.#listening.refuse(refusal)
    this.#socket.close(AGAINST_THE_RULES)
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref()
    return true
  }

  /** Hears nothing more. */
  silence(): void {
    this.#intake.close()
  }

  /** Nobody is there any more. */
  end(): void {
    this.silence()
    this.#listening.close()
  }

  #cut(code: number): void {
    cut(this.#socket, code)
  }
}

export const cut = (socket: WebSocket, code: number): void => {
  socket.close(code)
  // Whoever does not read their answers would not notice, and hold the line.
  socket.terminate()
}
