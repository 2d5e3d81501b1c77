/**
 * One table that is being played: its log in memory, one wish at a time. Nothing is applied, acknowledged or told
 * before it is durable.
 */
import { accept, Game, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import type { Deadline } from '../pace/clock.ts'
import { type Clocked, deadlinesAt, isOverdue } from '../pace/table-clock.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import type { LogWrite } from '../storage/room-log.ts'
import type { StoredRoom } from '../storage/room-shelf.ts'
import type { EntryRow, RoomRow, SeatRow, StandingRow } from '../storage/schema.ts'
import { type Affairs, affairsAfter, movesGame, NO_AFFAIRS } from './affairs.ts'
import { gameAfter } from './game-after.ts'
import type { AnyGame, FindPolicies, FindRules } from './games.ts'
import { isFree, type Laid } from './laid.ts'
import { Listeners } from './listeners.ts'
import { Presence } from './presence.ts'
import { heldAt, peopleAt, seatedAt } from './seated.ts'
import { standingOf } from './standing.ts'
import { type Done, TableLog } from './table-log.ts'
import { type Moment, stillAsked, type Wish, written } from './wish.ts'

export interface RoomPorts {
  /** True when the entry is durable and the first with its number. */
  append(write: LogWrite): Promise<boolean>
  entries(room: string, from: number): Promise<readonly EntryRow[]>
  now(): number
  /** What is to happen later at a table that stands so; `moved` when the game does not stand where it did. */
  errands(laid: Laid, after: After, moved: boolean): readonly ErrandPlan[]
  readonly rulesOf: FindRules
  readonly policiesOf: FindPolicies
}

/** How a table stands after an entry. */
interface After {
  readonly standing: StandingRow
  readonly deadlines: readonly Deadline[]
  readonly affairs: Affairs
}

export type Listener = (room: Room) => void

/** Plays on for whoever leaves, where the table has not chosen a bot of its own. */
const STAND_IN = 'mate'

/** More than anybody has to settle beside the game in one position; the log is not for talk. */
const ASIDES_AT_MOST = 30

/** Somebody else may write just before; what fits any position is tried again. */
const TRIES = 5

export class Room {
  #row: RoomRow
  readonly game: AnyGame
  /** As they sat down, and who sits there now. */
  #places: readonly SeatRow[]
  #seats: readonly SeatRow[]
  readonly settings: RoomSettings
  readonly #log = new TableLog()
  #affairs: Affairs = NO_AFFAIRS
  readonly #ports: RoomPorts
  readonly #listeners = new Listeners<Room>()
  /** Hears that something was said. */
  readonly talk = new Listeners<void>()
  /** The end of the queue: wishes are fulfilled one after the other. */
  #last: Promise<unknown> = Promise.resolve()
  #stalled: Seat | null = null

  private constructor(stored: StoredRoom, game: AnyGame, ports: RoomPorts) {
    this.#row = stored.room
    this.#places = stored.seats
    this.#seats = seatedAt(stored.seats, NO_AFFAIRS)
    this.game = game
    this.#ports = ports
    this.settings = JSON.parse(stored.room.settings) as RoomSettings
  }

  static async load(stored: StoredRoom, ports: RoomPorts): Promise<Result<Room>> {
    const { id, game: name, rules: version, options, seed, deal } = stored.room
    const rules = ports.rulesOf(name, version)
    if (!rules) return refused('unknown-rules', { game: name, version })
    const game = Game.open(rules, JSON.parse(options), seed)
    if (!game.ok) return game
    if (game.value.record.deal !== deal) return refused('wrong-deal', { seed })
    const room = new Room(stored, game.value, ports)
    const refusal = room.#replay(await ports.entries(id, 0))
    return refusal === null ? accept(room) : { ok: false, refusal }
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

  /** Whom the game waits for. */
  get waits(): readonly Seat[] {
    return this.#affairs.ended ? [] : this.game.rules.deciders(this.game.state)
  }

  get isOver(): boolean {
    return this.#affairs.ended || this.game.rules.outcome(this.game.state) !== null
  }

  /** When the time of each waiting seat is up. */
  get deadlines(): readonly Deadline[] {
    return deadlinesAt(this.#clocked())
  }

  get now(): number {
    return this.#ports.now()
  }

  /** How many entries the log has. */
  get seq(): number {
    return this.#log.length
  }

  /** How often the game has moved, back or forth: entries about anything else leave it where it stands. */
  get moved(): number {
    return this.#log.moved
  }

  /** The log from an entry on. */
  logFrom(seq: number): readonly EntryRow[] {
    return this.#log.from(seq)
  }

  /** A bot that cannot decide; null when none is known of. */
  get stalled(): Seat | null {
    return this.#stalled
  }

  stall(seat: Seat): void {
    this.#stalled = seat
    this.#listeners.tell(this)
  }

  /** Has everybody look again who acts for a seat. */
  nudge(): void {
    this.#stalled = null
    this.#listeners.tell(this)
  }

  /** The seats that a motion still waits for. */
  get asked(): readonly Seat[] {
    const { motion } = this.#affairs
    return motion === null ? [] : stillAsked(this.#moment(), motion)
  }

  reseat({ room, seats }: StoredRoom): void {
    this.#row = room
    this.#places = seats
    this.#seats = seatedAt(seats, this.#affairs)
    this.#listeners.tell(this)
  }

  /** The seats whose people look at the table through this process. */
  readonly present = new Presence()

  listen(listener: Listener): () => void {
    return this.#listeners.add(listener)
  }

  /** Since which position a viewer who has heard `seq` entries must be told again: after a take-back, an earlier one. */
  heardUntil(seq: number): number {
    return this.#log.heardUntil(seq, this.game.at)
  }

  wish(seat: Seat, wish: Wish): Promise<Result<Done>> {
    const done = this.#last.then(() => this.#fulfil(seat, wish))
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Hears what was written elsewhere; where the word came with the next entry, nobody has to be asked. */
  catchUp(entry?: EntryRow): Promise<void> {
    const done = this.#last.then(async () => {
      if (entry !== undefined && entry.seq < this.seq) return
      const missed = entry?.seq === this.seq ? [entry] : await this.#ports.entries(this.row.id, this.seq)
      if (missed.length === 0) return
      this.#replay(missed)
      this.#listeners.tell(this)
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  async #fulfil(seat: Seat, wish: Wish): Promise<Result<Done>> {
    for (let tries = 1; ; tries++) {
      const before = this.#log.answered(seat, wish.request)
      if (before !== null) return accept(before)
      if (this.#seats.some(isFree)) return refused('seats-open')
      if (wish.at !== null && wish.at !== this.game.at) return this.#wrongPosition(wish.at)
      const entry = this.#entry(seat, wish)
      if (!entry.ok) return entry
      if (await this.#ports.append(this.#write(entry.value))) {
        this.#replay([entry.value])
        this.#listeners.tell(this)
        return accept(this.#log.done(entry.value.seq))
      }
      this.#replay(await this.#ports.entries(this.row.id, this.seq))
      this.#listeners.tell(this)
      // An earlier sending may have been written down without anybody hearing of it.
      if (this.#log.answered(seat, wish.request) !== null) continue
      if (wish.at !== null || tries === TRIES) return this.#wrongPosition(entry.value.at)
    }
  }

  #wrongPosition(at: number): Result<Done> {
    return refused('wrong-position', { at, expected: this.game.at })
  }

  #entry(seat: Seat, { act, request }: Wish): Result<EntryRow> {
    const moment = this.#moment()
    const what = written(moment, seat, act)
    if (!what.ok) return what
    const { kind, words } = what.value
    if (!movesGame(what.value) && this.#log.asides(seat) >= ASIDES_AT_MOST)
      return refused('too-many-requests')
    return accept({
      room: this.row.id,
      seq: this.seq,
      kind,
      at: this.game.at,
      seat,
      words,
      request,
      made: moment.now,
    })
  }

  #moment(): Moment {
    const { pace, absent } = this.settings
    const now = this.#ports.now()
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
      policiesOf: this.#ports.policiesOf,
    }
  }

  #write(entry: EntryRow): LogWrite {
    const affairs = affairsAfter(this.#affairs, entry)
    const moved = movesGame(entry) || affairs.ended
    const standing = standingOf(
      this.row.id,
      entry.seq + 1,
      moved ? gameAfter(this.game, entry) : this.game,
      entry.made,
      affairs.ended,
    )
    const ticks = [...this.#log.ticks, { made: entry.made, waited: this.waits }]
    const waits = JSON.parse(standing.waits) as number[]
    const due = deadlinesAt({ ...this.#clocked(), ticks, waits, affairs })
    const seats = seatedAt(this.#places, affairs)
    const errands = this.#ports.errands(
      { row: this.row, seats },
      { standing, deadlines: due, affairs },
      moved,
    )
    const bot = seats.find((one) => one.bot !== (this.#seats[one.seat]?.bot ?? null))
    return {
      entry,
      standing,
      errands,
      ...(bot && bot.bot !== null ? { bot: { seat: bot.seat, level: bot.bot } } : {}),
    }
  }

  #clocked(): Clocked {
    return {
      settings: this.settings,
      seats: this.#seats.length,
      begun: this.row.begun,
      ticks: this.#log.ticks,
      waits: this.waits,
      affairs: this.#affairs,
    }
  }

  #replay(entries: readonly EntryRow[]): Refusal | null {
    for (const entry of entries) {
      const waited = this.waits
      if (!this.#play(entry)) return { code: 'broken-log', params: { room: this.row.id, seq: entry.seq } }
      const { bots } = this.#affairs
      this.#affairs = affairsAfter(this.#affairs, entry)
      if (bots !== this.#affairs.bots) this.#seats = seatedAt(this.#places, this.#affairs)
      this.#log.add(entry, waited)
    }
    if (entries.length > 0) this.#stalled = null
    return null
  }

  #play({ kind, seat, words, at }: EntryRow): boolean {
    switch (kind) {
      case 'command':
        return this.game.submitText(seat, words, at).ok
      case 'take-back':
        return this.game.takeBack(seat, Number(words)).ok
      case 'agreed-back':
        return this.game.takeBack(null, Number(words)).ok
      default:
        return true
    }
  }
}
