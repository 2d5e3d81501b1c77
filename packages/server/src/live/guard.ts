/** Looks after every socket alike: who is still there, how much comes in, how slowly it is read, how many there are. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import { Heartbeat } from './heartbeat.ts'
import { Intake } from './intake.ts'
import type { LiveLimits } from './limits.ts'
import { outletTo } from './outlet.ts'

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

/** Longer than any store takes that still answers. */
const ANSWERING_MS = 5000

export class Guard {
  readonly #limits: LiveLimits
  readonly #heartbeat: Heartbeat
  readonly #sockets = new Map<string, number>()
  readonly #lines = new Map<WebSocket, Intake>()
  readonly #heard: (milliseconds: number) => void
  /** Messages that are being answered. */
  #answering = 0
  #moving = false
  #allAnswered: () => void = () => undefined

  /** `heard` is told how long each message took to be answered. */
  constructor(limits: LiveLimits, heard: (milliseconds: number) => void = () => undefined) {
    this.#limits = limits
    this.#heard = heard
    this.#heartbeat = new Heartbeat(limits.heartbeatMs)
  }

  /** Lets a socket in; `meet` is told how to speak to it. */
  admit(socket: WebSocket, { ip, log }: Caller, meet: (transmit: (text: string) => void) => Listening): void {
    if (this.#moving) {
      socket.close(MOVING)
      return
    }
    const before = this.#sockets.get(ip) ?? 0
    if (before >= this.#limits.socketsAnAddress) {
      socket.close(TOO_BUSY)
      return
    }
    this.#sockets.set(ip, before + 1)
    this.#heartbeat.watch(socket)
    const listening = meet(outletTo(socket, () => log.info('a slow reader was let go')))
    const intake = new Intake(this.#limits.intake, {
      hear: async (text) => {
        const before = listening.turns ?? 0
        const begun = performance.now()
        this.#answering++
        try {
          await listening.hear(text)
        } catch (problem) {
          log.error(problem)
          socket.close(OUT_OF_ORDER)
        } finally {
          this.#answering--
          if (this.#answering === 0) this.#allAnswered()
        }
        this.#heard(performance.now() - begun)
        return 1 + SITTING_DOWN * ((listening.turns ?? 0) - before)
      },
      letGo: () => {
        log.info('somebody who sent too much was let go')
        socket.close(AGAINST_THE_RULES)
        // Whoever does not read their answers would not notice.
        socket.terminate()
      },
    })
    this.#lines.set(socket, intake)
    socket.on('message', (data: Buffer, binary: boolean) => {
      if (binary) socket.close(NOT_A_TEXT)
      else intake.take(data.toString())
    })
    socket.on('close', () => {
      this.#lines.delete(socket)
      intake.close()
      listening.close()
      const left = (this.#sockets.get(ip) ?? 1) - 1
      if (left > 0) this.#sockets.set(ip, left)
      else this.#sockets.delete(ip)
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
