/** One socket at one table: reads messages, answers each, and tells what happens as soon as it is durable. */
import { type Refusal, refused, type Seat } from '@quayside/kernel'
import { ClientMessage, type ServerMessage } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { infoOf } from '../rooms/info.ts'
import type { Room } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { notStored } from '../storage/not-stored.ts'
import { tellBeside } from './beside.ts'
import { type Door, OPEN_DOOR } from './door.ts'
import { isTooDeep } from './nesting.ts'
import { seatFor } from './seat-for.ts'
import { tellerOf } from './teller.ts'
import { type WishMessage, wishOf } from './wish-of.ts'

const clientMessage = Compile(ClientMessage)

const read = (text: string): ClientMessage | null => {
  if (isTooDeep(text)) return null
  try {
    const message: unknown = JSON.parse(text)
    return clientMessage.Check(message) ? message : null
  } catch {
    return null
  }
}

type Hello = Extract<ClientMessage, { kind: 'hello' }>
type Say = Extract<ClientMessage, { kind: 'say' }>

interface Seated {
  readonly room: Room
  readonly seat: Seat | null
  /** Whether somebody looks at the page. */
  look(isThere: boolean): void
  /** They run the rules themselves. */
  run(): void
  leave(): void
}

export class Connection {
  readonly #rooms: Rooms
  /** Who is known to be at the other end. */
  readonly #player: string | null
  readonly #transmit: (text: string) => void
  readonly #door: Door
  #seated: Seated | null = null
  #isClosed = false
  /** Whoever has gone on meanwhile is not seated by an older hello. */
  #turns = 0

  constructor(rooms: Rooms, player: string | null, transmit: (text: string) => void, door: Door = OPEN_DOOR) {
    this.#rooms = rooms
    this.#player = player
    this.#transmit = transmit
    this.#door = door
  }

  async hear(text: string): Promise<void> {
    if (this.#seated === null) await this.#door.turn()
    if (this.#isClosed) return
    const message = read(text)
    if (message === null) this.#turnAway(refused('bad-message').refusal)
    else if (message.kind === 'ping') this.#live(message.away !== true)
    else if (message.kind === 'hello') await this.#sit(message)
    else if (message.kind === 'runs') this.#run(message.rules)
    else if (this.#seated === null) this.#refuse(message.request, refused('not-seated').refusal)
    else if (message.kind === 'say') await this.#say(this.#seated, message)
    else await this.#wish(this.#seated, message)
  }

  /** How often they sat down or left. */
  get turns(): number {
    return this.#turns
  }

  close(): void {
    this.#isClosed = true
    this.#standUp()
  }

  #standUp(): void {
    this.#turns++
    this.#seated?.leave()
    this.#seated = null
  }

  async #sit(hello: Hello): Promise<void> {
    // Whoever goes from table to table waits like everybody who comes.
    if (this.#seated !== null) await this.#door.turn()
    if (this.#isClosed) return
    this.#standUp()
    const turn = this.#turns
    const refusal = await this.#refusalOf(hello)
    if (refusal !== null) {
      this.#turnAway(refusal)
      return
    }
    const found = await this.#rooms.enter(hello.room)
    if (!found.ok) {
      this.#turnAway(found.refusal)
      return
    }
    const { room, leave } = found.value
    if (turn !== this.#turns) {
      leave()
      return
    }
    const seat = seatFor(room.seats, hello, this.#player)
    if (!seat.ok) {
      leave()
      this.#turnAway(seat.refusal)
      return
    }
    if (seat.value !== null) this.#stay(room, seat.value, hello, leave)
    else {
      await this.#lookOn(hello, turn)
      leave()
    }
  }

  /** A table is not read for somebody who has no seat at it. */
  async #refusalOf(hello: Hello): Promise<Refusal | null> {
    if (hello.key === undefined && hello.seat === undefined) return null
    const seats = await this.#rooms.seatsAt(hello.room)
    const seat = seats.ok ? seatFor(seats.value, hello, this.#player) : seats
    return seat.ok ? null : seat.refusal
  }

  /** A spectator may see less than lies on the table. */
  async #lookOn(hello: Hello, turn: number): Promise<void> {
    const found = await this.#rooms.watch(hello.room)
    if (!found.ok) this.#refuse(null, found.refusal)
    else if (turn === this.#turns) this.#stay(found.value.room, null, hello, found.value.leave)
    else found.value.leave()
  }

  #stay(room: Room, seat: Seat | null, { heard }: Hello, leave: () => void): void {
    this.#send({ kind: 'welcome', info: infoOf(room.row, room.seats), seat })
    // Whoever claims to have heard more than there is has heard another table.
    const known = heard <= room.seq ? heard : 0
    const place = tellerOf(room).join(seat ?? 'spectator', known, this.#transmit)
    const come = (): (() => void) => (seat === null ? () => undefined : room.present.come(seat))
    let go = come()
    const beside = tellBeside(this.#rooms.chat, { room, seat, player: this.#player }, (message) =>
      this.#send(message),
    )
    const watchSeat = seat === null ? () => undefined : room.listen(() => this.#giveUp(room, seat))
    this.#seated = {
      room,
      seat,
      look: (isThere) => {
        go()
        if (isThere) go = come()
      },
      run: () => place.run(),
      leave: () => {
        watchSeat()
        place.leave()
        beside()
        go()
        leave()
      },
    }
  }

  /** Where a bot plays on, whoever sat there has left. What they asked for is answered before. */
  #giveUp(room: Room, seat: Seat): void {
    if ((room.seats[seat]?.bot ?? null) === null) return
    const turn = this.#turns
    setImmediate(() => {
      if (turn !== this.#turns) return
      this.#standUp()
      this.#refuse(null, refused('seat-left', { seat: seat + 1 }).refusal)
    })
  }

  #live(isThere: boolean): void {
    this.#seated?.look(isThere)
    this.#send({ kind: 'pong' })
  }

  #run(version: number): void {
    if (this.#seated?.room.row.rules === version) this.#seated.run()
  }

  async #wish({ room, seat }: Seated, message: WishMessage): Promise<void> {
    const { request } = message
    if (seat === null) {
      this.#refuse(request, refused('only-looking').refusal)
      return
    }
    try {
      const done = await room.wish(seat, wishOf(message))
      if (done.ok) this.#send({ kind: 'done', request, ...done.value })
      else this.#refuse(request, done.refusal)
    } catch (problem) {
      // Nothing was acknowledged, so the client keeps its wish and may send it again.
      this.#refuse(request, notStored(problem))
    }
  }

  async #say({ room, seat }: Seated, { request, words }: Say): Promise<void> {
    try {
      const said = await this.#rooms.chat.say({ room, seat, player: this.#player }, { request, words })
      if (said.ok) this.#send({ kind: 'done', request, at: room.game.at, seq: room.seq })
      else this.#refuse(request, said.refusal)
    } catch (problem) {
      this.#refuse(request, notStored(problem))
    }
  }

  #turnAway(refusal: Refusal): void {
    this.#door.troubled()
    this.#refuse(null, refusal)
  }

  #refuse(request: string | null, refusal: Refusal): void {
    this.#send({ kind: 'refused', request, refusal })
  }

  #send(message: ServerMessage): void {
    this.#transmit(JSON.stringify(message))
  }
}
