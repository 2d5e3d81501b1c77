/** One program and all its seats on one line. New seats are found by looking; what happens there is told at once. */
import type { Refusal } from '@quayside/kernel'
import { type BotHears, BotSays } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { readMessage } from '../live/read-message.ts'
import { isFree } from '../rooms/laid.ts'
import type { Rooms } from '../rooms/rooms.ts'
import type { Bots } from '../storage/bots.ts'
import { BotSeat } from './bot-seat.ts'

const botSays = Compile(BotSays)

export interface BotLinePorts {
  readonly rooms: Rooms
  readonly bots: Bots
  readonly bot: string
  readonly transmit: (text: string) => void
  /** Its token was taken away. */
  readonly revoked: () => void
}

const SEATS_AT_MOST = 50

const LOOK_EVERY_MS = 1000

const placeOf = (room: string, seat: number): string => `${room} ${seat}`

export class BotLine {
  readonly #ports: BotLinePorts
  readonly #seats = new Map<string, BotSeat>()
  #closed = false
  #timer: NodeJS.Timeout | null = null

  constructor(ports: BotLinePorts) {
    this.#ports = ports
  }

  /** Looks again and again whether it was given another seat. */
  begin(failed: (problem: unknown) => void): void {
    this.#look()
      .catch(failed)
      .finally(() => {
        if (!this.#closed) this.#timer = setTimeout(() => this.begin(failed), LOOK_EVERY_MS)
      })
  }

  /** Sits down wherever a game goes on without it. */
  async #look(): Promise<void> {
    const { rooms, bots, bot, revoked } = this.#ports
    if (!(await bots.isKnown(bot))) return revoked()
    for (const { room, seats, standing } of await rooms.ofPlayer(bot)) {
      if (standing.over === 1 || seats.some(isFree)) continue
      for (const { seat, player, bot: level } of seats)
        if (player === bot && level === null) await this.#sit(room.id, seat)
    }
  }

  async #sit(room: string, seat: number): Promise<void> {
    const place = placeOf(room, seat)
    if (this.#closed || this.#seats.has(place) || this.#seats.size >= SEATS_AT_MOST) return
    const { rooms, bot, transmit } = this.#ports
    const ended = (): void => {
      this.#seats.get(place)?.close()
      this.#seats.delete(place)
    }
    const sitting = new BotSeat({ rooms, bot, transmit, ended }, room, seat)
    this.#seats.set(place, sitting)
    await sitting.sit()
    if (this.#closed || this.#seats.get(place) !== sitting) sitting.close()
  }

  async hear(text: string): Promise<void> {
    const said = readMessage(text, botSays)
    if (said === null) return this.refuse({ code: 'bad-message', params: {} })
    const { room, seat, message } = said
    const sitting = this.#seats.get(placeOf(room, seat))
    // It sits where it sits: a hello would open another table under this one's name.
    if (sitting === undefined || message.kind === 'hello')
      return this.refuse({ code: 'not-your-seat', params: { seat: seat + 1 } })
    await sitting.hear(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    for (const sitting of this.#seats.values()) sitting.close()
    this.#seats.clear()
  }

  refuse(refusal: Refusal): void {
    const told: BotHears = { room: null, seat: null, message: { kind: 'refused', request: null, refusal } }
    this.#ports.transmit(JSON.stringify(told))
  }
}
