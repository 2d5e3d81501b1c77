/**
 * H3: opens as many rooms as the server allows. One guest fills rooms with the strongest bots, many guests
 * from one address do the same, and one address opens listed rooms endlessly.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatedRoom } from '@quayside/protocol'
import { roomSetup } from '../room-setups.ts'
import { ApiClient, type RoomBody, refusalOf } from './api-client.ts'
import {
  AnswerCounts,
  type AttackResult,
  type AttackTarget,
  type Expectation,
  mustBeRefused,
  type RunningAttack,
} from './attack.ts'
import { RoomClient } from './room-client.ts'

const SIZE = {
  full: { oneGuest: 150, guests: 15, roomsEach: 10 },
  short: { oneGuest: 30, guests: 3, roomsEach: 10 },
} as const

/** All of its seats are for bots. */
const LARGEST = roomSetup('five')
const BOTS = LARGEST.options.players
const SEAT = 0

const BOT_ROOM: RoomBody = {
  ...LARGEST,
  seats: Array.from({ length: BOTS }, () => ({ kind: 'bot', level: 'commodore' })),
}

/**
 * Used if rooms without people are refused: the attacker has a seat and moves immediately, so that the bots
 * are always busy.
 */
const PLAYED_ROOM: RoomBody = {
  ...BOT_ROOM,
  seats: [{ kind: 'mine', name: 'Shipowner' }, ...BOT_ROOM.seats.slice(1)],
}

const LONGEST_NAME = 'W'.repeat(40)

/** The largest room that can be stored. */
const LISTED_ROOM: RoomBody = {
  ...LARGEST,
  seats: [
    { kind: 'open' },
    ...Array.from({ length: BOTS - 1 }, () => ({ kind: 'mine', name: LONGEST_NAME })),
  ],
  listed: true,
}

/** The rate limit of one address is ten requests a second. */
const LISTED_PAUSE_MS = 100
/** After this many rooms the attacker continues as another guest. */
const LISTED_EACH = 20

const FROM = { oneGuest: '127.63.0.1', guests: '127.63.0.2', listed: '127.63.0.3' } as const

export class RoomFlood implements RunningAttack {
  readonly #address: string
  readonly #counts = { oneGuest: new AnswerCounts(), guests: new AnswerCounts(), listed: new AnswerCounts() }
  readonly #watchers: RoomClient[] = []
  readonly #began = performance.now()
  /** Times at which rooms of the flooding address were accepted. */
  readonly #acceptedAt: number[] = []
  /** Whether rooms with bots only were accepted. */
  #isWithoutPeople = false
  #isStopped = false

  private constructor({ address }: AttackTarget) {
    this.#address = address
  }

  static async start(target: AttackTarget): Promise<RoomFlood> {
    const flood = new RoomFlood(target)
    const { oneGuest, guests, roomsEach } = SIZE[target.isShort ? 'short' : 'full']
    void flood.#openListed()
    await flood.#openWithBots('oneGuest', oneGuest)
    for (let number = 0; number < guests; number++) await flood.#openWithBots('guests', roomsEach)
    return flood
  }

  result(): Promise<AttackResult> {
    const lasted = performance.now() - this.#began
    const late = this.#acceptedAt.filter((at) => at > this.#began + (lasted * 2) / 3).length
    const bounded: Expectation = {
      what: 'rooms of one address',
      result: `${this.#acceptedAt.length} opened, ${late} in the last third`,
      goal: 'none in the last third',
      isMet: late === 0,
    }
    const { oneGuest, guests, listed } = this.#counts
    return Promise.resolve({
      outcomes: [bounded, mustBeRefused('rooms of bots by one guest without end', oneGuest.refused === 0)],
      notes: [
        `rooms of bots by one guest: ${oneGuest.text}`,
        `rooms of bots by many guests from one address: ${guests.text}`,
        `listed rooms from one address: ${listed.text}`,
        `rooms of bots alone: ${this.#isWithoutPeople ? 'accepted' : 'refused'}; watched or played by their owners: ${this.#watchers.length}`,
      ],
    })
  }

  stop(): void {
    this.#isStopped = true
    for (const watcher of this.#watchers) watcher.close()
  }

  async #openWithBots(who: 'oneGuest' | 'guests', rooms: number): Promise<void> {
    const guest = new ApiClient(this.#address, FROM[who])
    const answer = await guest.request('POST', '/players', { name: 'Shipowner' })
    const refusal = refusalOf(answer)
    if (refusal !== null) {
      this.#counts[who].add(refusal)
      return
    }
    guest.secret = (answer.body as { readonly secret: string }).secret
    const isTaken = refusalOf(await guest.tryRoom(BOT_ROOM)) === null
    const room = isTaken ? BOT_ROOM : PLAYED_ROOM
    const opened = await Promise.all(Array.from({ length: rooms }, () => guest.tryRoom(room)))
    for (const answer of opened) {
      this.#counts[who].add(refusalOf(answer))
      if (refusalOf(answer) === null) await this.#watch(answer.body as CreatedRoom, guest)
    }
    this.#isWithoutPeople ||= isTaken
    guest.close()
  }

  /** Bots play only while the room's owner watches or a person plays. */
  async #watch({ room, keys }: CreatedRoom, { from, secret }: ApiClient): Promise<void> {
    const [key] = Object.values(keys)
    const watcher = await RoomClient.join({
      address: this.#address,
      from,
      game: BOT_ROOM.game,
      room,
      secret,
      ...(key === undefined ? {} : { key }),
    })
    if (watcher === null) return
    this.#watchers.push(watcher)
    if (key !== undefined) void this.#keepBusy(watcher)
  }

  async #keepBusy(client: RoomClient): Promise<void> {
    const isMine = (): boolean => client.isOver || client.deciders.includes(SEAT)
    while (!this.#isStopped && client.isOpen && !client.isOver) {
      const command = client.choose(SEAT)
      if (command !== null) await client.submit(`${client.seq}`, command)
      else await client.changed(isMine)
    }
  }

  async #openListed(): Promise<void> {
    const guest = new ApiClient(this.#address, FROM.listed)
    for (let number = 0; !this.#isStopped; number++) {
      if (number % LISTED_EACH === 0) {
        const answer = await guest.request('POST', '/players', { name: 'Flood' })
        if (refusalOf(answer) === null) guest.secret = (answer.body as { readonly secret: string }).secret
      }
      const answer = await guest.tryRoom(LISTED_ROOM)
      this.#counts.listed.add(refusalOf(answer))
      if (refusalOf(answer) === null) this.#acceptedAt.push(performance.now())
      await sleep(LISTED_PAUSE_MS)
    }
    guest.close()
  }
}
