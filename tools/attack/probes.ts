/**
 * Regular players who are measured: in rooms of people, in a room with bots, and absent from a room that
 * waits for them.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatedRoom, MyRoom } from '@quayside/protocol'
import { RetryingClient } from '@quayside/server/testing/clients'
import { NotificationReceiver } from '../chaos/notification-receiver.ts'
import { Histogram, type HistogramData } from '../load/histogram.ts'
import { firstSeatBegins, roomSetup, roomSetups } from '../room-setups.ts'
import { ApiClient, accepted, type RoomBody, refusalOf, SOLO_ROOM } from './api-client.ts'
import { RoomClient } from './room-client.ts'

/** How many of each kind are measured. */
export interface ProbePlan {
  readonly address: string
  /** Rooms in which people play all the time. */
  readonly rooms: number
  /** Number of their moves that must be answered. */
  readonly commands: number
  /** Number of turns of the bots while the player is present. */
  readonly botTurns: number
  /** Rooms whose bot has to move while no player is present. */
  readonly unattended: number
  /** Players who wait for a notification. */
  readonly notified: number
}

export interface ProbeReport {
  /** Time until a move was acknowledged, in microseconds. */
  readonly commands: HistogramData
  /**
   * Time until the player was to move again, in milliseconds; the current turn counts with its time so far.
   */
  readonly botTurns: readonly number[]
  /** Milliseconds since it was due; null if it has not happened. */
  readonly unattended: readonly (number | null)[]
  readonly notified: readonly (number | null)[]
}

const PEOPLE_ROOMS: readonly RoomBody[] = [
  { ...roomSetup('two'), seats: [] },
  { ...(roomSetups('three').at(-1) ?? roomSetup('three')), seats: [] },
]

/** A fixed seed gives the bots the same decisions with and without an attack. */
const BOT_TABLE: RoomBody = {
  ...firstSeatBegins(roomSetup('three')),
  seed: 'measured',
  seats: [
    { kind: 'mine', name: 'Odile' },
    { kind: 'bot', level: 'mate' },
    { kind: 'bot', level: 'captain' },
  ],
}

const UNATTENDED: RoomBody = {
  ...firstSeatBegins(roomSetup('two')),
  seats: [
    { kind: 'bot', level: 'mate' },
    { kind: 'mine', name: 'Odile' },
  ],
}

const THINK_MS = 150
const POLL_MS = 250
const RECEIVED_POLL_MS = 20
/** Long enough for any bot. */
const BOTS_WITHIN_MS = 300_000

export class Probes {
  readonly #plan: ProbePlan
  readonly #seats = new Set<RetryingClient>()
  readonly #clients: ApiClient[] = []
  #commands = new Histogram()
  #botTurns: number[] = []
  #botsSince: number | null = null
  #unattended: (number | null)[] = []
  #notified: (number | null)[] = []
  #guests = 0
  #isStopped = false

  constructor(plan: ProbePlan) {
    this.#plan = plan
    for (let number = 0; number < plan.rooms; number++) void this.#playOn(number)
  }

  /** Starts measuring: prepares what becomes due later; then the server's clock may be moved. */
  async begin(): Promise<{ readonly due: () => void }> {
    this.#commands = new Histogram()
    void this.#playWithBots().catch(() => undefined)
    const unattended = await Promise.all(range(this.#plan.unattended).map(() => this.#openUnattended()))
    const notified = await Promise.all(range(this.#plan.notified).map(() => this.#openNotified()))
    this.#unattended = unattended.map(() => null)
    this.#notified = notified.map(() => null)
    return {
      due: () => {
        const since = performance.now()
        for (const [index, moved] of unattended.entries())
          void moved().then(() => {
            this.#unattended[index] = performance.now() - since
          })
        for (const [index, arrived] of notified.entries())
          void arrived().then(() => {
            this.#notified[index] = performance.now() - since
          })
      },
    }
  }

  /** Whether everything was measured. */
  get isComplete(): boolean {
    return (
      this.#commands.count >= this.#plan.commands &&
      this.#botTurns.length >= this.#plan.botTurns &&
      [...this.#unattended, ...this.#notified].every((time) => time !== null)
    )
  }

  get report(): ProbeReport {
    const going =
      this.#botsSince === null || this.#botTurns.length >= this.#plan.botTurns
        ? []
        : [performance.now() - this.#botsSince]
    return {
      commands: this.#commands.tally,
      botTurns: [...this.#botTurns, ...going],
      unattended: this.#unattended,
      notified: this.#notified,
    }
  }

  stop(): void {
    this.#isStopped = true
    for (const seat of this.#seats) seat.stop()
    for (const client of this.#clients) client.close()
  }

  async #guest(): Promise<ApiClient> {
    const number = this.#guests++
    const from = `127.40.${number >> 7}.${1 + (number & 127)}`
    const guest = await ApiClient.guest(this.#plan.address, from, 'Odile')
    this.#clients.push(guest)
    return guest
  }

  async #playOn(first: number): Promise<void> {
    for (let number = first; !this.#isStopped; number++) {
      const { game, options } = PEOPLE_ROOMS[number % PEOPLE_ROOMS.length] ?? SOLO_ROOM
      const { players } = options as { readonly players: number }
      const seats = range(players).map((seat) => ({ kind: 'mine', name: `Seat ${seat + 1}` }))
      const opened = await this.#tryOpen({ game, options, seats })
      if (opened === null) continue
      const { room, keys } = opened
      const sitting = Object.entries(keys).map(
        ([seat, key]) =>
          new RetryingClient(
            { game, room, key, seat: Number(seat) },
            () => this.#plan.address,
            () => undefined,
            { thinkMs: THINK_MS, answered: (ms) => this.#commands.record(ms * 1000) },
          ),
      )
      for (const seat of sitting) this.#seats.add(seat)
      await Promise.all(sitting.map((seat) => seat.over))
      for (const seat of sitting) this.#seats.delete(seat)
    }
  }

  /** Null if it was refused; the caller tries again. */
  async #tryOpen(room: RoomBody): Promise<CreatedRoom | null> {
    try {
      return await (await this.#guest()).openRoom(room)
    } catch {
      await sleep(POLL_MS)
      return null
    }
  }

  /** Plays against bots and measures each of their turns. */
  async #playWithBots(): Promise<void> {
    const guest = await this.#guest()
    const { game } = BOT_TABLE
    while (!this.#isStopped && this.#botTurns.length < this.#plan.botTurns) {
      const { room, keys } = await guest.openRoom(BOT_TABLE)
      const client = await RoomClient.join({
        address: this.#plan.address,
        from: guest.from,
        game,
        room,
        key: keys[0] ?? '',
      })
      if (client === null) throw new Error('a player was not let in to their own room')
      await this.#meetBots(client)
      client.close()
    }
  }

  async #meetBots(client: RoomClient): Promise<void> {
    const seat = 0
    const isMine = (): boolean => client.isOver || client.deciders.includes(seat)
    while (!client.isOver && client.isOpen && this.#botTurns.length < this.#plan.botTurns) {
      const command = client.choose(seat)
      if (command !== null) {
        await sleep(THINK_MS)
        await client.submit(`${client.seq}`, command)
      }
      if (isMine()) continue
      this.#botsSince = performance.now()
      await client.changed(isMine, BOTS_WITHIN_MS)
      if (isMine()) this.#botTurns.push(performance.now() - this.#botsSince)
      this.#botsSince = null
    }
  }

  /**
   * Opens a room whose bot has to move while no player is present; the returned function resolves when the
   * player is to move.
   */
  async #openUnattended(): Promise<() => Promise<void>> {
    const guest = await this.#guest()
    await guest.openRoom(UNATTENDED)
    return async () => {
      while (!this.#isStopped) {
        const answer = await guest.request('GET', '/me/rooms')
        if (refusalOf(answer) === null) {
          const rooms = accepted<readonly MyRoom[]>(answer)
          if (rooms.some(({ ownTurns: yourTurn }) => yourTurn.length > 0)) return
        }
        await sleep(POLL_MS)
      }
    }
  }

  /** Opens a room that waits for its player; the returned function resolves when the player was notified. */
  async #openNotified(): Promise<() => Promise<void>> {
    const guest = await this.#guest()
    const receiver = await NotificationReceiver.open()
    const channel = await guest.request('POST', '/me/channels', { kind: 'webhook', url: receiver.address })
    accepted(channel)
    await guest.openRoom(SOLO_ROOM)
    return async () => {
      while (!this.#isStopped && receiver.received.size === 0) await sleep(RECEIVED_POLL_MS)
      await receiver.close()
    }
  }
}

const range = (length: number): readonly number[] => [...Array(length).keys()]
