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
  type Deadline,
  isOverdue,
} from './deadlines.ts'
import { EntryLog, isAbandoned } from './entry-log.ts'
import type { AnyGame, AnyRules, FindRules } from './games.ts'
import {
  createEntryContent,
  type RequestAction,
  type RequestContext,
  type RoomRequest,
} from './room-request.ts'
import { changesGame, INITIAL_STATUS, type RoomStatus, reduceStatus } from './room-status.ts'
import { dealSeed, externalSeats, humanSeats, type RoomWithSeats, seatsWithReplacements } from './seats.ts'

/** Where a room stands after so many entries of its log. */
export const roomSummary = (
  room: string,
  seq: number,
  { moveNumber: at, rules, state }: Pick<AnyGame, 'moveNumber' | 'rules' | 'state'>,
  changed: number,
  /** Without a result. */
  ended = false,
): RoomSummaryRow => ({
  room_id: room,
  entry_count: seq,
  move_number: at,
  is_over: ended || rules.outcome(state) !== null ? 1 : 0,
  deciders_json: JSON.stringify(ended ? [] : rules.deciders(state)),
  changed_at: changed,
})

/** What an entry of the log does to the game. */

/** False when the game refuses what was written down. */
const applyEntry = (
  game: AnyGame,
  { kind, seat_number: seat, payload: words, move_number: at }: EntryRow,
): boolean => {
  switch (kind) {
    case 'command':
      return game.submitText(seat, words, at).ok
    case 'undo':
      return game.undo(seat, Number(words)).ok
    case 'undo-by-vote':
      return game.undo(null, Number(words)).ok
    default:
      return true
  }
}

/** A game as it will be after an entry: on a copy, for nothing happens before it is written down. */
const previewGame = (
  game: AnyGame,
  { kind, seat_number: seat, payload: words }: EntryRow,
): Pick<AnyGame, 'moveNumber' | 'rules' | 'state'> => {
  const { rules, state, moveNumber: at } = game
  if (kind === 'undo' || kind === 'undo-by-vote') {
    const to = Number(words)
    return { rules, state: game.stateAfter(to), moveNumber: to }
  }
  if (kind !== 'command') return game
  const command = game.parse(words)
  const after = rules.copy(state)
  if (command.ok) rules.apply(after, seat, command.value)
  return { rules, state: after, moveNumber: at + 1 }
}

/** A room that is being played, as its settings and its log tell it: nothing here waits, stores or tells. */

/** How a room stands after an entry. */
export interface NextState extends RoomWithSeats {
  readonly standing: RoomSummaryRow
  readonly deadlines: readonly Deadline[]
  readonly reminders: readonly Deadline[]
  readonly status: RoomStatus
  /** Whether the game does not stand where it did. */
  readonly moved: boolean
  /** Whether a seat has not been told yet that the room waits for it. */
  isNewTurnFor(seat: Seat): boolean
}

/** More than anybody has to settle beside the game in one position; the log is not for talk. */
const MAX_STATUS_ENTRIES = 30

/** Plays on for whoever leaves, where the room has not chosen a bot of its own. */
const DEFAULT_REPLACEMENT_LEVEL = 'mate'

/** Rows as they come from SQLite take some times the room of a copy. */
const ownCopy = ({ room, seats }: StoredRoom): StoredRoom => ({
  room: { ...room },
  seats: seats.map((seat) => ({ ...seat })),
})

const dealt = ({ room, seats }: StoredRoom, rules: AnyRules): Result<AnyGame> => {
  const { game: name, rules_version: version, options_json: options, deal_hash: deal } = room
  const game = Game.open(rules, JSON.parse(options), dealSeed(room, seats))
  // Neither people nor logs may know the seed.
  if (game.ok && deal !== '' && game.value.record.deal !== deal)
    return refused('deal-mismatch', { game: name, version })
  return game
}

/** Whether an entry brings up a decision that a seat was not yet told of. */
export const isNewTurn = (
  entry: Pick<EntryRow, 'kind' | 'seat_number'>,
  waitedBefore: readonly Seat[],
  seat: Seat,
): boolean => {
  // The end of a vacation is when they want to hear of it.
  if (entry.kind === 'vacation') return entry.seat_number === seat
  return changesGame(entry) && !waitedBefore.includes(seat)
}

export class RoomState {
  #row: RoomRow
  /** As they sat down, and who sits there now. */
  #places: readonly SeatRow[]
  #seats: readonly SeatRow[]
  #status: RoomStatus = INITIAL_STATUS
  #game: AnyGame
  readonly settings: RoomSettings
  readonly log = new EntryLog()

  private constructor(stored: StoredRoom, game: AnyGame) {
    const { room, seats } = ownCopy(stored)
    this.#row = room
    this.#places = seats
    this.#seats = seatsWithReplacements(seats, INITIAL_STATUS)
    this.#game = game
    this.settings = JSON.parse(room.settings_json) as RoomSettings
  }

  /** Before anything of its log was heard. */
  static lay(stored: StoredRoom, findRules: FindRules): Result<RoomState> {
    const { game: name, rules_version: version } = stored.room
    const rules = findRules(name, version)
    if (!rules) return refused('unknown-rules', { game: name, version })
    const game = dealt(stored, rules)
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

  get waits(): readonly Seat[] {
    return this.#status.ended ? [] : this.game.rules.deciders(this.game.state)
  }

  get isOver(): boolean {
    return this.#status.ended || this.game.rules.outcome(this.game.state) !== null
  }

  get isAbandoned(): boolean {
    return isAbandoned(this.log.standIns, externalSeats(this.#seats).length)
  }

  get deadlines(): readonly Deadline[] {
    return computeDeadlines(this.#clocked())
  }

  get patience(): readonly Deadline[] {
    return computeAbsenceDeadlines(this.#clocked())
  }

  /** The cards are dealt when the last seat is taken. */
  reseat(stored: StoredRoom): Refusal | null {
    const { room, seats } = ownCopy(stored)
    if (this.log.length === 0 && dealSeed(room, seats) !== dealSeed(this.#row, this.#places)) {
      const game = dealt(stored, this.#game.rules)
      if (!game.ok) return game.refusal
      this.#game = game.value
    }
    this.#row = room
    this.#places = seats
    this.#seats = seatsWithReplacements(seats, this.#status)
    return null
  }

  replay(entries: readonly EntryRow[]): Refusal | null {
    for (const entry of entries)
      if (!this.#take(entry)) return { code: 'invalid-entry', params: { room: this.row.id, seq: entry.seq } }
    return null
  }

  /** False where the entry makes no sense here. */
  #take(entry: EntryRow): boolean {
    if (entry.seq !== this.log.length) return false
    try {
      const waited = this.waits
      const status = reduceStatus(this.#status, entry)
      if (!applyEntry(this.game, entry)) return false
      if (status.bots !== this.#status.bots) this.#seats = seatsWithReplacements(this.#places, status)
      this.#status = status
      this.log.add(entry, waited)
      return true
    } catch {
      // Another process may have written anything; what its words are is nobody's business.
      return false
    }
  }

  requestContext(now: number): RequestContext {
    const { pace, absent } = this.settings
    return {
      game: this.game,
      status: this.#status,
      humanSeats: humanSeats(this.#seats),
      externalSeats: externalSeats(this.#seats),
      deciders: this.waits,
      isOverdue: (seat) => isOverdue(this.#clocked(), seat, now),
      replacementLevel: absent.kind === 'bot' ? absent.level : DEFAULT_REPLACEMENT_LEVEL,
      vacation: pace.kind === 'days' ? (pace.vacation ?? 0) : 0,
      now,
    }
  }

  /** What is to be written down for a wish; `takeBacks` is how often the game may go back to a position. */
  entryFor(
    seat: Seat,
    { act, requestId: request }: RoomRequest,
    now: number,
    takeBacks: number,
  ): Result<EntryRow> {
    const what = createEntryContent(this.requestContext(now), seat, act)
    if (!what.ok) return what
    const { kind, payload: words } = what.value
    if (!changesGame(what.value) && !this.#isLast(seat, act) && this.log.asides(seat) >= MAX_STATUS_ENTRIES)
      return refused('too-many-requests')
    const goesBack = kind === 'undo' || kind === 'undo-by-vote'
    if (goesBack && this.log.takeBacksTo(Number(words)) >= takeBacks)
      return refused('too-many-undos', { most: takeBacks })
    return accept({
      room_id: this.row.id,
      seq: this.log.length,
      kind,
      move_number: this.game.moveNumber,
      seat_number: seat,
      payload: words,
      request_id: request,
      created_at: now,
    })
  }

  /** Nothing follows when a game is ended or a person leaves their seat, so no limit keeps anybody from either. */
  #isLast(seat: Seat, { kind }: RequestAction): boolean {
    return kind === 'end-game' || (kind === 'leave-game' && this.#seats[seat]?.bot_level === null)
  }

  /** How it will stand after an entry that is not written down yet. */
  after(entry: EntryRow): NextState {
    const status = reduceStatus(this.#status, entry)
    const moved = changesGame(entry) || status.ended
    const standing = roomSummary(
      this.row.id,
      entry.seq + 1,
      moved ? previewGame(this.game, entry) : this.game,
      entry.created_at,
      status.ended,
    )
    const waited = this.waits
    const clocked: ClockInput = {
      ...this.#clocked(),
      ticks: [...this.log.ticks, { made: entry.created_at, deciders: waited }],
      waits: JSON.parse(standing.deciders_json) as number[],
      status,
    }
    return {
      row: this.row,
      seats: seatsWithReplacements(this.#places, status),
      standing,
      deadlines: computeDeadlines(clocked),
      reminders: computeReminders(clocked),
      status,
      moved,
      isNewTurnFor: (seat) => isNewTurn(entry, waited, seat),
    }
  }

  #clocked(): ClockInput {
    return {
      settings: this.settings,
      seats: this.#seats.length,
      begun: this.row.started_at,
      ticks: this.log.ticks,
      waits: this.waits,
      status: this.#status,
    }
  }
}
