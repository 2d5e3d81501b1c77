/** The texts of a game in one language. */
import type { GameEvent, Outcome, Seat } from '@quayside/kernel'
import type { AnyRefusal, CommonMessages, Translator } from '@quayside/texts'

/** A reason for a command: a code and its parameters. */
interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A command as people say it. */
export interface CommandText {
  readonly text: string
  /** The heading that it stands under in a menu. */
  readonly group: string
}

/** A game in one language. States may be views: texts only use what the view contains. */
export interface GameLanguage<State = unknown, Command = unknown, Event = GameEvent> {
  readonly common: Translator<CommonMessages>
  /** In the order they came. */
  commands(commands: readonly Command[], view: State): readonly CommandText[]
  event(event: Event): string
  /** Null where the game has no text for it. */
  refusal(refusal: AnyRefusal): string | null
  /** What the game wants to know from the seat. */
  question(view: State, seat: Seat): string
  /** Who won, then what everybody's result is made of. */
  outcome(outcome: Outcome): { readonly result: string; readonly scores: readonly string[] }
  /** The text of a reason for a command. */
  reason(reason: Reason): string
  points(amount: number): string
}
