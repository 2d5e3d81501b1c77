/** The attackers' own tables, at which one of them sits among the honest: some are played at a time, then others. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Acknowledged,
  type OpenedGame,
  openGame,
  type RetryingClient,
} from '@quayside/server/testing/clients'
import { Meddler } from './out-of-turn-client.ts'
import { seatsAt } from './regular-clients.ts'
import type { OwnSeat } from './socket-attacks.ts'

const TOGETHER = 4
/** Tables that wait for each that is played at: a game takes about a minute. */
const POOL = 12
/** How many moves are made at each, in the middle, before anybody can repeat some. */
const MOVES = 20
const LOOK_MS = 50
/** Where the attacker sits. */
const SEAT = 1

export class OwnTables {
  readonly #address: string
  readonly games: readonly OpenedGame[]
  readonly acknowledged: Acknowledged[] = []
  readonly #playing = new Map<OpenedGame, readonly RetryingClient[]>()
  readonly #meddlers = new Map<OpenedGame, Meddler>()
  #next = 0
  #isMeddling = false
  #stopped = false

  private constructor(address: string, games: readonly OpenedGame[]) {
    this.#address = address
    this.games = games
    for (let number = 0; number < TOGETHER; number++) void this.#playOn()
  }

  static async at(address: string): Promise<OwnTables> {
    const games: OpenedGame[] = []
    for (let number = 0; number < TOGETHER * POOL; number++) games.push(await openGame(address, number))
    return new OwnTables(address, games)
  }

  /** Settles when there is something to repeat. */
  async begun(): Promise<void> {
    while (this.acknowledged.length < TOGETHER * MOVES) await sleep(LOOK_MS)
  }

  /** The attackers' seats at the tables that are played at now, with what was acknowledged there already. */
  get seats(): readonly OwnSeat[] {
    return [...this.#playing.keys()].map(({ room, keys }) => ({
      room,
      key: keys[SEAT] ?? '',
      done: this.acknowledged
        .filter((done) => done.room === room && done.seat === SEAT)
        .map(({ request, seq, command }) => ({ request, at: seq - 1, command })),
    }))
  }

  /** From now on somebody speaks out of turn at every table. */
  meddle(): void {
    this.#isMeddling = true
    for (const game of this.#playing.keys()) this.#meddleAt(game)
  }

  meddleNoMore(): void {
    this.#isMeddling = false
    for (const one of this.#meddlers.values()) one.stop()
  }

  /** What was said out of turn, and what of that was done all the same. */
  get meddled(): { readonly sent: number; readonly accepted: number } {
    const all = [...this.#meddlers.values()]
    const sum = (count: (one: Meddler) => number): number => all.reduce((total, one) => total + count(one), 0)
    return { sent: sum(({ sent }) => sent), accepted: sum(({ accepted }) => accepted) }
  }

  stop(): void {
    this.#stopped = true
    this.meddleNoMore()
    for (const seats of this.#playing.values()) for (const seat of seats) seat.stop()
  }

  async #playOn(): Promise<void> {
    while (!this.#stopped) {
      const game = this.games[this.#next++]
      if (game === undefined) return
      const seats = seatsAt(game, this.#address, this.acknowledged)
      this.#playing.set(game, seats)
      if (this.#isMeddling) this.#meddleAt(game)
      await Promise.all(seats.map((seat) => seat.over))
      this.#playing.delete(game)
      this.#meddlers.get(game)?.stop()
    }
  }

  #meddleAt(game: OpenedGame): void {
    this.#meddlers.set(game, new Meddler(this.#address, game, SEAT))
  }
}
