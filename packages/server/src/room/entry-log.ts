/** The log of a room in memory, the request ids of the server's own moves, and when a room counts as abandoned. */
import type { Seat } from '@quayside/kernel'
import type { EntryRow } from '../storage/schema.ts'
import type { Tick } from './deadlines.ts'
import { changesGame } from './room-status.ts'

/** Who makes a move inside the server: a bot in its own seat, standing policies, a timeout action, or the operator. */
type InternalActor = 'bot' | 'policy' | 'timeout' | 'operator'

/**
 * The request id of a move that the server makes itself; `seq` is the length of the log when the move was chosen. The
 * protocol's `RequestId` has no colon, so no client can send one of these.
 */
export const internalRequestId = (actor: InternalActor, seq: number): string => `${actor}:${seq}`

export const isInternalRequestId = (id: string): boolean => id.includes(':')

/** Timeout actions in a row for each seat: about three turns of a long game. */
const TIMEOUT_ACTIONS_PER_SEAT = 10

/** The number of timeout actions in a row after one more entry; moves of bots do not count. */
export const countTimeoutActions = (before: number, request: string): number => {
  if (request.startsWith('timeout:')) return before + 1
  return isInternalRequestId(request) ? before : 0
}

/**
 * A room is abandoned when the server decided for its players many times in a row and none of them acted since; it is
 * paused until one of them returns. `seatCount` is the number of seats that are not played by the server's bots.
 */
export const isAbandoned = (timeoutActions: number, seatCount: number): boolean =>
  seatCount > 0 && timeoutActions >= seatCount * TIMEOUT_ACTIONS_PER_SEAT

/** The move number and the length of the log after a request was executed. */
export interface Ack {
  readonly moveNumber: number
  readonly seq: number
}

const moveNumberAfter = ({ kind, payload, move_number: moveNumber }: EntryRow): number => {
  switch (kind) {
    case 'command':
      return moveNumber + 1
    case 'undo':
    case 'undo-by-vote':
      return Number(payload)
    default:
      return moveNumber
  }
}

const isSame = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.length === other.length && one.every((seat, index) => seat === other[index])

/** The log of a room in memory. */
export class EntryLog {
  readonly #entries: EntryRow[] = []
  /** The deciders before each entry, for the clocks. */
  readonly #ticks: Tick[] = []
  /** For each seat, the entry that each request id led to. */
  readonly #seqByRequest: Map<string, number>[] = []
  /** How often the game went back to each move number. */
  readonly #undos = new Map<number, number>()
  #moveCount = 0
  #timeoutActions = 0

  get length(): number {
    return this.#entries.length
  }

  get ticks(): readonly Tick[] {
    return this.#ticks
  }

  /** The number of entries that changed the game, undos included. */
  get moveCount(): number {
    return this.#moveCount
  }

  /** Timeout actions in a row. */
  get timeoutActions(): number {
    return this.#timeoutActions
  }

  add(entry: EntryRow, waited: readonly Seat[]): void {
    const known = this.#seqByRequest[entry.seat_number] ?? new Map<string, number>()
    this.#seqByRequest[entry.seat_number] = known
    known.set(entry.request_id, this.#entries.length)
    const [first = entry] = this.#entries
    const before = this.#ticks.at(-1)?.deciders ?? []
    // Copied, because a row object of SQLite takes twice the memory; all entries share one string as room id.
    this.#entries.push({ ...entry, room_id: first.room_id })
    this.#ticks.push({ madeAt: entry.created_at, deciders: isSame(before, waited) ? before : waited })
    this.#timeoutActions = countTimeoutActions(this.#timeoutActions, entry.request_id)
    if (!changesGame(entry)) return
    this.#moveCount++
    if (entry.kind === 'command') return
    const to = Number(entry.payload)
    this.#undos.set(to, this.undosTo(to) + 1)
  }

  from(seq: number): readonly EntryRow[] {
    return this.#entries.slice(seq)
  }

  /** The answer that a repeated request got the first time; null for a new request. */
  findAck(seat: Seat, request: string): Ack | null {
    const seq = this.#seqByRequest[seat]?.get(request)
    return seq === undefined ? null : this.ackAt(seq)
  }

  /** The move number after an entry depends on the entry alone. */
  ackAt(seq: number): Ack {
    const entry = this.#entries[seq]
    return { moveNumber: entry ? moveNumberAfter(entry) : 0, seq: seq + 1 }
  }

  /** The move number from which a viewer who knows `seq` entries needs an update; earlier after an undo. */
  firstChangedMove(seq: number, now: number): number {
    return this.from(seq).reduce(
      (moveNumber, entry) => Math.min(moveNumber, entry.move_number, moveNumberAfter(entry)),
      now,
    )
  }

  /** How often the game went back to a move number, by one seat or by a vote. */
  undosTo(moveNumber: number): number {
    return this.#undos.get(moveNumber) ?? 0
  }

  /** Status entries of a seat since its last move. */
  statusEntriesSinceMove(seat: Seat): number {
    const since = this.#entries.findLastIndex(changesGame)
    return this.from(since + 1).filter((entry) => entry.seat_number === seat).length
  }
}
