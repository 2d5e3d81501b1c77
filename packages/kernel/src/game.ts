import { type GameRecord, newRecord, type RecordLine, replay, resultOf } from './record.ts'
import { accept, type Refusal, type Result, refused } from './refusal.ts'
import type { GameEvent, Rules } from './rules.ts'
import { isSeat, type Seat } from './seat.ts'

/** How far a seat may take back, and what stops it there. */
export interface UndoLimit {
  /** The earliest position number the seat may return to. */
  readonly to: number
  readonly because: 'start' | 'reveal' | 'other-seat'
}

export type GameRefusalCode = 'wrong-position' | 'no-such-seat' | 'nothing-to-take-back' | 'take-back-limit'

/** So many commands lie between two kept states: going back applies no more than these, however long the game is. */
const SNAPSHOT_EVERY = 32

/** A game under way: a record that grows, and the position it has reached. */
export class Game<State, Command, Options, Event extends GameEvent> {
  readonly rules: Rules<State, Command, Options, Event>
  /** Copies of the state after every so many commands, the first one from before any. */
  readonly #snapshots: State[]
  #record: GameRecord
  #lines: RecordLine[]
  #events: Event[][]
  #state: State

  private constructor(
    rules: Rules<State, Command, Options, Event>,
    record: GameRecord,
    snapshots: readonly State[],
    state: State,
    events: readonly (readonly Event[])[],
  ) {
    this.rules = rules
    this.#record = record
    this.#snapshots = [...snapshots]
    this.#state = state
    this.#lines = [...record.lines]
    this.#events = events.map((happened) => [...happened])
  }

  static open<State, Command, Options, Event extends GameEvent>(
    rules: Rules<State, Command, Options, Event>,
    options: unknown,
    seed: string,
  ): Result<Game<State, Command, Options, Event>> {
    const record = newRecord(rules, options, seed)
    if (!record.ok) return record
    const opened = Game.load(rules, record.value)
    return opened
  }

  /** Under the version of the rules that the record names. */
  static load<State, Command, Options, Event extends GameEvent>(
    rules: Rules<State, Command, Options, Event>,
    record: GameRecord,
  ): Result<Game<State, Command, Options, Event>> {
    const snapshots: State[] = []
    const played = replay(rules, record, (state, line) => {
      if (line % SNAPSHOT_EVERY === 0) snapshots.push(rules.copy(state))
    })
    if (!played.ok) return played
    const { rules: own, state, events } = played.value
    return accept(new Game(own, record, snapshots, state, events))
  }

  /** A game that begins in a given position and so has no seed to replay from. */
  static from<State, Command, Options, Event extends GameEvent>(
    rules: Rules<State, Command, Options, Event>,
    position: State,
  ): Game<State, Command, Options, Event> {
    const record: GameRecord = {
      game: rules.game,
      rulesVersion: rules.version,
      options: null,
      seed: 'position',
      deal: rules.deal(position),
      lines: [],
    }
    return new Game(rules, record, [rules.copy(position)], rules.copy(position), [])
  }

  get state(): State {
    return this.#state
  }

  /** The number of commands so far: what the next command must name as its position. */
  get at(): number {
    return this.#lines.length
  }

  get record(): GameRecord {
    return { ...this.#record, lines: [...this.#lines], result: resultOf(this.rules, this.#state) }
  }

  /** What was done from a position on. */
  linesFrom(at: number): readonly RecordLine[] {
    return this.#lines.slice(at)
  }

  get events(): readonly (readonly Event[])[] {
    return this.#events
  }

  submit(seat: Seat, command: Command, at: number = this.at): Result<readonly Event[]> {
    if (at !== this.at) return refused('wrong-position', { at, expected: this.at })
    if (!isSeat(seat, this.rules.seats(this.#state)))
      return refused('no-such-seat', { seat: seat + 1, seats: this.rules.seats(this.#state) })
    const refusal = this.rules.refuse(this.#state, seat, command)
    if (refusal) return { ok: false, refusal }
    const happened: Event[] = []
    this.rules.apply(this.#state, seat, command, happened)
    this.#lines.push({ at, seat, command: this.rules.notation.print(command) })
    this.#events.push(happened)
    if (this.at % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.rules.copy(this.#state))
    return accept(happened)
  }

  submitText(seat: Seat, text: string, at: number = this.at): Result<readonly Event[]> {
    const command = this.rules.notation.parse(text)
    return command.ok ? this.submit(seat, command.value, at) : command
  }

  /** Null for all seats together, when everybody agrees: then only what came to light cannot be taken back. */
  undoLimit(seat: Seat | null): UndoLimit {
    for (let index = this.#lines.length - 1; index >= 0; index--) {
      if (seat !== null && this.#lines[index]?.seat !== seat) return { to: index + 1, because: 'other-seat' }
      if (this.#events[index]?.some((event) => event.reveal)) return { to: index + 1, because: 'reveal' }
    }
    return { to: 0, because: 'start' }
  }

  /** Returns to an earlier position, as far as the seat alone may, or all of them for null. */
  takeBack(seat: Seat | null, to: number = this.at - 1): Result<number> {
    if (!Number.isInteger(to) || to < 0 || to >= this.at)
      return refused('nothing-to-take-back', { to, at: this.at })
    const limit = this.undoLimit(seat)
    if (to < limit.to) return refused('take-back-limit', { to, limit: limit.to, because: limit.because })
    this.#rewind(to)
    return accept(to)
  }

  /** A copy of the state after the first so many commands. */
  stateAfter(commands: number): State {
    const kept = Math.floor(commands / SNAPSHOT_EVERY)
    const state = this.rules.copy(this.#snapshots[kept] ?? this.#state)
    for (const line of this.#lines.slice(kept * SNAPSHOT_EVERY, commands)) {
      const command = this.rules.notation.parse(line.command)
      if (command.ok) this.rules.apply(state, line.seat, command.value)
    }
    return state
  }

  #rewind(to: number): void {
    this.#state = this.stateAfter(to)
    this.#lines.length = to
    this.#events.length = to
    this.#snapshots.length = Math.floor(to / SNAPSHOT_EVERY) + 1
  }
}

/** Applies to a copy: the position handed in stays as it was. */
export const play = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  state: State,
  seat: Seat,
  command: Command,
): Result<{ readonly state: State; readonly events: readonly Event[] }> => {
  const refusal: Refusal | null = rules.refuse(state, seat, command)
  if (refusal) return { ok: false, refusal }
  const next = rules.copy(state)
  const events: Event[] = []
  rules.apply(next, seat, command, events)
  return accept({ state: next, events })
}
