/** Saying something at a table: told to nobody before it is durable. */
import { accept, type Result, refused, type Seat } from '@quayside/kernel'
import { rowBytes } from '../quotas/quotas.ts'
import { newRoomId } from '../rooms/keys.ts'
import type { Room } from '../rooms/room.ts'
import type { Store } from '../storage/store.ts'
import { ChatReader } from './reader.ts'
import { sayable } from './words.ts'

/** Somebody at a table. */
export interface Speaker {
  readonly room: Room
  /** Null for a spectator. */
  readonly seat: Seat | null
  /** Who is known to be there; whoever holds a seat is known by it. */
  readonly player: string | null
  /** Where they come from; null or absent where that is not known. */
  readonly address?: string | null
}

export interface ChatPorts {
  readonly store: Pick<Store, 'chat' | 'players'>
  /** Something was said at a table. */
  spoken(room: string): Promise<void>
  now(): number
  /** Counts bytes for an address, or refuses them. */
  charge(address: string | null, bytes: number): Result<null>
}

/** As fast as people write; at all tables together. */
const LINES_AT_MOST = 6
const WITHIN_MS = 10_000

export class ChatDesk {
  readonly #ports: ChatPorts

  constructor(ports: ChatPorts) {
    this.#ports = ports
  }

  async say(
    { room, seat, player, address = null }: Speaker,
    { request, words: text }: { readonly request: string; readonly words: string },
  ): Promise<Result<string>> {
    const { store } = this.#ports
    const { chat = 'seats' } = room.settings
    if (chat === 'off') return refused('chat-off')
    if (seat === null && chat === 'seats') return refused('chat-for-seats')
    const words = sayable(text)
    if (!words.ok) return words
    const speaker = await this.#known(room, seat, player)
    if (speaker === null) return refused('who-are-you')
    const before = await store.chat.sent({ room: room.row.id, player: speaker.id, request })
    if (before !== null) return accept(before.id)
    const made = this.#ports.now()
    const line = {
      room: room.row.id,
      id: newRoomId(),
      seat,
      player: speaker.id,
      name: seat === null ? speaker.name : (room.seats[seat]?.name ?? speaker.name),
      words: words.value,
      request,
      seq: room.seq,
      made,
    }
    const charged = this.#ports.charge(address, rowBytes(line))
    if (!charged.ok) return charged
    const said = await store.chat.say(line, { atMost: LINES_AT_MOST, since: made - WITHIN_MS })
    if (said === null) return refused('too-much-talk', { seconds: WITHIN_MS / 1000 })
    await this.#ports.spoken(room.row.id)
    return accept(said.id)
  }

  reader({ room, seat, player }: Speaker): ChatReader {
    return new ChatReader(this.#ports.store.chat, room, seat, player ?? holder(room, seat))
  }

  async #known(room: Room, seat: Seat | null, player: string | null) {
    const id = holder(room, seat) ?? player
    return id === null ? null : this.#ports.store.players.withId(id)
  }
}

const holder = ({ seats }: Room, seat: Seat | null): string | null =>
  seat === null ? null : (seats[seat]?.player ?? null)
