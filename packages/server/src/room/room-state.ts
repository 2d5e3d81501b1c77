/** The state of a room, computed from its log alone. */
import { accept, Game, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { StoredRoom } from '../storage/room-repository.ts'
import type { EntryRow, RoomRow, RoomSummaryRow, SeatRow } from '../storage/schema.ts'
import {
  type ClockInput,
  computeAbsenceDeadlines,
  computeDeadlines,
  computeReminders,
  computeTimeBanks,
  type Deadline,
  isOverdue,
} from './deadlines.ts'
import { EntryLog, isAbandoned } from './entry-log.ts'
import type { AnyGame, AnyRules, FindRules } from './game-registry.ts'
import {
  createEntryContent,
  type RequestAction,
  type RequestContext,
  type RoomRequest,
} from './room-request.ts'
import { changesGame, INITIAL_STATUS, type RoomStatus, reduceStatus } from './room-status.ts'
import { dealSeed, externalSeats, humanSeats, type RoomWithSeats, seatsWithReplacements } from './seats.ts'

/** The summary of a room after a number of log entries. */
export const roomSummary = (
  room: string,
  seq: number,
  { moveNumber, rules, state }: Pick<AnyGame, 'moveNumber' | 'rules' | 'state'>,
  changed: number,
  /** Whether the game ended without a result. */
  ended = false,
): RoomSummaryRow => ({
  room_id: room,
  entry_count: seq,
  move_number: moveNumber,
  is_over: ended || rules.outcome(state) !== null ? 1 : 0,
  deciders_json: JSON.stringify(ended ? [] : rules.deciders(state)),
  changed_at: changed,
})

/** Applies a log entry to the game; false when the game refuses it. */
const applyEntry = (
  game: AnyGame,
  { kind, seat_number: seat, payload, move_number: moveNumber }: EntryRow,
): boolean => {
  switch (kind) {
    case 'command':
      return game.submitText(seat, payload, moveNumber).ok
    case 'undo':
      return game.undo(seat, Number(payload)).ok
    case 'undo-by-vote':
      return game.undo(null, Number(payload)).ok
    default:
      return true
  }
}

/** The game after an entry, on a copy, because nothing is applied before it is durable. */
const previewGame = (
  game: AnyGame,
  { kind, seat_number: seat, payload }: EntryRow,
): Pick<AnyGame, 'moveNumber' | 'rules' | 'state'> => {
  const { rules, state, moveNumber } = game
  if (kind === 'undo' || kind === 'undo-by-vote') {
    const to = Number(payload)
    return { rules, state: game.stateAfter(to), moveNumber: to }
  }
  if (kind !== 'command') return game
  const command = game.parse(payload)
  const after = rules.copy(state)
  if (command.ok) rules.apply(after, seat, command.value)
  return { rules, state: after, moveNumber: moveNumber + 1 }
}

/** The state of a room after an entry. */
export interface NextState extends RoomWithSeats {
  readonly summary: RoomSummaryRow
  readonly deadlines: readonly Deadline[]
  readonly reminders: readonly Deadline[]
  readonly status: RoomStatus
  /** Whether the game itself changed. */
  readonly hasMoved: boolean
  /** Whether the entry brings a new turn for the seat. */
  isNewTurnFor(seat: Seat): boolean
}

/** Limit of status entries in one position, against floods. */
const MAX_STATUS_ENTRIES = 30

/** The bot level that replaces a player when the room has not chosen one. */
const DEFAULT_REPLACEMENT_LEVEL = 'mate'

/** Row objects of SQLite take several times the memory of a copy. */
const copyRows = ({ room, seats }: StoredRoom): StoredRoom => ({
  room: { ...room },
  seats: seats.map((seat) => ({ ...seat })),
})

const openGame = ({ room, seats }: StoredRoom, rules: AnyRules): Result<AnyGame> => {
  const { game: name, rules_version: version, options_json: options, deal_hash: deal } = room
  const game = Game.open(rules, JSON.parse(options), dealSeed(room, seats))
  // The seed must neither be shown nor logged.
  if (game.ok && deal !== '' && game.value.record.deal !== deal)
    return refused('deal-mismatch', { game: name, version })
  return game
}

/** Whether an entry brings a new turn for a seat. */
export const isNewTurn = (
  entry: Pick<EntryRow, 'kind' | 'seat_number'>,
  decidersBefore: readonly Seat[],
  seat: Seat,
): boolean => {
  // The notification comes at the end of the vacation.
  if (entry.kind === 'vacation') return entry.seat_number === seat
  return changesGame(entry) && !decidersBefore.includes(seat)
}

export class RoomState {
  #row: RoomRow
  /** The seats as stored, and with replacements. */
  #storedSeats: readonly SeatRow[]
  #seats: readonly SeatRow[]
  #status: RoomStatus = INITIAL_STATUS
  #game: AnyGame
  readonly settings: RoomSettings
  readonly log = new EntryLog()

  private constructor(stored: StoredRoom, game: AnyGame) {
    const { room, seats } = copyRows(stored)
    this.#row = room
    this.#storedSeats = seats
    this.#seats = seatsWithReplacements(seats, INITIAL_STATUS)
    this.#game = game
    this.settings = JSON.parse(room.settings_json) as RoomSettings
  }

  /** The state before any entry. */
  static create(stored: StoredRoom, findRules: FindRules): Result<RoomState> {
    const { game: name, rules_version: version } = stored.room
    const rules = findRules(name, version)
    if (!rules) return refused('unknown-rules', { game: name, version })
    const game = openGame(stored, rules)
    return game.ok ? accept(new RoomState(stored, game.value)) : game
  }

  get game(): AnyGame {
    return this.#game
  }

  get row(): RoomRow {
    return this.#row
  }

  get seats(): readonly SeatRow[] {
    return this.#seats
  }

  get status(): RoomStatus {
    return this.#status
  }

  get deciders(): readonly Seat[] {
    return this.#status.isEnded ? [] : this.game.rules.deciders(this.game.state)
  }

  get isOver(): boolean {
    return this.#status.isEnded || this.game.rules.outcome(this.game.state) !== null
  }

  get isAbandoned(): boolean {
    return isAbandoned(this.log.timeoutActions, externalSeats(this.#seats).length)
  }

  get deadlines(): readonly Deadline[] {
    return computeDeadlines(this.#clockInput())
  }

  get timeBanks(): readonly number[] {
    return computeTimeBanks(this.#clockInput())
  }

  get absenceDeadlines(): readonly Deadline[] {
    return computeAbsenceDeadlines(this.#clockInput())
  }

  /** Replaces the seats, and deals the cards when the last seat was taken. */
  setSeats(stored: StoredRoom): Refusal | null {
    const { room, seats } = copyRows(stored)
    if (this.log.length === 0 && dealSeed(room, seats) !== dealSeed(this.#row, this.#storedSeats)) {
      const game = openGame(stored, this.#game.rules)
      if (!game.ok) return game.refusal
      this.#game = game.value
    }
    this.#row = room
    this.#storedSeats = seats
    this.#seats = seatsWithReplacements(seats, this.#status)
    return null
  }

  replay(entries: readonly EntryRow[]): Refusal | null {
    for (const entry of entries)
      if (!this.#apply(entry)) return { code: 'invalid-entry', params: { room: this.row.id, seq: entry.seq } }
    return null
  }

  /** False for an entry that is invalid in this state. */
  #apply(entry: EntryRow): boolean {
    if (entry.seq !== this.log.length) return false
    try {
      const deciders = this.deciders
      const status = reduceStatus(this.#status, entry)
      if (!applyEntry(this.game, entry)) return false
      if (status.replacements !== this.#status.replacements)
        this.#seats = seatsWithReplacements(this.#storedSeats, status)
      this.#status = status
      this.log.add(entry, deciders)
      return true
    } catch {
      // An entry of a newer version may throw. Its payload may be private, so it is not logged.
      return false
    }
  }

  requestContext(now: number): RequestContext {
    const { clock, onTimeout } = this.settings
    return {
      game: this.game,
      status: this.#status,
      humanSeats: humanSeats(this.#seats),
      externalSeats: externalSeats(this.#seats),
      deciders: this.deciders,
      isOverdue: (seat) => isOverdue(this.#clockInput(), seat, now),
      replacementLevel: onTimeout.kind === 'bot' ? onTimeout.level : DEFAULT_REPLACEMENT_LEVEL,
      vacation: clock.kind === 'days' ? (clock.vacation ?? 0) : 0,
      now,
    }
  }

  /** The log entry for a request; `maxUndos` is the maximum number of undos to one move. */
  createEntry(
    seat: Seat,
    { action, requestId: request }: RoomRequest,
    now: number,
    maxUndos: number,
  ): Result<EntryRow> {
    const content = createEntryContent(this.requestContext(now), seat, action)
    if (!content.ok) return content
    const { kind, payload } = content.value
    if (
      !changesGame(content.value) &&
      !this.#isLast(seat, action) &&
      this.log.statusEntriesSinceMove(seat) >= MAX_STATUS_ENTRIES
    )
      return refused('too-many-requests')
    const goesBack = kind === 'undo' || kind === 'undo-by-vote'
    if (goesBack && this.log.undosTo(Number(payload)) >= maxUndos)
      return refused('too-many-undos', { most: maxUndos })
    return accept({
      room_id: this.row.id,
      seq: this.log.length,
      kind,
      move_number: this.game.moveNumber,
      seat_number: seat,
      payload,
      request_id: request,
      created_at: now,
    })
  }

  /** Ending a game and leaving a seat are exempt from the limit, because nothing follows them. */
  #isLast(seat: Seat, { kind }: RequestAction): boolean {
    return kind === 'end-game' || (kind === 'leave-game' && this.#seats[seat]?.bot_level === null)
  }

  /** The state after an entry that is not written yet. */
  preview(entry: EntryRow): NextState {
    const status = reduceStatus(this.#status, entry)
    const hasMoved = changesGame(entry) || status.isEnded
    const summary = roomSummary(
      this.row.id,
      entry.seq + 1,
      hasMoved ? previewGame(this.game, entry) : this.game,
      entry.created_at,
      status.isEnded,
    )
    const deciders = this.deciders
    const clockInput: ClockInput = {
      ...this.#clockInput(),
      ticks: [...this.log.ticks, { madeAt: entry.created_at, deciders }],
      deciders: JSON.parse(summary.deciders_json) as number[],
      status,
    }
    return {
      row: this.row,
      seats: seatsWithReplacements(this.#storedSeats, status),
      summary,
      deadlines: computeDeadlines(clockInput),
      reminders: computeReminders(clockInput),
      status,
      hasMoved,
      isNewTurnFor: (seat) => isNewTurn(entry, deciders, seat),
    }
  }

  #clockInput(): ClockInput {
    return {
      settings: this.settings,
      seats: this.#seats.length,
      startedAt: this.row.started_at,
      ticks: this.log.ticks,
      deciders: this.deciders,
      status: this.#status,
    }
  }
}
