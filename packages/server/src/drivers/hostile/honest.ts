/** Honest people who play beside the attackers, at tables that were opened before: nothing else may change. */
import { Histogram } from '../load/histogram.ts'
import { type OpenedGame, openGame } from '../open-game.ts'
import { type Acknowledged, Stubborn } from '../stubborn.ts'

const THINK_MS = 150

export class Honest {
  readonly #address: string
  readonly #games: readonly OpenedGame[]
  readonly acknowledged: Acknowledged[] = []
  #latency = new Histogram()
  #seats = new Set<Stubborn>()
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

  /** So many tables at a time, one after the other. */
  play(together: number): void {
    for (let number = 0; number < together; number++) void this.#playOn()
  }

  stop(): void {
    this.#stopped = true
    for (const seat of this.#seats) seat.stop()
  }

  /** How long commands took to be acknowledged since this was last asked. */
  measured(): Histogram {
    const measured = this.#latency
    this.#latency = new Histogram()
    return measured
  }

  async #playOn(): Promise<void> {
    while (!this.#stopped) {
      const game = this.#games[this.#next++]
      if (game === undefined) return
      const seats = seatsAt(game, this.#address, this.acknowledged, (ms) => this.#latency.record(ms * 1000))
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
): readonly Stubborn[] =>
  Object.entries(keys).map(
    ([seat, key]) =>
      new Stubborn(
        { game, room, key, seat: Number(seat) },
        () => address,
        (done) => acknowledged.push(done),
        { thinkMs: THINK_MS, answered },
      ),
  )
