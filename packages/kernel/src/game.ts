/** A running game in memory: its state and record, playing a command, and undo. */
import { type GameRecord, type Move, newRecord, replay, resultOf } from './record.ts'
import { accept, type Result, refused } from './refusal.ts'
import { type GameEvent, isSeat, type Rules, type Seat } from './rules.ts'

/** How far a seat may undo, and the reason for the limit. */
export interface UndoLimit {
  /** The earliest move number that the seat may go back to. */
  readonly moveNumber: number
  readonly reason: 'start' | 'reveal' | 'other-seat'
}

export type GameRefusalCode = 'stale-move' | 'no-such-seat' | 'nothing-to-undo' | 'undo-limit'

/** Commands between two snapshots: an undo replays at most this many, however long the game is. */
const SNAPSHOT_EVERY = 32

export class Game<State, Command, Options, Event extends GameEvent> {
  readonly rules: Rules<State, Command, Options, Event>
  /** Copies of the state after every `SNAPSHOT_EVERY` commands; the first is the set-up. */
  readonly #snapshots: State[]
  readonly #header: GameRecord
  readonly #moves: Move<Command, Event>[]
  #state: State
  #parsed: { readonly text: string; readonly command: Result<Command> } | null = null

  private constructor(
    rules: Rules<State, Command, Options, Event>,
    header: GameRecord,
    snapshots: State[],
    state: State,
    moves: Move<Command, Event>[],
  ) {
    this.rules = rules
    this.#header = header
    this.#snapshots = snapshots
    this.#state = state
    this.#moves = moves
  }

  static open<State, Command, Options, Event extends GameEvent>(
    rules: Rules<State, Command, Options, Event>,
    options: unknown,
    seed: string,
  ): Result<Game<State, Command, Options, Event>> {
    const record = newRecord(rules, options, seed)
    return record.ok ? Game.load(rules, record.value) : record
  }

  /** Replays a record under the rules version that it names. */
  static load<State, Command, Options, Event extends GameEvent>(
    rules: Rules<State, Command, Options, Event>,
    record: GameRecord,
  ): Result<Game<State, Command, Options, Event>> {
    const snapshots: State[] = []
    const played = replay(rules, record, (state, line) => {
      if (line % SNAPSHOT_EVERY === 0) snapshots.push(rules.copy(state))
    })
    if (!played.ok) return played
    const { rules: versionRules, state, moves } = played.value
    return accept(new Game(versionRules, record, snapshots, state, moves))
  }

  /** A game that starts in a given position, so it has no seed to replay from. */
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
      moves: [],
    }
    return new Game(rules, record, [rules.copy(position)], rules.copy(position), [])
  }

  get state(): State {
    return this.#state
  }

  /** The number of commands so far, which the next command must be made for. */
  get moveNumber(): number {
    return this.#moves.length
  }

  get record(): GameRecord {
    const moves = this.#moves.map(({ moveNumber, seat, text }) => ({ moveNumber, seat, command: text }))
    return { ...this.#header, moves, result: resultOf(this.rules, this.#state) }
  }

  get moves(): readonly Move<Command, Event>[] {
    return this.#moves
  }

  submit(seat: Seat, command: Command, at: number = this.moveNumber): Result<readonly Event[]> {
    if (at !== this.moveNumber) return refused('stale-move', { at, expected: this.moveNumber })
    if (!isSeat(seat, this.rules.seatCount(this.#state)))
      return refused('no-such-seat', { seat: seat + 1, seats: this.rules.seatCount(this.#state) })
    const refusal = this.rules.refuse(this.#state, seat, command)
    if (refusal) return { ok: false, refusal }
    const events: Event[] = []
    this.rules.apply(this.#state, seat, command, events)
    this.#moves.push({ moveNumber: at, seat, text: this.rules.notation.print(command), command, events })
    if (this.moveNumber % SNAPSHOT_EVERY === 0) this.#snapshots.push(this.rules.copy(this.#state))
    return accept(events)
  }

  submitText(seat: Seat, text: string, at: number = this.moveNumber): Result<readonly Event[]> {
    const command = this.parse(text)
    return command.ok ? this.submit(seat, command.value, at) : command
  }

  /** Caches the last parsed command, because a server parses the same text to check, to preview and to apply it. */
  parse(text: string): Result<Command> {
    if (this.#parsed?.text !== text) this.#parsed = { text, command: this.rules.notation.parse(text) }
    return this.#parsed.command
  }

  /** `seat` is null for an undo that all seats agreed to, which only a reveal limits. */
  undoLimit(seat: Seat | null): UndoLimit {
    const stop = this.#moves.findLast(
      (move) => (seat !== null && move.seat !== seat) || move.events.some((event) => event.reveal),
    )
    if (!stop) return { moveNumber: 0, reason: 'start' }
    return {
      moveNumber: stop.moveNumber + 1,
      reason: seat !== null && stop.seat !== seat ? 'other-seat' : 'reveal',
    }
  }

  /** Goes back to an earlier move number, within the undo limit of the seat (null for all seats). */
  undo(seat: Seat | null, to: number = this.moveNumber - 1): Result<number> {
    if (!Number.isInteger(to) || to < 0 || to >= this.moveNumber)
      return refused('nothing-to-undo', { to, at: this.moveNumber })
    const limit = this.undoLimit(seat)
    if (to < limit.moveNumber)
      return refused('undo-limit', { to, limit: limit.moveNumber, because: limit.reason })
    this.#rewind(to)
    return accept(to)
  }

  /** A copy of the state after the first `commands` commands. */
  stateAfter(commands: number): State {
    const snapshot = Math.floor(commands / SNAPSHOT_EVERY)
    const state = this.rules.copy(this.#snapshots[snapshot] ?? this.#state)
    for (const { seat, command } of this.#moves.slice(snapshot * SNAPSHOT_EVERY, commands))
      this.rules.apply(state, seat, command)
    return state
  }

  #rewind(to: number): void {
    this.#state = this.stateAfter(to)
    this.#moves.length = to
    this.#snapshots.length = Math.floor(to / SNAPSHOT_EVERY) + 1
  }
}
