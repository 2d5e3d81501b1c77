/** M1: many idle connections of API bots. */
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatedBot } from '@quayside/protocol'
import { WebSocket } from 'ws'
import { ApiClient, refusalOf } from './api-client.ts'
import {
  AnswerCounts,
  type AttackResult,
  type AttackTarget,
  mustBeRefused,
  type RunningAttack,
} from './attack.ts'

/**
 * First several connections for each bot of one guest; if those are limited, more guests with one connection
 * per bot.
 */
const SIZE = {
  full: { wanted: 360, each: 36, addresses: 12 },
  short: { wanted: 60, each: 30, addresses: 1 },
} as const

const BOTS_A_GUEST = 10
const GUESTS_AN_ADDRESS = 3
/** A connection that is still open after this time counts as accepted. */
const SETTLED_MS = 500

export class BotConnections implements RunningAttack {
  readonly #address: string
  readonly #wanted: number
  readonly #sockets = new Set<WebSocket>()
  readonly #bots = new AnswerCounts()
  #tried = 0
  /** Whether some connections of one bot were closed. */
  #isLimited = false

  private constructor(address: string, wanted: number) {
    this.#address = address
    this.#wanted = wanted
  }

  static async start({ address, isShort }: AttackTarget): Promise<BotConnections> {
    const { wanted, each, addresses } = SIZE[isShort ? 'short' : 'full']
    const attack = new BotConnections(address, wanted)
    await attack.#guest('127.64.0.1', each)
    await sleep(SETTLED_MS)
    attack.#isLimited = attack.#sockets.size < attack.#tried
    for (let number = 0; number < addresses * GUESTS_AN_ADDRESS; number++)
      if (attack.#missing > 0) await attack.#guest(`127.64.1.${1 + (number % addresses)}`, 1)
    await sleep(SETTLED_MS)
    return attack
  }

  result(): Promise<AttackResult> {
    return Promise.resolve({
      outcomes: [mustBeRefused('connections of one program without end', !this.#isLimited)],
      notes: [
        `${this.#sockets.size} of ${this.#tried} connections of programs open; programs: ${this.#bots.text}`,
      ],
    })
  }

  stop(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  get #missing(): number {
    return this.#wanted - this.#sockets.size
  }

  async #guest(from: string, each: number): Promise<void> {
    const guest = await ApiClient.guest(this.#address, from, 'Programmer')
    for (let number = 0; number < BOTS_A_GUEST && this.#missing > 0; number++) {
      const made = await guest.request('POST', '/me/bots', { name: `Idle ${number}` })
      this.#bots.add(refusalOf(made))
      if (refusalOf(made) !== null) break
      const { token } = made.body as CreatedBot
      const count = Math.min(each, this.#missing)
      await Promise.all(Array.from({ length: count }, () => this.#connect(from, token)))
    }
    guest.close()
  }

  async #connect(from: string, token: string): Promise<void> {
    this.#tried++
    const socket = new WebSocket(`${this.#address.replace(/^http/, 'ws')}/api/bot`, {
      localAddress: from,
      headers: { authorization: `Bearer ${token}` },
    })
    socket.on('error', () => undefined)
    socket.on('close', () => this.#sockets.delete(socket))
    const opened = once(socket, 'open').then(() => this.#sockets.add(socket))
    await Promise.race([opened, once(socket, 'close')]).catch(() => undefined)
  }
}
