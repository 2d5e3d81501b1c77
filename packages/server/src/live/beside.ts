/** Tells one window at a table what happens beside the game: how the people stand with each other, and what is said. */
import type { ServerMessage } from '@quayside/protocol'
import type { ChatDesk, Speaker } from '../chat/desk.ts'
import type { ChatReader } from '../chat/reader.ts'
import { type Affairs, NO_AFFAIRS } from '../rooms/affairs.ts'
import type { Room } from '../rooms/room.ts'

type Transmit = (text: string) => void

interface Told {
  readonly affairs: Affairs
  readonly stalled: number | null
}

/** Whoever comes is told only what is not as usual. */
const AS_USUAL: Told = { affairs: NO_AFFAIRS, stalled: null }

const affairsOf = (room: Room): Extract<ServerMessage, { kind: 'affairs' }> => {
  const { motion, declined, ended, vacations } = room.affairs
  return {
    kind: 'affairs',
    motion: motion === null ? null : { ...motion, asked: room.asked },
    declined,
    ended,
    vacations: vacations.filter(({ until }) => until > room.now).map(({ seat, until }) => ({ seat, until })),
    stalled: room.stalled,
    deadlines: room.patience,
    now: room.now,
  }
}

export class Beside {
  readonly #room: Room
  readonly #seat: Speaker['seat']
  readonly #reader: ChatReader
  readonly #transmit: Transmit
  #told = AS_USUAL
  #isHere = true

  constructor(chat: ChatDesk, speaker: Speaker, transmit: Transmit) {
    this.#room = speaker.room
    this.#seat = speaker.seat
    this.#reader = chat.reader(speaker)
    this.#transmit = transmit
  }

  leave(): void {
    this.#isHere = false
  }

  tellAffairs(): void {
    const { affairs, stalled } = this.#room
    const before = this.#told
    if (before.affairs === affairs && before.stalled === stalled) return
    this.#told = { affairs, stalled }
    if (this.#seat !== null) {
      const policies = affairs.policies[this.#seat]
      if (policies !== before.affairs.policies[this.#seat]) this.#send({ kind: 'policies', policies })
    }
    this.#send(affairsOf(this.#room))
  }

  /** What could not be read now is read with the next word. */
  tellTalk(): void {
    this.#reader.next().then(
      (lines) => {
        if (lines.length > 0 && this.#isHere) this.#send({ kind: 'chat', lines })
      },
      () => undefined,
    )
  }

  #send(message: ServerMessage): void {
    this.#transmit(JSON.stringify(message))
  }
}
