/** Which parts of a game count for a player's statistics. */
import type { GameEvent, Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'

export interface StatisticsTexts {
  /** Titles: most used items, and results of games in which an item was used. */
  readonly favorites: string
  readonly effect: string
  used(id: string): string
  theme(id: string): string
  /** What a number of `counts` counts, such as `Loans taken`. */
  count(id: string): string
}

/** Averages of strong players in one set-up, over all seats. */
export interface StrongAverages {
  /** As in the progress of the game; empty for a game with a single version. */
  readonly version: string
  readonly players: number
  readonly games: number
  readonly points: number
  readonly counts: Readonly<Record<string, number>>
  /** From the deal to the end; null for a game without this number. */
  readonly wealth: readonly number[] | null
}

export interface GameStatistics<State = unknown, Event = GameEvent> {
  /** The item a seat used, such as the building it entered; null for other events. */
  used(event: Event): { readonly seat: Seat; readonly id: string } | null
  /** The theme of a mistake, by the code of the first reason for the better move. */
  theme(reason: string | null): string
  /** Points from which a mistake counts as a big one. */
  readonly bigMistake: number
  /** Scores by seat, for a game whose scores grow from round to round. */
  wealth?(this: void, state: State): readonly number[]
  /** Numbers of a finished game that are compared with those of strong players. */
  counts(
    this: void,
    game: { readonly state: State; readonly events: readonly Event[] },
    seat: Seat,
  ): Readonly<Record<string, number>>
  /** From games of bots at the level of the mate against each other. */
  averages(this: void): Promise<readonly StrongAverages[]>
  texts(locale: Locale): Promise<StatisticsTexts>
}
