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

type SeatMessage = Extract<BotServerMessage, { room: string }>['message']

export interface BotSeatPorts {
  readonly services: SessionServices
  readonly bot: string
  readonly transmit: (text: string) => void
  /** Called when the game is over, the seat has another player, or (`isOutOfService`) the room is unreadable on this node. */
  readonly ended: (isOutOfService: boolean) => void
}

export class BotSeat {
  readonly #ports: BotSeatPorts
  readonly #seatAddress: { readonly room: string; readonly seat: number }
  readonly #session: RoomSession
  #leave: () => void = () => undefined
  /** The length of the log when the bot was last asked to decide. */
  #asked = -1

  constructor(ports: BotSeatPorts, room: string, seat: number) {
    this.#ports = ports
    this.#seatAddress = { room, seat }
    this.#session = new RoomSession(ports.services, ports.bot, (text) =>
      this.#send(JSON.parse(text) as SeatMessage),
    )
  }

  async join(): Promise<void> {
    const { room: id, seat } = this.#seatAddress
    const entered = await this.#ports.services.rooms.acquire(id)
    if (!entered.ok) return this.#ports.ended(entered.refusal.code === ROOM_UNAVAILABLE.code)
    const { room, leave } = entered.value
    await this.handle(JSON.stringify({ kind: 'hello', protocol: 2, room: id, seat, lastSeq: 0 }))
    const subscriber: Subscriber = { changed: () => this.#update(room) }
    room.subscribers.add(subscriber)
    this.#leave = () => {
      room.subscribers.delete(subscriber)
      leave()
    }
    this.#update(room)
  }

  handle(text: string): Promise<void> {
    return this.#session.handle(text)
  }

  close(): void {
    this.#leave()
    this.#leave = () => undefined
    this.#session.close()
  }

  #update(room: Room): void {
    const { seat } = this.#seatAddress
    const { game, seats, seq, deciders } = room
    if (room.isUnavailable) this.#ports.ended(true)
    else if (room.isOver) {
      this.#send({ kind: 'game-over', outcome: game.rules.outcome(game.state) })
      this.#ports.ended(false)
    } else if (seats[seat]?.player_id !== this.#ports.bot || seats[seat]?.bot_level !== null)
      this.#ports.ended(false)
    else if (deciders.includes(seat) && !seats.some(isFreeSeat) && this.#asked !== seq) {
      this.#asked = seq
      const commands = game.rules.commands(game.rules.view(game.state, seat), seat)
      this.#send({
        kind: 'decide',
        moveNumber: game.moveNumber,
        commands: commands.map((one) => game.rules.notation.print(one)),
      })
    }
  }

  #send(message: SeatMessage): void {
    this.#ports.transmit(JSON.stringify({ ...this.#seatAddress, message }))
  }
}

/** A message of an API bot. */

const botClientMessage = Compile(BotClientMessage)

export interface BotSessionPorts {
  readonly services: SessionServices
  readonly bots: ApiBotRepository
  readonly bot: string
  readonly transmit: (text: string) => void
  /** Called when the token of the bot was revoked. */
  readonly revoked: () => void
  readonly failed: (problem: unknown) => void
}

const MAX_SEATS = 50

/** First and longest retry delay for an unreadable room. */
const RETRY_MS = 5000
const MAX_RETRY_MS = 60_000

const seatKey = (room: string, seat: number): string => `${room} ${seat}`

export class BotSession implements BotConnection {
  readonly #ports: BotSessionPorts
  readonly #seats = new Map<string, BotSeat>()
  /** Unreadable rooms that are retried. */
  readonly #retries = new Map<string, NodeJS.Timeout>()
  /** Whether the bot has more seats than one connection may join. */
  #isFull = false
  #closed = false

  constructor(ports: BotSessionPorts) {
    this.#ports = ports
  }

  /** Joins all seats of the bot in running games. */
  async joinSeats(): Promise<void> {
    const { services, bots, bot, revoked } = this.#ports
    if (!(await bots.isKnown(bot))) return revoked()
    this.#isFull = false
    for (const { room, seats, summary } of await services.rooms.listByPlayer(bot)) {
      if (summary.is_over === 1 || seats.some(isFreeSeat)) continue
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
    const key = seatKey(room, seat)
    if (this.#closed || this.#seats.has(key)) return
    if (this.#seats.size >= MAX_SEATS) {
      this.#isFull = true
      return
    }
    clearTimeout(this.#retries.get(key))
    this.#retries.delete(key)
    const { services, bot, transmit } = this.#ports
    const ended = (isOutOfService: boolean): void => {
      this.#seats.get(key)?.close()
      this.#seats.delete(key)
      if (this.#closed) return
      if (isOutOfService) this.#retryLater(room, seat, retryMs)
      // A connection slot became free for a waiting seat.
      else if (this.#isFull) this.joinSeats().catch(this.#ports.failed)
    }
    const botSeat = new BotSeat({ services, bot, transmit, ended }, room, seat)
    this.#seats.set(key, botSeat)
    await botSeat.join()
    if (this.#closed || this.#seats.get(key) !== botSeat) botSeat.close()
  }

  #retryLater(room: string, seat: number, retryMs: number): void {
    const retry = (): void => {
      this.#sit(room, seat, Math.min(2 * retryMs, MAX_RETRY_MS)).catch(this.#ports.failed)
    }
    this.#retries.set(seatKey(room, seat), setTimeout(retry, retryMs))
  }

  async handle(text: string): Promise<void> {
    const received = readMessage(text, botClientMessage)
    if (received === null) return this.refuse({ code: 'bad-message', params: {} })
    const { room, seat, message } = received
    const botSeat = this.#seats.get(seatKey(room, seat))
    // A `hello` would let the bot join another room under the name of this one.
    if (botSeat === undefined || message.kind === 'hello')
      return this.refuse({ code: 'not-your-seat', params: { seat: seat + 1 } })
    await botSeat.handle(JSON.stringify(message))
  }

  close(): void {
    this.#closed = true
    for (const timer of this.#retries.values()) clearTimeout(timer)
    this.#retries.clear()
    for (const botSeat of this.#seats.values()) botSeat.close()
    this.#seats.clear()
  }

  refuse(refusal: Refusal): void {
    const reply: BotServerMessage = {
      room: null,
      seat: null,
      message: { kind: 'refused', requestId: null, refusal },
    }
    this.#ports.transmit(JSON.stringify(reply))
  }
}
