/** Honest people who play beside the attackers, at tables that were opened before: nothing else may change. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Acknowledged,
  type OpenedGame,
  openGame,
  RetryingClient,
} from '@quayside/server/testing/clients'
import { Histogram } from '../load/histogram.ts'
import { Newcomer } from './join-latency-probe.ts'

const THINK_MS = 150
const LOOK_MS = 50

/** In milliseconds: until a command was acknowledged, and until somebody who came was let in. */
export interface Waits<Times> {
  readonly commands: Times
  readonly arrivals: Times
}

export class Honest {
  readonly #address: string
  readonly #games: readonly OpenedGame[]
  readonly acknowledged: Acknowledged[] = []
  #waits: Waits<Histogram> = { commands: new Histogram(), arrivals: new Histogram() }
  #seats = new Set<RetryingClient>()
  #newcomer: Newcomer | null = null
  #next = 0
  #stopped = false

  private constructor(address: string, games: readonly OpenedGame[]) {
    this.#address = address
    this.#games = games
  }

  /** Opens more tables than will be played at. */
  static async at(address: string, tables: number): Promise<Honest> {
    const games: OpenedGame[] = []
    for (let number = 0; number < tables; number++) games.push(await openGame(address, number))
    return new Honest(address, games)
  }

  get games(): readonly OpenedGame[] {
    return this.#games
  }

  /** So many tables at a time, one after the other; somebody comes to look on at each of them in turn. */
  play(together: number): void {
    const rooms = this.#games.map(({ room }) => room)
    this.#newcomer = new Newcomer(this.#address, rooms, (ms) => this.#waits.arrivals.record(ms * 1000))
    for (let number = 0; number < together; number++) void this.#playOn()
  }

  stop(): void {
    this.#stopped = true
    this.#newcomer?.stop()
    for (const seat of this.#seats) seat.stop()
  }

  /** How long people waited since this was last asked. */
  measured(): Waits<Histogram> {
    const measured = this.#waits
    this.#waits = { commands: new Histogram(), arrivals: new Histogram() }
    return measured
  }

  /** Settles when a command was acknowledged since `measured` was last asked. */
  async served(): Promise<void> {
    while (this.#waits.commands.count === 0 && !this.#stopped) await sleep(LOOK_MS)
  }

  async #playOn(): Promise<void> {
    while (!this.#stopped) {
      const game = this.#games[this.#next++]
      if (game === undefined) return
      const seats = seatsAt(game, this.#address, this.acknowledged, (ms) =>
        this.#waits.commands.record(ms * 1000),
      )
      for (const seat of seats) this.#seats.add(seat)
      await Promise.all(seats.map((seat) => seat.over))
      for (const seat of seats) this.#seats.delete(seat)
    }
  }
}

/** Everybody at a table. */
export const seatsAt = (
  { game, room, keys }: OpenedGame,
  address: string,
  acknowledged: Acknowledged[],
  answered: (ms: number) => void = () => undefined,
): readonly RetryingClient[] =>
  Object.entries(keys).map(
    ([seat, key]) =>
      new RetryingClient(
        { game, room, key, seat: Number(seat) },
        () => address,
        (done) => acknowledged.push(done),
        { thinkMs: THINK_MS, answered },
      ),
  )
