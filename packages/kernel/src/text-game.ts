import { Game } from './game.ts'
import { parseRecord, printRecord } from './record-text.ts'
import type { Refusal, Result } from './refusal.ts'
import type { GameEvent, Outcome, Rules, Seat, Viewer } from './rules.ts'

/** Thrown by a `TextGame` where `Game` returns a refusal. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  /** Why, as a code with its parameters. */
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
 * A game for programs of a few lines: commands are texts such as `take wood`, seats are counted from 0, and what is
 * refused is thrown. `game` is the same game with all that can be asked of it.
 */
export class TextGame<State, Command, Options, Event extends GameEvent> {
  readonly game: Game<State, Command, Options, Event>

  constructor(game: Game<State, Command, Options, Event>) {
    this.game = game
  }

  /** The seat whose decision comes next; null when the game is over. */
  get seat(): Seat | null {
    return this.game.rules.deciders(this.game.state)[0] ?? null
  }

  get isOver(): boolean {
    return this.outcome !== null
  }

  /** Scores and winners; null while the game goes on. */
  get outcome(): Outcome | null {
    return this.game.rules.outcome(this.game.state)
  }

  /** Every sensible command of a seat, in a fixed order; of the one whose decision comes next where none is named. */
  commands(seat: Seat | null = this.seat): readonly string[] {
    const { rules, state } = this.game
    return seat === null ? [] : rules.commands(state, seat).map((command) => rules.notation.print(command))
  }

  /** Carries a command out and returns what happened. */
  play(command: string, seat: Seat | null = this.seat): readonly Event[] {
    return accepted(this.game.submitText(seat ?? 0, command))
  }

  /** Back to before the last command. */
  undo(): void {
    accepted(this.game.undo(null))
  }

  /** The position as plain data; of a viewer, with what that viewer may not know left out. */
  position(viewer?: Viewer): unknown {
    const { rules, state } = this.game
    return rules.position.write(viewer === undefined ? state : rules.view(state, viewer))
  }

  /** The whole game as a text that `replayGame` takes back. */
  record(): string {
    return printRecord(this.game.record)
  }
}

/** A new game; the same options and seed give the same deal everywhere. Options that are left out have their defaults. */
export const createGame = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  options: Readonly<Partial<Options>>,
  seed: string,
): TextGame<State, Command, Options, Event> => new TextGame(accepted(Game.open(rules, options, seed)))

/** Replays the text of a record, under the version of the rules that it was written with. */
export const replayGame = <State, Command, Options, Event extends GameEvent>(
  rules: Rules<State, Command, Options, Event>,
  record: string,
): TextGame<State, Command, Options, Event> =>
  new TextGame(accepted(Game.load(rules, accepted(parseRecord(record)))))
