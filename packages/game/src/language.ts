/** The texts of a game in one language. */
import type { GameEvent, Outcome, Seat } from '@quayside/kernel'
import type { AnyRefusal, CommonMessages, Translator } from '@quayside/texts'

/** A reason for a command: a code and its parameters. */
interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A command as text. */
export interface CommandLabel {
  readonly text: string
  /** Its heading in a menu. */
  readonly group: string
}

/** A game in one language. States may be views: texts only use what the view contains. */
export interface GameLanguage<State = unknown, Command = unknown, Event = GameEvent> {
  readonly common: Translator<CommonMessages>
  /** In the given order. */
  commands(commands: readonly Command[], view: State): readonly CommandLabel[]
  event(event: Event): string
  /** Null if the game has no text for it. */
  refusal(refusal: AnyRefusal): string | null
  /** The question to the seat. */
  question(view: State, seat: Seat): string
  /** The winner, then the parts of every score. */
  outcome(outcome: Outcome): { readonly result: string; readonly scores: readonly string[] }
  /** The text of a reason for a command. */
  reason(reason: Reason): string
  points(amount: number): string
}
