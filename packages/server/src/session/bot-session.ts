/** The connection of an API bot: one session for each of its seats. */
import type { Refusal } from '@quayside/kernel'
import { BotClientMessage, type BotServerMessage } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { readMessage } from '../connection/read-message.ts'
import type { Room } from '../room/room.ts'
import { ROOM_UNAVAILABLE } from '../room/room-cache.ts'
import { isFreeSeat } from '../room/seats.ts'
import type { Subscriber } from '../room/subscribers.ts'
import type { ApiBotRepository } from '../storage/api-bot-repository.ts'
import type { BotConnection } from './bot-connections.ts'
import type { SessionServices } from './join-room.ts'
import { RoomSession } from './room-session.ts'

type Own = Extract<BotServerMessage, { room: string }>['message']

export interface BotSeatPorts {
  readonly services: SessionServices
  readonly bot: string
  readonly transmit: (text: string) => void
  /** The game is over, the seat is taken by another player, or the room is unreadable here and may return. */
  readonly ended: (isOutOfService: boolean) => void
}

export class BotSeat {
  readonly #ports: BotSeatPorts
  readonly #place: { readonly room: string; readonly seat: number }
  readonly #connection: RoomSession
  #leave: () => void = () => undefined
  /** How long the log was when it was last asked. */
  #asked = -1

  constructor(ports: BotSeatPorts, room: string, seat: number) {
    this.#ports = ports
    this.#place = { room, seat }
    this.#connection = new RoomSession(ports.services, ports.bot, (text) =>
      this.#send(JSON.parse(text) as Own),
    )
  }

  async join(): Promise<void> {
    const { room: id, seat } = this.#place
    const entered = await this.#ports.services.rooms.acquire(id)
    if (!entered.ok) return this.#ports.ended(entered.refusal.code === ROOM_UNAVAILABLE.code)
    const { room, leave } = entered.value
    await this.handle(JSON.stringify({ kind: 'hello', protocol: 2, room: id, seat, lastSeq: 0 }))
    const subscriber: Subscriber = { changed: () => this.#look(room) }
    room.subscribers.add(subscriber)
    this.#leave = () => {
      room.subscribers.delete(subscriber)
      leave()
    }
    this.#look(room)
  }

  handle(text: string): Promise<void> {
    return this.#connection.handle(text)
  }

  close(): void {
    this.#leave()
    this.#leave = () => undefined
    this.#connection.close()
  }

  #look(room: Room): void {
    const { seat } = this.#place
    const { game, seats, seq, deciders: waits } = room
    if (room.isRetired) this.#ports.ended(true)
    else if (room.isOver) {
      this.#send({ kind: 'game-over', outcome: game.rules.outcome(game.state) })
      this.#ports.ended(false)
    } else if (seats[seat]?.player_id !== this.#ports.bot || seats[seat]?.bot_level !== null)
      this.#ports.ended(false)
    else if (waits.includes(seat) && !seats.some(isFreeSeat) && this.#asked !== seq) {
      this.#asked = seq
      const commands = game.rules.commands(game.rules.view(game.state, seat), seat)
      this.#send({
        kind: 'decide',
        moveNumber: game.moveNumber,
        commands: commands.map((one) => game.rules.notation.print(one)),
      })
    }
  }

  #send(message: Own): void {
    this.#ports.transmit(JSON.stringify({ ...this.#place, message }))
  }
}

/** One API bot with all its seats on one connection. */

const botSays = Compile(BotClientMessage)

export interface BotSessionPorts {
  readonly services: SessionServices
  readonly bots: ApiBotRepository
  readonly bot: string
  readonly transmit: (text: string) => void
  /** Its token was taken away. */
  readonly revoked: () => void
  readonly failed: (problem: unknown) => void
}

const SEATS_AT_MOST = 50

/** First and longest retry delay for an unreadable room. */
const RETRY_MS = 5000
const LONGEST_RETRY_MS = 60_000

const seatKey = (room: string, seat: number): string => `${room} ${seat}`

export class BotSession implements BotConnection {
  readonly #ports: BotSessionPorts
  readonly #seats = new Map<string, BotSeat>()
  /** Unreadable rooms that are retried. */
  readonly #retries = new Map<string, NodeJS.Timeout>()
  /** There were more seats than one connection takes. */
  #isFull = false
  #closed = false

  constructor(ports: BotSessionPorts) {
    this.#ports = ports
  }

  /** Sits down wherever a game goes on without it. */
  async joinSeats(): Promise<void> {
    const { services, bots, bot, revoked } = this.#ports
    if (!(await bots.isKnown(bot))) return revoked()
    this.#isFull = false
    for (const { room, seats, summary: standing } of await services.rooms.ofPlayer(bot)) {
      if (standing.is_over === 1 || seats.some(isFreeSeat)) continue
      for (const { seat_number: seat, player_id: player, bot_level: level } of seats)
        if (player === bot && level === null) await this.sit(room.id, seat)
    }
  }

  sit(room: string, seat: number): Promise<void> {
    return this.#sit(room, seat, RETRY_MS)
  }

  revoke(): void {
    this.#ports.revoked()
  }

  async #sit(room: string, seat: number, retryMs: number): Promise<void> {
    const place = seatKey(room, seat)
    if (this.#closed || this.#seats.has(place)) return
    if (this.#seats.size >= SEATS_AT_MOST) {
      this.#isFull = true
      return
    }
    clearTimeout(this.#retries.get(place))
    this.#retries.delete(place)
    const { services, bot, transmit } = this.#ports
    const ended = (isOutOfService: boolean): void => {
      this.#seats.get(place)?.close()
      this.#seats.delete(place)
      if (this.#closed) return
      if (isOutOfService) this.#retryLater(room, seat, retryMs)
      // A connection slot became free for a waiting seat.
      else if (this.#isFull) this.joinSeats().catch(this.#ports.failed)
    }
    const sitting = new BotSeat({ services, bot, transmit, ended }, room, seat)
    this.#seats.set(place, sitting)
    await sitting.join()
    if (this.#closed || this.#seats.get(place) !== sitting) sitting.close()
  }

  #retryLater(room: string, seat: number, retryMs: number): void {
    const retry = (): void => {
      this.#sit(room, seat, Math.min(2 * retryMs, LONGEST_RETRY_MS)).catch(this.#ports.failed)
    }
    this.#retries.set(seatKey(room, seat), setTimeout(retry, retryMs))
  }

  async handle(text: string): Promise<void> {
    const said = readMessage(text, botSays)
    if (said === null) return this.refuse({ code: 'bad-message', params: {} })
    const { room, seat, message } = said
    const sitting = this.#seats.get(seatKey(room, seat))
    // It sits where it sits: a hello would open another room under this one's name.
    if (sitting === undefined || message.kind === 'hello')
      return this.refuse({ code: 'not-your-seat', params: { seat: seat + 1 } })
    await sitting.handle(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#retries.values()) clearTimeout(timer)
    this.#retries.clear()
    for (const sitting of this.#seats.values()) sitting.close()
    this.#seats.clear()
  }

  refuse(refusal: Refusal): void {
    const told: BotServerMessage = {
      room: null,
      seat: null,
      message: { kind: 'refused', requestId: null, refusal },
    }
    this.#ports.transmit(JSON.stringify(told))
  }
}
