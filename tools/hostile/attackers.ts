/** Many concurrent attackers, each sending one attack after the other from its own addresses. */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { RawSocket, type SocketTarget } from '@quayside/server/testing/clients'
import { HTTP_ATTACKS, type HttpAttack } from './http-attacks.ts'
import type { Targets } from './socket-attacks.ts'
import { type AttackContext, FLOOD, flood, SOCKET_ATTACKS, type SocketAttack } from './socket-attacks.ts'

export type AttackKind = SocketAttack | HttpAttack | 'flood' | 'slow reader' | 'half-open' | 'slow request'

export interface AttackPlan {
  readonly targets: Targets
  readonly messages: number
  readonly seed: string
}

export interface AttackReport {
  readonly sent: Readonly<Record<string, number>>
  /** Connections that the server refused. */
  readonly refused: number
}

/** Just below the rate limit of one connection, so that nearly every message is read. */
const SOCKET_PAUSE_MS = 55
const HTTP_PAUSE_MS = 10
const FLOOD_PAUSE_MS = 1000
const SLOW_PAUSE_MS = 500
const REFUSED_PAUSE_MS = 200

/** Addresses per attacker, for when one is blocked. */
const ADDRESSES = 100

const ATTACKERS = { socket: 160, http: 16, flood: 4, slow: 12 } as const

const SOCKET_KINDS = Object.keys(SOCKET_ATTACKS) as readonly SocketAttack[]
const HTTP_KINDS = Object.keys(HTTP_ATTACKS) as readonly HttpAttack[]

/** One attacker with its current address. */
class Attacker {
  readonly #targets: Targets
  readonly #number: number
  #addressIndex = 0

  constructor(targets: Targets, number: number) {
    this.#targets = targets
    this.#number = number
  }

  get target(): SocketTarget {
    const { host, port } = this.#targets
    const number = this.#number
    return {
      host,
      port,
      from: `127.${1 + (this.#addressIndex % ADDRESSES)}.${number >> 7}.${1 + (number & 127)}`,
    }
  }

  /** Uses another address next time. */
  changeAddress(): void {
    this.#addressIndex++
  }
}

export class Attackers {
  readonly #plan: AttackPlan
  readonly #sent = new Map<AttackKind, number>()
  #total = 0
  #refused = 0
  #attackerCount = 0

  constructor(plan: AttackPlan) {
    this.#plan = plan
  }

  get total(): number {
    return this.#total
  }

  get report(): AttackReport {
    return { sent: Object.fromEntries(this.#sent), refused: this.#refused }
  }

  /** Resolves when every message has been sent. */
  async attack(): Promise<AttackReport> {
    const attackers = [
      ...this.#startAttackers(ATTACKERS.socket, (attacker, context) => this.#sendFrames(attacker, context)),
      ...this.#startAttackers(ATTACKERS.http, (attacker, context) => this.#sendRequests(attacker, context)),
      ...this.#startAttackers(ATTACKERS.flood, (attacker, context) => this.#flood(attacker, context)),
      ...this.#startAttackers(ATTACKERS.slow, (attacker, context) => this.#stall(attacker, context)),
    ]
    await Promise.all(attackers)
    return this.report
  }

  #startAttackers(
    count: number,
    run: (attacker: Attacker, context: AttackContext) => Promise<void>,
  ): readonly Promise<void>[] {
    return Array.from({ length: count }, () => {
      const attacker = this.#attackerCount++
      const { targets, seed } = this.#plan
      return run(new Attacker(targets, attacker), { targets, source: random(`${seed} ${attacker}`) })
    })
  }

  /** Whether every kind was sent, and enough messages in all. */
  get #isOver(): boolean {
    const isTried = (kind: AttackKind): boolean => this.#sent.has(kind)
    return this.#total >= this.#plan.messages && SOCKET_KINDS.every(isTried) && HTTP_KINDS.every(isTried)
  }

  #count(kind: AttackKind, messages = 1): void {
    this.#sent.set(kind, (this.#sent.get(kind) ?? 0) + messages)
    this.#total += messages
  }

  async #open(attacker: Attacker): Promise<RawSocket | null> {
    const socket = await RawSocket.upgraded(attacker.target)
    if (socket !== null) return socket
    this.#refused++
    attacker.changeAddress()
    await sleep(REFUSED_PAUSE_MS)
    return null
  }

  async #sendFrames(attacker: Attacker, context: AttackContext): Promise<void> {
    let socket: RawSocket | null = null
    for (let turn = context.source.nextInt(SOCKET_KINDS.length); !this.#isOver; turn++) {
      if (socket === null || !socket.isOpen) socket = await this.#open(attacker)
      if (socket === null) continue
      const kind = SOCKET_KINDS[turn % SOCKET_KINDS.length] ?? 'malformed'
      const frames = SOCKET_ATTACKS[kind](context)
      for (const frame of frames) socket.write(frame)
      this.#count(kind, frames.length)
      await sleep(SOCKET_PAUSE_MS * frames.length)
    }
    socket?.end()
  }

  async #sendRequests(attacker: Attacker, context: AttackContext): Promise<void> {
    for (let turn = context.source.nextInt(HTTP_KINDS.length); !this.#isOver; turn++) {
      // A random address each time, so that some requests pass the rate limit of one address.
      const from = `127.200.${context.source.nextInt(200)}.${1 + context.source.nextInt(250)}`
      const socket = await RawSocket.plain({ ...attacker.target, from })
      await sleep(HTTP_PAUSE_MS)
      if (socket === null) continue
      const kind = HTTP_KINDS[turn % HTTP_KINDS.length] ?? 'malformed body'
      socket.write(HTTP_ATTACKS[kind](context))
      this.#count(kind)
      await socket.answer()
      socket.end()
    }
  }

  async #flood(attacker: Attacker, context: AttackContext): Promise<void> {
    while (!this.#isOver) {
      const socket = await this.#open(attacker)
      if (socket === null) continue
      socket.write(flood(context))
      this.#count('flood', FLOOD)
      await sleep(FLOOD_PAUSE_MS)
      socket.end()
    }
  }

  /** Slow clients: spectators that never read, connections that send nothing, requests that never end (slowloris). */
  async #stall(attacker: Attacker, context: AttackContext): Promise<void> {
    while (!this.#isOver) {
      const way = context.source.nextInt(3)
      const socket = way === 0 ? await this.#open(attacker) : await RawSocket.plain(attacker.target)
      if (socket === null) continue
      if (way === 0) {
        socket.pause()
        for (let number = 0; number < 20 && socket.isOpen && !this.#isOver; number++) {
          for (const frame of SOCKET_ATTACKS['spectator'](context)) socket.write(frame)
          this.#count('slow reader', 2)
          await sleep(SLOW_PAUSE_MS)
        }
      } else if (way === 1) {
        this.#count('half-open')
        await sleep(SLOW_PAUSE_MS * 4)
      } else {
        socket.write('POST /api/players HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n')
        for (let number = 0; number < 8 && socket.isOpen && !this.#isOver; number++) {
          socket.write(`X-${number}: a\r\n`)
          this.#count('slow request')
          await sleep(SLOW_PAUSE_MS)
        }
      }
      socket.end()
    }
  }
}
