/** One socket at one table: reads messages, answers each, and tells what happens as soon as it is durable. */
import { type Refusal, refused, type Seat } from '@quayside/kernel'
import { ClientMessage, type ServerMessage } from '@quayside/protocol'
import { Compile } from 'typebox/compile'
import { infoOf } from '../rooms/info.ts'
import type { Room, Wish } from '../rooms/room.ts'
import type { Rooms } from '../rooms/rooms.ts'
import { frameOf } from './frame.ts'
import { seatFor } from './seat-for.ts'

const clientMessage = Compile(ClientMessage)

const read = (text: string): ClientMessage | null => {
  try {
    const message: unknown = JSON.parse(text)
    return clientMessage.Check(message) ? message : null
  } catch {
    return null
  }
}

interface Seated {
  readonly room: Room
  readonly seat: Seat | null
  leave(): void
}

export class Connection {
  readonly #rooms: Rooms
  /** Who is known to be at the other end. */
  readonly #player: string | null
  readonly #send: (message: ServerMessage) => void
  #seated: Seated | null = null
  #heard = 0
  /** As they were last told. */
  #seats: Room['seats'] = []

  constructor(rooms: Rooms, player: string | null, send: (message: ServerMessage) => void) {
    this.#rooms = rooms
    this.#player = player
    this.#send = send
  }

  async hear(text: string): Promise<void> {
    const message = read(text)
    if (message === null) this.#refuse(null, refused('bad-message').refusal)
    else if (message.kind === 'ping') this.#send({ kind: 'pong' })
    else if (message.kind === 'hello') await this.#sit(message)
    else if (this.#seated === null) this.#refuse(message.request, refused('not-seated').refusal)
    else await this.#wish(this.#seated, message)
  }

  close(): void {
    this.#seated?.leave()
    this.#seated = null
  }

  async #sit(hello: Extract<ClientMessage, { kind: 'hello' }>): Promise<void> {
    this.close()
    const found = await this.#rooms.enter(hello.room)
    if (!found.ok) {
      this.#refuse(null, found.refusal)
      return
    }
    const { room, leave } = found.value
    const seat = seatFor(room, hello, this.#player)
    if (!seat.ok) {
      leave()
      this.#refuse(null, seat.refusal)
      return
    }
    this.#stay(room, seat.value, hello.heard, leave)
  }

  #stay(room: Room, seat: Seat | null, heard: number, leave: () => void): void {
    const silence = room.listen(() => this.#tell(room, seat))
    const go = seat === null ? () => undefined : room.present.come(seat)
    this.#seated = {
      room,
      seat,
      leave: () => {
        silence()
        go()
        leave()
      },
    }
    // Whoever claims to have heard more than there is has heard another table.
    this.#heard = heard <= room.seq ? heard : 0
    this.#seats = room.seats
    this.#send({ kind: 'welcome', info: infoOf(room.row, room.seats), seat })
    this.#tell(room, seat)
  }

  async #wish({ room, seat }: Seated, message: Extract<ClientMessage, { request: string }>): Promise<void> {
    const { request, at } = message
    if (seat === null) {
      this.#refuse(request, refused('only-looking').refusal)
      return
    }
    const act: Wish['act'] =
      message.kind === 'submit'
        ? { kind: 'command', words: message.command }
        : { kind: 'take-back', to: message.to }
    try {
      const done = await room.wish(seat, { request, at, act })
      if (done.ok) this.#send({ kind: 'done', request, ...done.value })
      else this.#refuse(request, done.refusal)
    } catch {
      // Nothing was acknowledged, so the client keeps its wish and may send it again.
      this.#refuse(request, refused('not-stored').refusal)
    }
  }

  #tell(room: Room, seat: Seat | null): void {
    if (this.#seats !== room.seats) this.#send({ kind: 'seats', info: infoOf(room.row, room.seats) })
    this.#seats = room.seats
    const heard = this.#heard
    this.#heard = room.seq
    const { seq, deadlines, now } = room
    this.#send({ kind: 'told', seq, frame: frameOf(room, seat, heard), deadlines, now })
  }

  #refuse(request: string | null, refusal: Refusal): void {
    this.#send({ kind: 'refused', request, refusal })
  }
}
