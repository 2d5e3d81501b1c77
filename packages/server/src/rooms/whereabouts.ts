/** Whether somebody looks at their seat, through whichever process: when it is not this one the others are asked. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seat } from '@quayside/kernel'
import type { SeatWord } from '../storage/bus.ts'
import type { Store } from '../storage/store.ts'
import type { OpenRooms } from './open-rooms.ts'

/** Who has not answered by then does not look, or is too busy to show anything. */
const ANSWER_MS = 1000

const known = (room: string, seat: Seat): string => `${room} ${seat}`

export class Whereabouts {
  readonly #store: Store
  readonly #open: OpenRooms
  /** Questions that wait for an answer. */
  readonly #asked = new Map<string, Set<() => void>>()

  constructor(store: Store, open: OpenRooms) {
    this.#store = store
    this.#open = open
  }

  async isThere(room: string, seat: Seat): Promise<boolean> {
    if (await this.#isHere(room, seat)) return true
    return this.#store.bus.isShared && this.#askOthers(room, seat)
  }

  /** Another process asks, or answers. */
  async hear(room: string, { about, seat }: SeatWord): Promise<void> {
    if (about === 'here') for (const answer of this.#asked.get(known(room, seat)) ?? []) answer()
    else if (await this.#isHere(room, seat)) await this.#say(room, { about: 'here', seat })
  }

  async #isHere(id: string, seat: Seat): Promise<boolean> {
    const room = await this.#open.get(id)
    return room?.present.has(seat) === true
  }

  async #askOthers(room: string, seat: Seat): Promise<boolean> {
    const place = known(room, seat)
    const asked = this.#asked.get(place) ?? new Set()
    this.#asked.set(place, asked)
    let hear: () => void = () => undefined
    const answered = new Promise<true>((resolve) => {
      hear = () => resolve(true)
    })
    asked.add(hear)
    try {
      await this.#say(room, { about: 'who', seat })
      return await Promise.race([answered, sleep(ANSWER_MS, false, { ref: false })])
    } finally {
      asked.delete(hear)
      if (asked.size === 0) this.#asked.delete(place)
    }
  }

  #say(room: string, looks: SeatWord): Promise<void> {
    return this.#store.bus.say({ node: this.#store.node, room, looks })
  }
}
