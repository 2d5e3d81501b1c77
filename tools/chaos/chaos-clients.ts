/** Everybody who plays meanwhile: whole games one after the other, and the seats that come at tables with clocks. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Acknowledged,
  type OpenedGame,
  openGame,
  RetryingClient,
} from '@quayside/server/testing/clients'
import type { OpenedTable } from './absent-seats.ts'

export class Players {
  /** Of any server; it will do for whoever sits at any table. */
  readonly #address: () => string
  readonly #answered: (ms: number) => void
  readonly acknowledged: Acknowledged[] = []
  /** How often each refusal was heard, with its reason where there is one. */
  readonly refusals = new Map<string, number>()
  /** Refusals that nobody can explain. */
  readonly surprises: string[] = []
  readonly #playing = new Set<RetryingClient>()
  readonly #beside = new Set<RetryingClient>()
  #ending = false
  games = 0
  longest = 0

  /** `answered` hears how long each command took to be acknowledged, in milliseconds. */
  constructor(address: () => string, answered: (ms: number) => void = () => undefined) {
    this.#address = address
    this.#answered = answered
  }

  /** So many games at a time, one after the other, until nobody wants another one. */
  async playTogether(tables: number): Promise<void> {
    await Promise.all(Array.from({ length: tables }, (_, table) => this.#play(table * 1000)))
  }

  /** Plays the seats that come, beside others that do not; nobody waits for the end. */
  comeTo({ game, room, keys, present }: OpenedTable): void {
    for (const seat of present) {
      const one = this.#sit(game, room, seat, keys[seat] ?? '')
      this.#beside.add(one)
      void one.over.then(() => this.#beside.delete(one))
    }
  }

  /** Nobody begins another game. */
  end(): void {
    this.#ending = true
  }

  /** Those who have not come to an end. */
  get stuck(): number {
    return this.#playing.size
  }

  stop(): void {
    this.#ending = true
    for (const seat of [...this.#playing, ...this.#beside]) seat.stop()
  }

  #sit(game: string, room: string, seat: number, key: string): RetryingClient {
    return new RetryingClient(
      { game, room, key, seat },
      this.#address,
      (done) => this.acknowledged.push(done),
      {
        answered: (ms) => {
          this.longest = Math.max(this.longest, ms)
          this.#answered(ms)
        },
        refused: (code, because) => {
          const why = because === '' ? code : `${code}: ${because}`
          this.refusals.set(why, (this.refusals.get(why) ?? 0) + 1)
        },
        surprised: (what) => this.surprises.push(`refused: ${room} ${what}`),
      },
    )
  }

  async #play(first: number): Promise<void> {
    for (let number = first; !this.#ending; number++) await this.#playOne(number)
  }

  async #playOne(number: number): Promise<void> {
    const opened = await this.#open(number)
    if (opened === null) return
    const { room, keys, game } = opened
    const seats = Object.entries(keys).map(([seat, key]) => this.#sit(game, room, Number(seat), key))
    for (const seat of seats) this.#playing.add(seat)
    await Promise.all(seats.map((seat) => seat.over.then(() => this.#playing.delete(seat))))
    this.games++
  }

  async #open(number: number): Promise<OpenedGame | null> {
    while (!this.#ending) {
      try {
        return await openGame(this.#address(), number, AbortSignal.timeout(5000))
      } catch {
        await sleep(100)
      }
    }
    return null
  }
}
