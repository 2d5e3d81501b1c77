/** Clients that play whole games during a fault-injection run, and the present seats of rooms with clocks. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Acknowledged,
  type OpenedGame,
  openGame,
  RetryingClient,
} from '@quayside/server/testing/clients'
import type { OpenedRoom } from './absent-seats.ts'

export class ChaosClients {
  /** The address of any server node; every node serves every room. */
  readonly #address: () => string
  readonly #answered: (ms: number) => void
  readonly acknowledged: Acknowledged[] = []
  /** How often each refusal came, with its reason if there is one. */
  readonly refusals = new Map<string, number>()
  /** Refusals that no injected fault explains. */
  readonly unexpectedRefusals: string[] = []
  readonly #playing = new Set<RetryingClient>()
  readonly #background = new Set<RetryingClient>()
  #ending = false
  games = 0
  longest = 0

  /** `answered` receives the latency of each acknowledged command in milliseconds. */
  constructor(address: () => string, answered: (ms: number) => void = () => undefined) {
    this.#address = address
    this.#answered = answered
  }

  /** Plays `count` games at a time, one after the other, until `end` is called. */
  async playRooms(count: number): Promise<void> {
    await Promise.all(Array.from({ length: count }, (_, index) => this.#playRoom(index * 1000)))
  }

  /** Plays the present seats of a room; the run does not wait for its end. */
  joinRoom({ game, room, keys, present }: OpenedRoom): void {
    for (const seat of present) {
      const one = this.#sit(game, room, seat, keys[seat] ?? '')
      this.#background.add(one)
      void one.over.then(() => this.#background.delete(one))
    }
  }

  /** No further game is started. */
  end(): void {
    this.#ending = true
  }

  /** Seats whose game has not ended. */
  get stuck(): number {
    return this.#playing.size
  }

  stop(): void {
    this.#ending = true
    for (const seat of [...this.#playing, ...this.#background]) seat.stop()
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
        surprised: (what) => this.unexpectedRefusals.push(`refused: ${room} ${what}`),
      },
    )
  }

  async #playRoom(first: number): Promise<void> {
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
