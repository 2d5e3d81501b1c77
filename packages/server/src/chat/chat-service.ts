import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import type { ChatMessage } from '@quayside/protocol'
import { rowBytes } from '../quotas/quotas.ts'
import type { Room } from '../room/room.ts'
import type { ChatRepository } from '../storage/chat-repository.ts'
import { createId } from '../storage/identifiers.ts'
import type { ChatMessageRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'

/**
 * Control characters, line separators, private and unassigned characters, invisible and direction marks. The two
 * joiners are allowed: some scripts and many emoji need them.
 */
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u

/** More marks on one letter than any language writes. */
const STACKED_MARKS = /\p{M}{6}/u

/** Chat text must be one line of visible characters. */
export const parseChatText = (text: string): Result<string> => {
  if (!text.isWellFormed()) return refused('invalid-chat-text')
  const words = text.normalize('NFC').trim()
  if (words === '') return refused('empty-chat-text')
  return INVISIBLE_CHARACTERS.test(words) || STACKED_MARKS.test(words)
    ? refused('invalid-chat-text')
    : accept(words)
}

/** The chat of one participant: each message once, in order, without muted authors. */

/** How many recent messages a joining client gets. */
const RECENT = 100

const lineOf = ({
  id,
  seat_number: seat,
  author_name: name,
  text,
  phrase,
  created_at: createdAt,
}: ChatMessageRow): ChatMessage => ({
  id,
  seat,
  name,
  text,
  ...(phrase === null ? {} : { phrase }),
  createdAt,
})

const NOTHING: ReadonlySet<string> = new Set()

export class ChatReader {
  readonly #chat: ChatRepository
  readonly #room: Room
  readonly #seat: Seat | null
  readonly #player: string | null
  /** All messages up to this sort key were sent. */
  #told = 0
  /** Messages sent although an earlier one is still held back. */
  #ahead = NOTHING
  #last: Promise<unknown> = Promise.resolve()

  constructor(chat: ChatRepository, room: Room, seat: Seat | null, player: string | null) {
    this.#chat = chat
    this.#room = room
    this.#seat = seat
    this.#player = player
  }

  /** What is new since the last time. */
  readNew(): Promise<readonly ChatMessage[]> {
    const lines = this.#last.then(() => this.#read())
    this.#last = lines.then(
      () => undefined,
      () => undefined,
    )
    return lines
  }

  async #read(): Promise<readonly ChatMessage[]> {
    const lines = await this.#chat.listFor({
      room: this.#room.row.id,
      after: this.#told,
      reader: this.#player,
      limit: RECENT,
    })
    const fresh = lines.filter((line) => this.#isShown(line) && !this.#ahead.has(line.id))
    const held = lines.find((line) => !this.#isShown(line))
    this.#told = held === undefined ? (lines.at(-1)?.sort_key ?? this.#told) : held.sort_key - 1
    const ahead = lines.filter((line) => line.sort_key > this.#told && this.#isShown(line))
    this.#ahead = ahead.length === 0 ? NOTHING : new Set(ahead.map(({ id }) => id))
    return fresh.map(lineOf)
  }

  /** The seats may talk about what a delayed spectator must not see yet. */
  #isShown({ seat_number: seat, entry_count: seq, created_at: made }: ChatMessageRow): boolean {
    const { settings, seq: shown, now, isOver } = this.#room
    if (this.#seat !== null || seat === null || settings.spectatorDelay === undefined || isOver) return true
    return seq <= shown && made <= now
  }
}

/** Posting a chat message: broadcast only after it is durable. */

/** The author of a message. */
export interface ChatParticipant {
  readonly room: Room
  /** Null for a spectator. */
  readonly seat: Seat | null
  /** The signed-in player; the holder of the seat otherwise. */
  readonly player: string | null
  /** Where they come from; null or absent where that is not known. */
  readonly address?: string | null
}

/** What is said: a text, or a phrase with its id as the text for clients that do not know it. */
export interface ChatWords {
  readonly request: string
  readonly words: string
  readonly phrase?: string | null
}

export interface ChatPorts {
  readonly store: Pick<Store, 'chat' | 'players'>
  /** Called after a message was stored. */
  onPosted(room: string): Promise<void>
  now(): number
  /** Counts bytes for an address, or refuses them. */
  charge(address: string | null, bytes: number): Result<null>
}

/** Chat rate limit, in all rooms together. */
const LINES_AT_MOST = 6
const WITHIN_MS = 10_000

export class ChatService {
  readonly #ports: ChatPorts

  constructor(ports: ChatPorts) {
    this.#ports = ports
  }

  async say(
    { room, seat, player, address = null }: ChatParticipant,
    { request, words: text, phrase = null }: ChatWords,
  ): Promise<Result<string>> {
    const { store } = this.#ports
    const { chat = 'seats' } = room.settings
    if (chat === 'off') return refused('chat-off')
    if (seat === null && chat === 'seats') return refused('chat-players-only')
    const words = parseChatText(text)
    if (!words.ok) return words
    const speaker = await this.#known(room, seat, player)
    if (speaker === null) return refused('not-signed-in')
    const before = await store.chat.sent({ room_id: room.row.id, player_id: speaker.id, request_id: request })
    if (before !== null) return accept(before.id)
    const made = this.#ports.now()
    const line = {
      room_id: room.row.id,
      id: createId(),
      seat_number: seat,
      player_id: speaker.id,
      author_name: seat === null ? speaker.name : (room.seats[seat]?.name ?? speaker.name),
      text: words.value,
      phrase,
      request_id: request,
      entry_count: room.seq,
      created_at: made,
    }
    const charged = this.#ports.charge(address, rowBytes(line))
    if (!charged.ok) return charged
    const said = await store.chat.add(line, { atMost: LINES_AT_MOST, since: made - WITHIN_MS })
    if (said === null) return refused('chat-rate-limited', { seconds: WITHIN_MS / 1000 })
    await this.#ports.onPosted(room.row.id)
    return accept(said.id)
  }

  reader({ room, seat, player }: ChatParticipant): ChatReader {
    return new ChatReader(this.#ports.store.chat, room, seat, player ?? holder(room, seat))
  }

  async #known(room: Room, seat: Seat | null, player: string | null) {
    const id = holder(room, seat) ?? player
    return id === null ? null : this.#ports.store.players.withId(id)
  }
}

const holder = ({ seats }: Room, seat: Seat | null): string | null =>
  seat === null ? null : (seats[seat]?.player_id ?? null)
