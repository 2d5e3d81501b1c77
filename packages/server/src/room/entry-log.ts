/**
 * Request ids of the moves that the server makes itself. The protocol's `RequestId` has no colon, so no client can send
 * one of these, and no entry that a client has ever made can be taken for the answer to one.
 */
import type { Seat } from '@quayside/kernel'
import type { EntryRow } from '../storage/schema.ts'
import type { Tick } from './deadlines.ts'
import { changesGame } from './room-status.ts'

/** A bot in its own seat, standing policies, a timeout action, or the operator. */
type InternalActor = 'bot' | 'policy' | 'timeout' | 'operator'

/** `seq` is the length of the log for which the move was thought out. */
export const internalRequestId = (actor: InternalActor, seq: number): string => `${actor}:${seq}`

export const isInternalRequestId = (id: string): boolean => id.includes(':')

/**
 * An abandoned room: the server decided for its players many times in a row, and none of them acted since. It is paused
 * until one of them returns.
 */

/** Timeout actions in a row for each seat: about three turns of a long game. */
const STAND_INS_PER_SEAT = 10

/** The number of timeout actions in a row after one more entry; moves of bots do not count. */
export const replacementsAfter = (before: number, request: string): number => {
  if (request.startsWith('timeout:')) return before + 1
  return isInternalRequestId(request) ? before : 0
}

/** `held` is the number of seats that are not played by the server's bots. */
export const isAbandoned = (standIns: number, held: number): boolean =>
  held > 0 && standIns >= held * STAND_INS_PER_SEAT

/** The log of a room in memory. */

/** The move number after a request was carried out, and the length of the log. */
export interface Ack {
  readonly moveNumber: number
  readonly seq: number
}

const positionAfter = ({ kind, payload: words, move_number: at }: EntryRow): number => {
  switch (kind) {
    case 'command':
      return at + 1
    case 'undo':
    case 'undo-by-vote':
      return Number(words)
    default:
      return at
  }
}

const isSame = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, index) => seat === other[index])

export class EntryLog {
  readonly #entries: EntryRow[] = []
  /** The deciders before each entry, for the clocks. */
  readonly #ticks: Tick[] = []
  /** Which entry was made for a request, by seat. */
  readonly #known: Map<string, number>[] = []
  /** How often the game went back to each position. */
  readonly #undos = new Map<number, number>()
  #moved = 0
  #standIns = 0

  get length(): number {
    return this.#entries.length
  }

  get ticks(): readonly Tick[] {
    return this.#ticks
  }

  /** How often the game has moved, back or forth. */
  get moveCount(): number {
    return this.#moved
  }

  /** Timeout actions in a row. */
  get timeoutActions(): number {
    return this.#standIns
  }

  add(entry: EntryRow, waited: readonly Seat[]): void {
    const known = this.#known[entry.seat_number] ?? new Map<string, number>()
    this.#known[entry.seat_number] = known
    known.set(entry.request_id, this.#entries.length)
    const [first = entry] = this.#entries
    const before = this.#ticks.at(-1)?.deciders ?? []
    // A row as it comes from SQLite takes twice the room of a copy, and each has its own text for the room.
    this.#entries.push({ ...entry, room_id: first.room_id })
    this.#ticks.push({ at: entry.created_at, deciders: isSame(before, waited) ? before : waited })
    this.#standIns = replacementsAfter(this.#standIns, entry.request_id)
    if (!changesGame(entry)) return
    this.#moved++
    if (entry.kind === 'command') return
    const to = Number(entry.payload)
    this.#undos.set(to, this.undosTo(to) + 1)
  }

  from(seq: number): readonly EntryRow[] {
    return this.#entries.slice(seq)
  }

  /** How a request was answered the first time; null when it is new. */
  answered(seat: Seat, request: string): Ack | null {
    const seq = this.#known[seat]?.get(request)
    return seq === undefined ? null : this.done(seq)
  }

  /** The move number after an entry depends on the entry alone. */
  done(seq: number): Ack {
    const entry = this.#entries[seq]
    return { moveNumber: entry ? positionAfter(entry) : 0, seq: seq + 1 }
  }

  /** The move number from which a viewer who knows `seq` entries needs an update; earlier after an undo. */
  firstChangedMove(seq: number, now: number): number {
    return this.from(seq).reduce((at, entry) => Math.min(at, entry.move_number, positionAfter(entry)), now)
  }

  /** How often the game went back to a position, by one seat or by a vote. */
  undosTo(position: number): number {
    return this.#undos.get(position) ?? 0
  }

  /** Status entries of a seat since its last move. */
  statusEntriesSinceMove(seat: Seat): number {
    const since = this.#entries.findLastIndex(changesGame)
    return this.from(since + 1).filter((entry) => entry.seat_number === seat).length
  }
}
