/** A game in a terminal: what it brings to the command line, and how text is laid out there. */
import type { GameEvent, Outcome, Refusal, Seat } from '@quayside/kernel'
import type { AdviceText, Locale } from '@quayside/texts'

export { columnsOf, flow, labelled, pad, width, wrap } from './width.ts'

type Style = (text: string) => string

/** Where text is going to stand: how wide, and whether in colour. */
export interface Page {
  readonly columns: number
  readonly paint: Readonly<Record<'bold' | 'cyan' | 'dim' | 'gray' | 'green' | 'yellow', Style>>
}

export interface MenuEntry {
  /** As records write it. */
  readonly command: string
  /** As people say it. */
  readonly text: string
  /** The heading it stands under. */
  readonly group: string
}

/** A refusal as it comes from a game, or from a record with the line and what was wrong there. */
export interface ToldRefusal extends Refusal {
  readonly line?: number
  readonly cause?: Refusal
}

/** What speaks for a command: a code and its numbers. */
interface Reason {
  readonly code: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A game in one language. States may be views: nothing is told that is not in them. */
export interface GameWords<State, Command, Event> {
  readonly title: string
  seat(seat: Seat): string
  /** Commands as entries of a menu, in the order they came. */
  commands(commands: readonly Command[], state: State): readonly MenuEntry[]
  event(event: Event): string
  refusal(refusal: ToldRefusal): string
  /** What the game wants to know from the seat. */
  question(state: State, seat: Seat): string
  board(state: State, page: Page): readonly string[]
  /** What only this seat may see of its own view; empty when there is nothing. */
  secrets(view: State, seat: Seat): readonly string[]
  /** Who won, then what everybody's result is made of. */
  outcome(outcome: Outcome): readonly string[]
  readonly advice: AdviceText
  /** What speaks for a command. */
  reason(reason: Reason): string
  /** Every card, and those of the modules asked for: for people and for programs. */
  catalogue(page: Page, modules?: readonly string[]): readonly string[]
  catalogueFacts(modules?: readonly string[]): unknown
}

/** What a game brings to the command line. */
export interface GameTerminal<State, Command, Event extends GameEvent> {
  readonly lengths: readonly ('full' | 'short')[]
  /** Cards that a table may add. */
  readonly modules: readonly string[]
  /** An event for programs: seats counted from 1, cards and goods by name. */
  tellEvent(event: Event): Readonly<Record<string, unknown>>
  /** The words for a game, or for the game as such: a table may play with cards of its own. */
  words(locale: Locale, state?: State): Promise<GameWords<State, Command, Event>>
}
