/** One window at a table: hears what is said there, once and in order, but nobody it has muted. */
import type { Seat } from '@quayside/kernel'
import type { ChatLine } from '@quayside/protocol'
import type { Room } from '../rooms/room.ts'
import type { Chat } from '../storage/chat.ts'
import type { ChatRow } from '../storage/schema.ts'

/** What somebody who comes late is told. */
const RECENT = 100

const lineOf = ({ id, seat, name, words, made }: ChatRow): ChatLine => ({ id, seat, name, words, made })

const NOTHING: ReadonlySet<string> = new Set()

export class ChatReader {
  readonly #chat: Chat
  readonly #room: Room
  readonly #seat: Seat | null
  readonly #player: string | null
  /** Everything up to this number was told. */
  #told = 0
  /** What was told already after something that is still held back. */
  #ahead = NOTHING
  #last: Promise<unknown> = Promise.resolve()

  constructor(chat: Chat, room: Room, seat: Seat | null, player: string | null) {
    this.#chat = chat
    this.#room = room
    this.#seat = seat
    this.#player = player
  }

  /** What is new since the last time. */
  next(): Promise<readonly ChatLine[]> {
    const lines = this.#last.then(() => this.#read())
    this.#last = lines.then(
      () => undefined,
      () => undefined,
    )
    return lines
  }

  async #read(): Promise<readonly ChatLine[]> {
    const lines = await this.#chat.heard({
      room: this.#room.row.id,
      after: this.#told,
      reader: this.#player,
      limit: RECENT,
    })
    const fresh = lines.filter((line) => this.#isShown(line) && !this.#ahead.has(line.id))
    const held = lines.find((line) => !this.#isShown(line))
    this.#told = held === undefined ? (lines.at(-1)?.no ?? this.#told) : held.no - 1
    const ahead = lines.filter((line) => line.no > this.#told && this.#isShown(line))
    this.#ahead = ahead.length === 0 ? NOTHING : new Set(ahead.map(({ id }) => id))
    return fresh.map(lineOf)
  }

  /** What the seats say among themselves is about what a spectator does not see yet. */
  #isShown({ seat, seq, made }: ChatRow): boolean {
    const { settings, seq: shown, now, isOver } = this.#room
    if (this.#seat !== null || seat === null || settings.delay === undefined || isOver) return true
    return seq <= shown && made <= now
  }
}
