/** Rooms in which the attackers hold a seat among regular clients; a few are played at a time. */
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Acknowledged,
  type OpenedGame,
  openGame,
  type RetryingClient,
} from '@quayside/server/testing/clients'
import { OutOfTurnClient } from './out-of-turn-client.ts'
import { createClients } from './regular-clients.ts'
import type { AttackerSeat } from './socket-attacks.ts'

const TOGETHER = 4
/** Rooms in reserve for each that is played: a game takes about a minute. */
const POOL = 12
/** Average number of moves per room before the attack can replay some. */
const MOVES = 20
const POLL_MS = 50
/** The attacker's seat. */
const SEAT = 1

export class AttackerRooms {
  readonly #address: string
  readonly games: readonly OpenedGame[]
  readonly acknowledged: Acknowledged[] = []
  readonly #playing = new Map<OpenedGame, readonly RetryingClient[]>()
  readonly #outOfTurnClients = new Map<OpenedGame, OutOfTurnClient>()
  #next = 0
  #isOutOfTurn = false
  #stopped = false

  private constructor(address: string, games: readonly OpenedGame[]) {
    this.#address = address
    this.games = games
    for (let number = 0; number < TOGETHER; number++) void this.#playOn()
  }

  static async open(address: string): Promise<AttackerRooms> {
    const games: OpenedGame[] = []
    for (let number = 0; number < TOGETHER * POOL; number++) games.push(await openGame(address, number))
    return new AttackerRooms(address, games)
  }

  /** Waits until there are enough moves to replay. */
  async begun(): Promise<void> {
    while (this.acknowledged.length < TOGETHER * MOVES) await sleep(POLL_MS)
  }

  /** The attackers' seats in the rooms that are being played, with their acknowledged moves. */
  get seats(): readonly AttackerSeat[] {
    return [...this.#playing.keys()].map(({ room, keys }) => ({
      room,
      key: keys[SEAT] ?? '',
      done: this.acknowledged
        .filter((done) => done.room === room && done.seat === SEAT)
        .map(({ request, seq, command }) => ({ request, moveNumber: seq - 1, command })),
    }))
  }

  /** Starts sending commands out of turn in every room. */
  startOutOfTurn(): void {
    this.#isOutOfTurn = true
    for (const game of this.#playing.keys()) this.#addOutOfTurnClient(game)
  }

  stopOutOfTurn(): void {
    this.#isOutOfTurn = false
    for (const one of this.#outOfTurnClients.values()) one.stop()
  }

  /** Commands sent out of turn, and how many of them were accepted. */
  get outOfTurn(): { readonly sent: number; readonly accepted: number } {
    const all = [...this.#outOfTurnClients.values()]
    const sum = (count: (one: OutOfTurnClient) => number): number =>
      all.reduce((total, one) => total + count(one), 0)
    return { sent: sum(({ sent }) => sent), accepted: sum(({ accepted }) => accepted) }
  }

  stop(): void {
    this.#stopped = true
    this.stopOutOfTurn()
    for (const seats of this.#playing.values()) for (const seat of seats) seat.stop()
  }

  async #playOn(): Promise<void> {
    while (!this.#stopped) {
      const game = this.games[this.#next++]
      if (game === undefined) return
      const seats = createClients(game, this.#address, this.acknowledged)
      this.#playing.set(game, seats)
      if (this.#isOutOfTurn) this.#addOutOfTurnClient(game)
      await Promise.all(seats.map((seat) => seat.over))
      this.#playing.delete(game)
      this.#outOfTurnClients.get(game)?.stop()
    }
  }

  #addOutOfTurnClient(game: OpenedGame): void {
    this.#outOfTurnClients.set(game, new OutOfTurnClient(this.#address, game, SEAT))
  }
}
