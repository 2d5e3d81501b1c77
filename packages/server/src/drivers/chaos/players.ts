/** Everybody who plays meanwhile: whole games one after the other, and the seats that come at tables with clocks. */
import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenedGame, openGame } from '../open-game.ts'
import { type Acknowledged, Stubborn } from '../stubborn.ts'
import type { OpenedTable } from './absent.ts'

export class Players {
  /** Of any server; it will do for whoever sits at any table. */
  readonly #address: () => string
  readonly acknowledged: Acknowledged[] = []
  readonly refusals = new Map<string, number>()
  /** Refusals that nobody can explain. */
  readonly surprises: string[] = []
  readonly #playing = new Set<Stubborn>()
  readonly #beside = new Set<Stubborn>()
  #ending = false
  games = 0
  longest = 0

  constructor(address: () => string) {
    this.#address = address
  }

  /** Games one after the other, until nobody wants another one. */
  async play(first: number): Promise<void> {
    for (let number = first; !this.#ending; number++) await this.#playOne(number)
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

  #sit(game: string, room: string, seat: number, key: string): Stubborn {
    return new Stubborn({ game, room, key, seat }, this.#address, (done) => this.acknowledged.push(done), {
      answered: (ms) => {
        this.longest = Math.max(this.longest, ms)
      },
      refused: (code) => this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1),
      surprised: (what) => this.surprises.push(`refused: ${room} ${what}`),
    })
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
