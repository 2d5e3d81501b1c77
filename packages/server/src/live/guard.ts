/** Looks after every socket alike: who is still there, how much comes in, how slowly it is read, how many there are. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { Allowance } from './allowance.ts'
import type { Door } from './door.ts'
import { Heartbeat } from './heartbeat.ts'
import { Intake } from './intake.ts'
import type { LiveLimits } from './limits.ts'
import { outletTo } from './outlet.ts'
import { placeOf } from './place.ts'
import { TROUBLE, Troubles } from './troubles.ts'
import type { Turnstile } from './turnstile.ts'

/** Whoever is spoken to through a socket. */
export interface Listening {
  hear(text: string): Promise<void>
  close(): void
  /** How often they sat down, where they can. */
  readonly turns?: number
}

/** A table is read and shown from its beginning: as much work as so many other messages. */
const SITTING_DOWN = 9

/** What is known of whoever opens a socket. */
export interface Caller {
  readonly ip: string
  readonly log: FastifyBaseLogger
}

/** Why a socket is closed, in the numbers of RFC 6455. */
const NOT_A_TEXT = 1003
/** The server is about to end: whoever comes back finds another one, or the next. */
export const MOVING = 1012
export const AGAINST_THE_RULES = 1008
export const OUT_OF_ORDER = 1011
const TOO_BUSY = 1013

/** Whether somebody sent what no program sends by mistake. */
const breaksTheLine = (problem: Error): boolean =>
  'code' in problem && String(problem.code).startsWith('WS_ERR_')

/** Longer than any store takes that still answers. */
const ANSWERING_MS = 5000

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
  readonly #lines = new Map<WebSocket, Intake>()
  readonly #heard: (milliseconds: number) => void
  /** Messages that are being answered. */
  #answering = 0
  #moving = false
  #allAnswered: () => void = () => undefined

  /** `heard` is told how long each message took to be answered. */
  constructor(limits: LiveLimits, turnstile: Pick<Turnstile, 'turn'>, heard: (milliseconds: number) => void) {
    this.#limits = limits
    this.#turnstile = turnstile
    this.#heard = heard
    this.#heartbeat = new Heartbeat(limits.heartbeatMs)
    this.#troubles = new Troubles(limits.troubles)
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

  /** Lets a socket in; `meet` is told how to speak to it, and how it is received. */
  admit(
    socket: WebSocket,
    { ip, log }: Caller,
    meet: (transmit: (text: string) => void, door: Door) => Listening,
  ): void {
    const place = placeOf(ip)
    socket.on('error', (problem) => {
      if (breaksTheLine(problem)) {
        this.#troubles.note(place, TROUBLE.cut)
        log.info('a line was broken off that kept to no rule')
      } else log.error(problem)
      socket.terminate()
    })
    if (this.#moving) {
      socket.close(MOVING)
      return
    }
    const address = this.#addresses.get(place) ?? {
      lines: 0,
      allowance: new Allowance(this.#limits.anAddress),
    }
    const letGo = (code: number): void => {
      socket.close(code)
      // Whoever does not read their answers would not notice, and hold the line.
      socket.terminate()
    }
    if (address.lines >= this.#limits.socketsAnAddress) {
      letGo(TOO_BUSY)
      return
    }
    address.lines++
    this.#addresses.set(place, address)
    this.#heartbeat.watch(socket)
    const listening = meet(
      outletTo(socket, () => log.info('a slow reader was let go')),
      {
        turn: () => this.#turnstile.turn(place),
        troubled: () => {
          if (!this.#troubles.note(place, TROUBLE.refused)) return
          log.info('somebody who kept asking for what nobody offers was let go')
          intake.close()
          letGo(AGAINST_THE_RULES)
        },
      },
    )
    const intake = new Intake(this.#limits.intake, {
      hear: async (text) => {
        const before = listening.turns ?? 0
        const begun = performance.now()
        this.#answering++
        try {
          if (!address.allowance.isLeft) await this.#turnstile.turn(place)
          await listening.hear(text)
        } catch (problem) {
          log.error(problem)
          socket.close(OUT_OF_ORDER)
        } finally {
          this.#answering--
          if (this.#answering === 0) this.#allAnswered()
        }
        this.#heard(performance.now() - begun)
        const worth = 1 + SITTING_DOWN * ((listening.turns ?? 0) - before)
        address.allowance.spend(worth)
        return worth
      },
      letGo: () => {
        this.#troubles.note(place, TROUBLE.cut)
        log.info('somebody who sent too much was let go')
        letGo(AGAINST_THE_RULES)
      },
    })
    this.#lines.set(socket, intake)
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (!binary) intake.take(data.toString())
      else {
        this.#troubles.note(place, TROUBLE.cut)
        letGo(NOT_A_TEXT)
      }
    })
    socket.on('close', () => {
      this.#lines.delete(socket)
      intake.close()
      listening.close()
      address.lines--
      if (address.lines === 0) this.#addresses.delete(place)
    })
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
    for (const intake of this.#lines.values()) intake.close()
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
