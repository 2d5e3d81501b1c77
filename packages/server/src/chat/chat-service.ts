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
  const normalized = text.normalize('NFC').trim()
  if (normalized === '') return refused('empty-chat-text')
  return INVISIBLE_CHARACTERS.test(normalized) || STACKED_MARKS.test(normalized)
    ? refused('invalid-chat-text')
    : accept(normalized)
}

/** How many recent messages a joining client gets. */
const MAX_RECENT = 100

const toChatMessage = ({
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

const NO_IDS: ReadonlySet<string> = new Set()

/** The chat of one participant: each message once, in order, without muted authors. */
export class ChatReader {
  readonly #chat: ChatRepository
  readonly #room: Room
  readonly #seat: Seat | null
  readonly #player: string | null
  /** All messages up to this sort key were sent. */
  #sentUpTo = 0
  /** Messages sent although an earlier one is still held back. */
  #sentAhead = NO_IDS
  #last: Promise<unknown> = Promise.resolve()

  constructor(chat: ChatRepository, room: Room, seat: Seat | null, player: string | null) {
    this.#chat = chat
    this.#room = room
    this.#seat = seat
    this.#player = player
  }

  /** The messages since the last call. */
  readNew(): Promise<readonly ChatMessage[]> {
    const rows = this.#last.then(() => this.#read())
    this.#last = rows.then(
      () => undefined,
      () => undefined,
    )
    return rows
  }

  async #read(): Promise<readonly ChatMessage[]> {
    const rows = await this.#chat.listFor({
      room: this.#room.row.id,
      after: this.#sentUpTo,
      reader: this.#player,
      limit: MAX_RECENT,
    })
    const newRows = rows.filter((row) => this.#isVisible(row) && !this.#sentAhead.has(row.id))
    const heldBack = rows.find((row) => !this.#isVisible(row))
    this.#sentUpTo =
      heldBack === undefined ? (rows.at(-1)?.sort_key ?? this.#sentUpTo) : heldBack.sort_key - 1
    const ahead = rows.filter((row) => row.sort_key > this.#sentUpTo && this.#isVisible(row))
    this.#sentAhead = ahead.length === 0 ? NO_IDS : new Set(ahead.map(({ id }) => id))
    return newRows.map(toChatMessage)
  }

  /** Players may talk about moves that a delayed spectator must not see yet. */
  #isVisible({ seat_number: seat, entry_count: seq, created_at: createdAt }: ChatMessageRow): boolean {
    const { settings, seq: shown, now, isOver } = this.#room
    if (this.#seat !== null || seat === null || settings.spectatorDelay === undefined || isOver) return true
    return seq <= shown && createdAt <= now
  }
}

/** The author or reader of messages. */
export interface ChatParticipant {
  readonly room: Room
  /** Null for a spectator. */
  readonly seat: Seat | null
  /** The signed-in player; the holder of the seat otherwise. */
  readonly player: string | null
  /** The IP address; null or absent when unknown. */
  readonly address?: string | null
}

/** A message to post: a text, or a phrase whose id is the text for clients that do not know the phrase. */
export interface ChatContent {
  readonly request: string
  readonly text: string
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

/** How many messages a player may send in this time, in all rooms together. */
const MAX_MESSAGES = 6
const WITHIN_MS = 10_000

/** Posts chat messages; they are broadcast only after they are durable. */
export class ChatService {
  readonly #ports: ChatPorts

  constructor(ports: ChatPorts) {
    this.#ports = ports
  }

  async say(
    { room, seat, player, address = null }: ChatParticipant,
    { request, text: input, phrase = null }: ChatContent,
  ): Promise<Result<string>> {
    const { store } = this.#ports
    const { chat = 'seats' } = room.settings
    if (chat === 'off') return refused('chat-off')
    if (seat === null && chat === 'seats') return refused('chat-players-only')
    const text = parseChatText(input)
    if (!text.ok) return text
    const author = await this.#author(room, seat, player)
    if (author === null) return refused('not-signed-in')
    const before = await store.chat.sent({ room_id: room.row.id, player_id: author.id, request_id: request })
    if (before !== null) return accept(before.id)
    const createdAt = this.#ports.now()
    const row = {
      room_id: room.row.id,
      id: createId(),
      seat_number: seat,
      player_id: author.id,
      author_name: seat === null ? author.name : (room.seats[seat]?.name ?? author.name),
      text: text.value,
      phrase,
      request_id: request,
      entry_count: room.seq,
      created_at: createdAt,
    }
    const charged = this.#ports.charge(address, rowBytes(row))
    if (!charged.ok) return charged
    const posted = await store.chat.add(row, { atMost: MAX_MESSAGES, since: createdAt - WITHIN_MS })
    if (posted === null) return refused('chat-rate-limited', { seconds: WITHIN_MS / 1000 })
    await this.#ports.onPosted(room.row.id)
    return accept(posted.id)
  }

  reader({ room, seat, player }: ChatParticipant): ChatReader {
    return new ChatReader(this.#ports.store.chat, room, seat, player ?? holder(room, seat))
  }

  async #author(room: Room, seat: Seat | null, player: string | null) {
    const id = holder(room, seat) ?? player
    return id === null ? null : this.#ports.store.players.withId(id)
  }
}

const holder = ({ seats }: Room, seat: Seat | null): string | null =>
  seat === null ? null : (seats[seat]?.player_id ?? null)
