/**
 * One table that is being played: its log in memory, one command at a time. Nothing is applied, acknowledged or told
 * before it is durable.
 */
import { accept, Game, type Refusal, type Result, refused, type Seat } from '@quayside/kernel'
import type { RoomSettings } from '@quayside/protocol'
import { type Deadline, deadlines, type Tick } from '../pace/clock.ts'
import type { ErrandPlan } from '../storage/errands.ts'
import type { LogWrite } from '../storage/room-log.ts'
import type { StoredRoom } from '../storage/room-shelf.ts'
import type { EntryRow, RoomRow, SeatRow, StandingRow } from '../storage/schema.ts'
import type { AnyGame, FindRules } from './games.ts'
import { isFree } from './laid.ts'
import { Presence } from './presence.ts'
import { standingOf } from './standing.ts'

export interface RoomPorts {
  /** True when the entry is durable and the first with its number. */
  append(write: LogWrite): Promise<boolean>
  entries(room: string, from: number): Promise<readonly EntryRow[]>
  now(): number
  /** What is to happen later at a table that stands so. */
  errands(room: Room, standing: StandingRow, deadlines: readonly Deadline[]): readonly ErrandPlan[]
  readonly rulesOf: FindRules
}

/** What somebody at the table wants done; `request` is their own name for it. */
export interface Wish {
  readonly request: string
  /** The position that it is meant for. */
  readonly at: number
  readonly act:
    | { readonly kind: 'command'; readonly words: string }
    | { readonly kind: 'take-back'; readonly to: number }
}

/** The position after the wish was fulfilled, and the length of the log. */
export interface Done {
  readonly at: number
  readonly seq: number
}

export type Listener = (room: Room) => void

const isKnown = (entry: EntryRow, seat: Seat, { request }: Wish): boolean =>
  entry.seat === seat && entry.request === request

export class Room {
  #row: RoomRow
  readonly game: AnyGame
  #seats: readonly SeatRow[]
  readonly settings: RoomSettings
  readonly #log: EntryRow[] = []
  /** For the clocks: whom the table waited for before each entry. */
  readonly #ticks: Tick[] = []
  readonly #ports: RoomPorts
  readonly #listeners = new Set<Listener>()
  /** The end of the queue: commands are carried out one after the other. */
  #last: Promise<unknown> = Promise.resolve()

  private constructor(stored: StoredRoom, game: AnyGame, ports: RoomPorts) {
    this.#row = stored.room
    this.#seats = stored.seats
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

  /** When the time of each waiting seat is up. */
  get deadlines(): readonly Deadline[] {
    const { rules, state } = this.game
    return deadlines(this.settings, this.seats.length, this.row.begun, this.#ticks, rules.deciders(state))
  }

  get now(): number {
    return this.#ports.now()
  }

  /** How many entries the log has. */
  get seq(): number {
    return this.#log.length
  }

  reseat({ room, seats }: StoredRoom): void {
    this.#row = room
    this.#seats = seats
    this.#tell()
  }

  /** The seats whose people look at the table through this process. */
  readonly present = new Presence()

  listen(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Since which position a viewer who has heard `seq` entries must be told again: after a take-back, an earlier one. */
  heardUntil(seq: number): number {
    return this.#log
      .slice(seq)
      .reduce(
        (at, entry) => Math.min(at, entry.kind === 'take-back' ? Number(entry.words) : entry.at),
        this.game.at,
      )
  }

  wish(seat: Seat, wish: Wish): Promise<Result<Done>> {
    const done = this.#last.then(() => this.#fulfil(seat, wish))
    this.#last = done.catch(() => undefined)
    return done
  }

  /** Hears what was written elsewhere. */
  catchUp(): Promise<void> {
    const done = this.#last.then(async () => {
      const missed = await this.#ports.entries(this.row.id, this.seq)
      if (missed.length === 0) return
      this.#replay(missed)
      this.#tell()
    })
    this.#last = done.catch(() => undefined)
    return done
  }

  async #fulfil(seat: Seat, wish: Wish): Promise<Result<Done>> {
    const before = this.#log.findIndex((entry) => isKnown(entry, seat, wish))
    if (before >= 0) return accept(this.#done(before))
    if (this.#seats.some(isFree)) return refused('seats-open')
    if (wish.at !== this.game.at) return refused('wrong-position', { at: wish.at, expected: this.game.at })
    const refusal = this.#refusal(seat, wish)
    if (refusal) return { ok: false, refusal }
    const entry: EntryRow = {
      room: this.row.id,
      seq: this.seq,
      kind: wish.act.kind,
      at: wish.at,
      seat,
      words: wish.act.kind === 'command' ? wish.act.words : String(wish.act.to),
      request: wish.request,
      made: this.#ports.now(),
    }
    const standing = standingOf(this.row.id, entry.seq + 1, this.#after(seat, wish), entry.made)
    const errands = this.#ports.errands(this, standing, this.#deadlinesAfter(standing))
    if (!(await this.#ports.append({ entry, standing, errands }))) {
      this.#replay(await this.#ports.entries(this.row.id, this.seq))
      this.#tell()
      return refused('wrong-position', { at: wish.at, expected: this.game.at })
    }
    this.#replay([entry])
    this.#tell()
    return accept(this.#done(entry.seq))
  }

  /** As it was answered the first time: an entry leaves the same position behind whenever it is looked at. */
  #done(seq: number): Done {
    const entry = this.#log[seq]
    const at = entry?.kind === 'take-back' ? Number(entry.words) : (entry?.at ?? 0) + 1
    return { at, seq: seq + 1 }
  }

  /** The game as it will be: on a copy, for nothing happens before it is written down. */
  #after(seat: Seat, { act }: Wish): Pick<AnyGame, 'at' | 'rules' | 'state'> {
    const { rules, record, state, at } = this.game
    if (act.kind === 'take-back') {
      const back = Game.load(rules, { ...record, lines: record.lines.slice(0, act.to) })
      if (!back.ok) throw new Error(`room ${this.row.id} does not replay`)
      return back.value
    }
    const command = rules.notation.parse(act.words)
    const after = rules.copy(state)
    if (command.ok) rules.apply(after, seat, command.value)
    return { rules, state: after, at: at + 1 }
  }

  #deadlinesAfter({ waits, changed }: StandingRow): readonly Deadline[] {
    const { rules, state } = this.game
    const ticks = [...this.#ticks, { made: changed, waited: rules.deciders(state) }]
    const waiting = JSON.parse(waits) as number[]
    return deadlines(this.settings, this.seats.length, this.row.begun, ticks, waiting)
  }

  #refusal(seat: Seat, { act }: Wish): Refusal | null {
    const { rules, state } = this.game
    if (act.kind === 'take-back') return this.#takeBackRefusal(seat, act.to)
    const command = rules.notation.parse(act.words)
    if (!command.ok) return command.refusal
    return rules.refuse(state, seat, command.value)
  }

  #takeBackRefusal(seat: Seat, to: number): Refusal | null {
    if (!Number.isInteger(to) || to < 0 || to >= this.game.at)
      return { code: 'nothing-to-take-back', params: { to, at: this.game.at } }
    const limit = this.game.undoLimit(seat)
    return to < limit.to
      ? { code: 'take-back-limit', params: { to, limit: limit.to, because: limit.because } }
      : null
  }

  #replay(entries: readonly EntryRow[]): Refusal | null {
    for (const entry of entries) {
      const waited = this.game.rules.deciders(this.game.state)
      const done =
        entry.kind === 'command'
          ? this.game.submitText(entry.seat, entry.words, entry.at)
          : this.game.takeBack(entry.seat, Number(entry.words))
      if (!done.ok) return { code: 'broken-log', params: { room: this.row.id, seq: entry.seq } }
      this.#log.push(entry)
      this.#ticks.push({ made: entry.made, waited })
    }
    return null
  }

  #tell(): void {
    for (const listener of this.#listeners) listener(this)
  }
}
