/** Many attackers at once, each doing one thing after the other from addresses of its own. */
import { setTimeout as sleep } from 'node:timers/promises'
import { random } from '@quayside/kernel'
import { RawSocket, type SocketTarget } from '@quayside/server/testing/clients'
import { HTTP_ATTACKS, type HttpAttack } from './http-attacks.ts'
import type { Targets } from './socket-attacks.ts'
import { type Aim, FLOOD, flood, SOCKET_ATTACKS, type SocketAttack } from './socket-attacks.ts'

export type AttackKind = SocketAttack | HttpAttack | 'flood' | 'slow reader' | 'half-open' | 'half a request'

export interface AttackPlan {
  readonly targets: Targets
  readonly messages: number
  readonly seed: string
}

export interface AttackReport {
  readonly sent: Readonly<Record<string, number>>
  /** Connections that the server did not want. */
  readonly turnedAway: number
}

/** Just below what one sender is heard, so that nearly everything is read. */
const SOCKET_PAUSE_MS = 55
const HTTP_PAUSE_MS = 10
const FLOOD_PAUSE_MS = 1000
const SLOW_PAUSE_MS = 500
const TURNED_AWAY_MS = 200

/** How many addresses each has, for when one is not let in any more. */
const ADDRESSES = 100

const LANES = { socket: 160, http: 16, flood: 4, slow: 12 } as const

const SOCKET_KINDS = Object.keys(SOCKET_ATTACKS) as readonly SocketAttack[]
const HTTP_KINDS = Object.keys(HTTP_ATTACKS) as readonly HttpAttack[]

/** One attacker. */
class Lane {
  readonly #targets: Targets
  readonly #number: number
  #moves = 0

  constructor(targets: Targets, number: number) {
    this.#targets = targets
    this.#number = number
  }

  get place(): SocketTarget {
    const { host, port } = this.#targets
    const number = this.#number
    return { host, port, from: `127.${1 + (this.#moves % ADDRESSES)}.${number >> 7}.${1 + (number & 127)}` }
  }

  /** Comes from elsewhere the next time. */
  moveOn(): void {
    this.#moves++
  }
}

export class Attackers {
  readonly #plan: AttackPlan
  readonly #sent = new Map<AttackKind, number>()
  #total = 0
  #turnedAway = 0
  #lane = 0

  constructor(plan: AttackPlan) {
    this.#plan = plan
  }

  get total(): number {
    return this.#total
  }

  get report(): AttackReport {
    return { sent: Object.fromEntries(this.#sent), turnedAway: this.#turnedAway }
  }

  /** Settles when everything has been sent. */
  async attack(): Promise<AttackReport> {
    const lanes = [
      ...this.#lanes(LANES.socket, (lane, aim) => this.#talk(lane, aim)),
      ...this.#lanes(LANES.http, (lane, aim) => this.#ask(lane, aim)),
      ...this.#lanes(LANES.flood, (lane, aim) => this.#flood(lane, aim)),
      ...this.#lanes(LANES.slow, (lane, aim) => this.#linger(lane, aim)),
    ]
    await Promise.all(lanes)
    return this.report
  }

  #lanes(count: number, run: (lane: Lane, aim: Aim) => Promise<void>): readonly Promise<void>[] {
    return Array.from({ length: count }, () => {
      const lane = this.#lane++
      const { targets, seed } = this.#plan
      return run(new Lane(targets, lane), { targets, source: random(`${seed} ${lane}`) })
    })
  }

  /** Everything has been tried, and often enough. */
  get #isOver(): boolean {
    const isTried = (kind: AttackKind): boolean => this.#sent.has(kind)
    return this.#total >= this.#plan.messages && SOCKET_KINDS.every(isTried) && HTTP_KINDS.every(isTried)
  }

  #count(kind: AttackKind, messages = 1): void {
    this.#sent.set(kind, (this.#sent.get(kind) ?? 0) + messages)
    this.#total += messages
  }

  async #open(lane: Lane): Promise<RawSocket | null> {
    const socket = await RawSocket.upgraded(lane.place)
    if (socket !== null) return socket
    this.#turnedAway++
    lane.moveOn()
    await sleep(TURNED_AWAY_MS)
    return null
  }

  async #talk(lane: Lane, aim: Aim): Promise<void> {
    let socket: RawSocket | null = null
    for (let turn = aim.source.nextInt(SOCKET_KINDS.length); !this.#isOver; turn++) {
      if (socket === null || !socket.isOpen) socket = await this.#open(lane)
      if (socket === null) continue
      const kind = SOCKET_KINDS[turn % SOCKET_KINDS.length] ?? 'malformed'
      const frames = SOCKET_ATTACKS[kind](aim)
      for (const frame of frames) socket.write(frame)
      this.#count(kind, frames.length)
      await sleep(SOCKET_PAUSE_MS * frames.length)
    }
    socket?.end()
  }

  async #ask(lane: Lane, aim: Aim): Promise<void> {
    for (let turn = aim.source.nextInt(HTTP_KINDS.length); !this.#isOver; turn++) {
      // Another address each time, so that some get past the limit of one address.
      const from = `127.200.${aim.source.nextInt(200)}.${1 + aim.source.nextInt(250)}`
      const socket = await RawSocket.plain({ ...lane.place, from })
      await sleep(HTTP_PAUSE_MS)
      if (socket === null) continue
      const kind = HTTP_KINDS[turn % HTTP_KINDS.length] ?? 'malformed body'
      socket.write(HTTP_ATTACKS[kind](aim))
      this.#count(kind)
      await socket.answer()
      socket.end()
    }
  }

  async #flood(lane: Lane, aim: Aim): Promise<void> {
    while (!this.#isOver) {
      const socket = await this.#open(lane)
      if (socket === null) continue
      socket.write(flood(aim))
      this.#count('flood', FLOOD)
      await sleep(FLOOD_PAUSE_MS)
      socket.end()
    }
  }

  /** Keeps lines busy: looks on and reads nothing, opens and says nothing, or asks and does not finish. */
  async #linger(lane: Lane, aim: Aim): Promise<void> {
    while (!this.#isOver) {
      const way = aim.source.nextInt(3)
      const socket = way === 0 ? await this.#open(lane) : await RawSocket.plain(lane.place)
      if (socket === null) continue
      if (way === 0) {
        socket.pause()
        for (let number = 0; number < 20 && socket.isOpen && !this.#isOver; number++) {
          for (const frame of SOCKET_ATTACKS['only looking'](aim)) socket.write(frame)
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
          this.#count('half a request')
          await sleep(SLOW_PAUSE_MS)
        }
      }
      socket.end()
    }
  }
}
