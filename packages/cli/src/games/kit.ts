/**
 * What the command needs to know of a game besides its rules. A game joins with one kit in the registry; nothing
 * else here knows a game by name.
 */
import type { Adviser, Reason } from '@quayside/bots'
import type { Game, GameEvent, Outcome, Refusal, Rules, Seat } from '@quayside/kernel'
import type { AdviceText } from '@quayside/texts'
import type { Language } from '../language.ts'
import type { Page } from '../terminal/page.ts'

export type AnyRules = Rules<unknown, unknown, unknown, GameEvent>

export type AnyGame = Game<unknown, unknown, unknown, GameEvent>

/** Set-ups as the flags of a command line name them; seats counted from 1. */
export interface SetUpFlags {
  readonly players?: number | undefined
  readonly length?: 'full' | 'short' | undefined
  readonly start?: number | 'random' | undefined
}

/** Commands of a game that help explains itself with. */
export interface Examples {
  readonly command: string
  /** One that is often not possible. */
  readonly why: string
  /** Something another seat may do in between, after the seat. */
  readonly aside: string
}

export interface GameKit {
  readonly rules: AnyRules
  /** The name that people know the game by. */
  readonly title: string
  /** The numbers of seats it can be played with. */
  readonly players: readonly number[]
  readonly lengths: readonly ('full' | 'short')[]
  /** Cards that a table may add. */
  readonly modules: readonly string[]
  /** Whether seats hold cards that the others must not see, so that they cannot all look at one screen. */
  readonly hands: boolean
  readonly examples: Examples
  /** Raw options for the rules, which check them. */
  optionsFrom(flags: SetUpFlags): Readonly<Record<string, unknown>>
  /** An event for programs: seats counted from 1, cards and goods by name. */
  tellEvent(event: GameEvent): Readonly<Record<string, unknown>>
  /** Whoever can judge positions of the game. Bots are large, so nobody else waits for them. */
  adviser(): Promise<Adviser<unknown, unknown>>
  /** The words for a game, or for the game as such: a table may play with cards of its own. */
  words(language: Language, state?: unknown): Promise<GameWords>
}

/** A refusal as it comes from a game, or from a record with the line and what was wrong there. */
interface ToldRefusal extends Refusal {
  readonly line?: number
  readonly cause?: Refusal
}

/** A game in one language. States may be views: nothing is told that is not in them. */
export interface GameWords {
  readonly title: string
  seat(seat: Seat): string
  /** Commands as entries of a menu, in the order they came. */
  commands(commands: readonly unknown[], state: unknown): readonly MenuEntry[]
  event(event: GameEvent): string
  refusal(refusal: ToldRefusal): string
  /** What the game wants to know from the seat. */
  question(state: unknown, seat: Seat): string
  board(state: unknown, page: Page): readonly string[]
  /** What only this seat may see of its own view; empty when there is nothing. */
  secrets(view: unknown, seat: Seat): readonly string[]
  /** Who won, then what everybody's result is made of. */
  outcome(outcome: Outcome): readonly string[]
  readonly advice: AdviceText
  /** What speaks for a command. */
  reason(reason: Reason): string
  /** Every card, and those of the modules asked for: for people and for programs. */
  catalogue(page: Page, modules?: readonly string[]): readonly string[]
  catalogueFacts(modules?: readonly string[]): unknown
}

export interface MenuEntry {
  /** As records write it. */
  readonly command: string
  /** As people say it. */
  readonly text: string
  /** The heading it stands under. */
  readonly group: string
}
