import { accept, Game, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { StoredRoom } from '../storage/room-store.ts'
import type { EntryRow, RoomRow, SeatRow, StandingRow } from '../storage/schema.ts'
import { type Clocked, type Deadline, deadlinesAt, isOverdue, patienceAt, remindersAt } from './deadlines.ts'
import { isAbandoned, TableLog } from './entry-log.ts'
import type { AnyGame, AnyRules, FindRules } from './games.ts'
import { type Act, type Moment, type Wish, written } from './room-request.ts'
import { type Affairs, affairsAfter, movesGame, NO_AFFAIRS } from './room-status.ts'
import { dealSeed, heldAt, type Laid, peopleAt, seatedAt } from './seats.ts'

/** Where a table stands after so many entries of its log. */
export const standingOf = (
  room: string,
  seq: number,
  { at, rules, state }: Pick<AnyGame, 'at' | 'rules' | 'state'>,
  changed: number,
  /** Without a result. */
  ended = false,
): StandingRow => ({
  room,
  seq,
  at,
  over: ended || rules.outcome(state) !== null ? 1 : 0,
  waits: JSON.stringify(ended ? [] : rules.deciders(state)),
  changed,
})

/** What an entry of the log does to the game. */

/** False when the game refuses what was written down. */
export const play = (game: AnyGame, { kind, seat, words, at }: EntryRow): boolean => {
  switch (kind) {
    case 'command':
      return game.submitText(seat, words, at).ok
    case 'take-back':
      return game.takeBack(seat, Number(words)).ok
    case 'agreed-back':
      return game.takeBack(null, Number(words)).ok
    default:
      return true
  }
}

/** A game as it will be after an entry: on a copy, for nothing happens before it is written down. */
export const gameAfter = (
  game: AnyGame,
  { kind, seat, words }: EntryRow,
): Pick<AnyGame, 'at' | 'rules' | 'state'> => {
  const { rules, state, at } = game
  if (kind === 'take-back' || kind === 'agreed-back') {
    const to = Number(words)
    return { rules, state: game.stateAfter(to), at: to }
  }
  if (kind !== 'command') return game
  const command = game.parse(words)
  const after = rules.copy(state)
  if (command.ok) rules.apply(after, seat, command.value)
  return { rules, state: after, at: at + 1 }
}

/** A table that is being played, as its settings and its log tell it: nothing here waits, stores or tells. */

/** How a table stands after an entry. */
export interface After extends Laid {
  readonly standing: StandingRow
  readonly deadlines: readonly Deadline[]
  readonly reminders: readonly Deadline[]
  readonly affairs: Affairs
  /** Whether the game does not stand where it did. */
  readonly moved: boolean
  /** Whether a seat has not been told yet that the table waits for it. */
  isNewsTo(seat: Seat): boolean
}

/** More than anybody has to settle beside the game in one position; the log is not for talk. */
const ASIDES_AT_MOST = 30

/** Plays on for whoever leaves, where the table has not chosen a bot of its own. */
const STAND_IN = 'mate'

/** Rows as they come from SQLite take some times the room of a copy. */
const ownCopy = ({ room, seats }: StoredRoom): StoredRoom => ({
  room: { ...room },
  seats: seats.map((seat) => ({ ...seat })),
})

const dealt = ({ room, seats }: StoredRoom, rules: AnyRules): Result<AnyGame> => {
  const { game: name, rules: version, options, deal } = room
  const game = Game.open(rules, JSON.parse(options), dealSeed(room, seats))
  // Neither people nor logs may know the seed.
  if (game.ok && deal !== '' && game.value.record.deal !== deal)
    return refused('wrong-deal', { game: name, version })
  return game
}

/** Whether an entry brings up a decision that a seat was not yet told of. */
export const isNews = (
  entry: Pick<EntryRow, 'kind' | 'seat'>,
  waitedBefore: readonly Seat[],
  seat: Seat,
): boolean => {
  // The end of a vacation is when they want to hear of it.
  if (entry.kind === 'away') return entry.seat === seat
  return movesGame(entry) && !waitedBefore.includes(seat)
}

export class Table {
  #row: RoomRow
  /** As they sat down, and who sits there now. */
  #places: readonly SeatRow[]
  #seats: readonly SeatRow[]
  #affairs: Affairs = NO_AFFAIRS
  #game: AnyGame
  readonly settings: RoomSettings
  readonly log = new TableLog()

  private constructor(stored: StoredRoom, game: AnyGame) {
    const { room, seats } = ownCopy(stored)
    this.#row = room
    this.#places = seats
    this.#seats = seatedAt(seats, NO_AFFAIRS)
    this.#game = game
    this.settings = JSON.parse(room.settings) as RoomSettings
  }

  /** Before anything of its log was heard. */
  static lay(stored: StoredRoom, rulesOf: FindRules): Result<Table> {
    const { game: name, rules: version } = stored.room
    const rules = rulesOf(name, version)
    if (!rules) return refused('unknown-rules', { game: name, version })
    const game = dealt(stored, rules)
    return game.ok ? accept(new Table(stored, game.value)) : game
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

  get affairs(): Affairs {
    return this.#affairs
  }

  get waits(): readonly Seat[] {
    return this.#affairs.ended ? [] : this.game.rules.deciders(this.game.state)
  }

  get isOver(): boolean {
    return this.#affairs.ended || this.game.rules.outcome(this.game.state) !== null
  }

  get isAbandoned(): boolean {
    return isAbandoned(this.log.standIns, heldAt(this.#seats).length)
  }

  get deadlines(): readonly Deadline[] {
    return deadlinesAt(this.#clocked())
  }

  get patience(): readonly Deadline[] {
    return patienceAt(this.#clocked())
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
    this.#seats = seatedAt(seats, this.#affairs)
    return null
  }

  replay(entries: readonly EntryRow[]): Refusal | null {
    for (const entry of entries)
      if (!this.#take(entry)) return { code: 'broken-log', params: { room: this.row.id, seq: entry.seq } }
    return null
  }

  /** False where the entry makes no sense here. */
  #take(entry: EntryRow): boolean {
    if (entry.seq !== this.log.length) return false
    try {
      const waited = this.waits
      const affairs = affairsAfter(this.#affairs, entry)
      if (!play(this.game, entry)) return false
      if (affairs.bots !== this.#affairs.bots) this.#seats = seatedAt(this.#places, affairs)
      this.#affairs = affairs
      this.log.add(entry, waited)
      return true
    } catch {
      // Another process may have written anything; what its words are is nobody's business.
      return false
    }
  }

  momentAt(now: number): Moment {
    const { pace, absent } = this.settings
    return {
      game: this.game,
      affairs: this.#affairs,
      people: peopleAt(this.#seats),
      held: heldAt(this.#seats),
      waits: this.waits,
      isOverdue: (seat) => isOverdue(this.#clocked(), seat, now),
      level: absent.kind === 'bot' ? absent.level : STAND_IN,
      vacation: pace.kind === 'days' ? (pace.vacation ?? 0) : 0,
      now,
    }
  }

  /** What is to be written down for a wish; `takeBacks` is how often the game may go back to a position. */
  entryFor(seat: Seat, { act, request }: Wish, now: number, takeBacks: number): Result<EntryRow> {
    const what = written(this.momentAt(now), seat, act)
    if (!what.ok) return what
    const { kind, words } = what.value
    if (!movesGame(what.value) && !this.#isLast(seat, act) && this.log.asides(seat) >= ASIDES_AT_MOST)
      return refused('too-many-requests')
    const goesBack = kind === 'take-back' || kind === 'agreed-back'
    if (goesBack && this.log.takeBacksTo(Number(words)) >= takeBacks)
      return refused('too-many-take-backs', { most: takeBacks })
    return accept({
      room: this.row.id,
      seq: this.log.length,
      kind,
      at: this.game.at,
      seat,
      words,
      request,
      made: now,
    })
  }

  /** Nothing follows when a game is ended or a person leaves their seat, so no limit keeps anybody from either. */
  #isLast(seat: Seat, { kind }: Act): boolean {
    return kind === 'end' || (kind === 'leave' && this.#seats[seat]?.bot === null)
  }

  /** How it will stand after an entry that is not written down yet. */
  after(entry: EntryRow): After {
    const affairs = affairsAfter(this.#affairs, entry)
    const moved = movesGame(entry) || affairs.ended
    const standing = standingOf(
      this.row.id,
      entry.seq + 1,
      moved ? gameAfter(this.game, entry) : this.game,
      entry.made,
      affairs.ended,
    )
    const waited = this.waits
    const clocked: Clocked = {
      ...this.#clocked(),
      ticks: [...this.log.ticks, { made: entry.made, waited }],
      waits: JSON.parse(standing.waits) as number[],
      affairs,
    }
    return {
      row: this.row,
      seats: seatedAt(this.#places, affairs),
      standing,
      deadlines: deadlinesAt(clocked),
      reminders: remindersAt(clocked),
      affairs,
      moved,
      isNewsTo: (seat) => isNews(entry, waited, seat),
    }
  }

  #clocked(): Clocked {
    return {
      settings: this.settings,
      seats: this.#seats.length,
      begun: this.row.begun,
      ticks: this.log.ticks,
      waits: this.waits,
      affairs: this.#affairs,
    }
  }
}
