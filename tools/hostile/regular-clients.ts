/**
 * Regular clients that play during the attack, in rooms opened before the attack: nothing else in the store may
 * change.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Acknowledged,
  type OpenedGame,
  openGame,
  RetryingClient,
} from '@quayside/server/testing/clients'
import { Histogram } from '../load/histogram.ts'
import { JoinLatencyProbe } from './join-latency-probe.ts'

const THINK_MS = 150
const POLL_MS = 50

/** Latencies: until a command was acknowledged, and until a spectator had joined. */
export interface Latencies<Times> {
  readonly commands: Times
  readonly joins: Times
}

export class RegularClients {
  readonly #address: string
  readonly #games: readonly OpenedGame[]
  readonly acknowledged: Acknowledged[] = []
  #latencies: Latencies<Histogram> = { commands: new Histogram(), joins: new Histogram() }
  #seats = new Set<RetryingClient>()
  #joinProbe: JoinLatencyProbe | null = null
  #next = 0
  #stopped = false

  private constructor(address: string, games: readonly OpenedGame[]) {
    this.#address = address
    this.#games = games
  }

  /** Opens more rooms than will be played. */
  static async open(address: string, rooms: number): Promise<RegularClients> {
    const games: OpenedGame[] = []
    for (let number = 0; number < rooms; number++) games.push(await openGame(address, number))
    return new RegularClients(address, games)
  }

  get games(): readonly OpenedGame[] {
    return this.#games
  }

  /** Plays `together` rooms at a time, one after the other, and measures joins as a spectator of each in turn. */
  play(together: number): void {
    const rooms = this.#games.map(({ room }) => room)
    this.#joinProbe = new JoinLatencyProbe(this.#address, rooms, (ms) =>
      this.#latencies.joins.record(ms * 1000),
    )
    for (let number = 0; number < together; number++) void this.#playOn()
  }

  stop(): void {
    this.#stopped = true
    this.#joinProbe?.stop()
    for (const seat of this.#seats) seat.stop()
  }

  /** Latencies since the last call. */
  measured(): Latencies<Histogram> {
    const measured = this.#latencies
    this.#latencies = { commands: new Histogram(), joins: new Histogram() }
    return measured
  }

  /** Waits until a command was acknowledged since the last `measured` call. */
  async served(): Promise<void> {
    while (this.#latencies.commands.count === 0 && !this.#stopped) await sleep(POLL_MS)
  }

  async #playOn(): Promise<void> {
    while (!this.#stopped) {
      const game = this.#games[this.#next++]
      if (game === undefined) return
      const seats = createClients(game, this.#address, this.acknowledged, (ms) =>
        this.#latencies.commands.record(ms * 1000),
      )
      for (const seat of seats) this.#seats.add(seat)
      await Promise.all(seats.map((seat) => seat.over))
      for (const seat of seats) this.#seats.delete(seat)
    }
  }
}

/** A client for every seat of a room. */
export const createClients = (
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
