import { Game } from './game.ts'
import { parseRecord, printRecord } from './record-text.ts'
import type { Refusal, Result } from './refusal.ts'
import type { GameEvent, Outcome, Rules, Seat, Viewer } from './rules.ts'

/** Thrown by a `TextGame` where `Game` returns a refusal. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'

  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`${refusal.code} ${JSON.stringify(refusal.params)}`)
    this.refusal = refusal
  }
}

const accepted = <Value>(result: Result<Value>): Value => {
  if (!result.ok) throw new RefusedError(result.refusal)
  return result.value
}

/**
 * A game with a simple interface for short programs: commands are texts such as `take wood`, seats are counted from 0,
 * and refusals are thrown. `game` has the full interface.
 */
export class TextGame<State, Command, Options, Event extends GameEvent> {
  readonly game: Game<State, Command, Options, Event>

  constructor(game: Game<State, Command, Options, Event>) {
    this.game = game
  }

  /** The next seat to decide; null when the game is over. */
  get seat(): Seat | null {
    return this.game.rules.deciders(this.game.state)[0] ?? null
  }

  get isOver(): boolean {
    return this.outcome !== null
  }

  /** Scores and winners; null while the game is running. */
  get outcome(): Outcome | null {
    return this.game.rules.outcome(this.game.state)
  }

  /** The sensible commands of a seat in a fixed order; by default of the next seat to decide. */
  commands(seat: Seat | null = this.seat): readonly string[] {
    const { rules, state } = this.game
    return seat === null ? [] : rules.commands(state, seat).map((command) => rules.notation.print(command))
  }

  /** Carries out a command and returns its events. */
  play(command: string, seat: Seat | null = this.seat): readonly Event[] {
    return accepted(this.game.submitText(seat ?? 0, command))
  }

  /** Undoes the last command. */
  undo(): void {
    accepted(this.game.undo(null))
  }

  /** The position as plain data; for a viewer, with hidden information masked. */
  position(viewer?: Viewer): unknown {
    const { rules, state } = this.game
    return rules.position.write(viewer === undefined ? state : rules.view(state, viewer))
  }

  /** The record of the game as text, for `replayGame`. */
  record(): string {
    return printRecord(this.game.record)
  }
}

/** A new game; the same options and seed always give the same deal. Missing options have their defaults. */
export const createGame = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  options: Readonly<Partial<Options>>,
  seed: string,
): TextGame<State, Command, Options, Event> => new TextGame(accepted(Game.open(rules, options, seed)))

/** Replays the text of a record under its rules version. */
export const replayGame = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  record: string,
): TextGame<State, Command, Options, Event> =>
  new TextGame(accepted(Game.load(rules, accepted(parseRecord(record)))))
