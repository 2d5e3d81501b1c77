/** Which parts of a game count for a player's statistics. */
import type { GameEvent, Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'

export interface StatisticsTexts {
  /** Titles: most used items, and results of games in which an item was used. */
  readonly favorites: string
  readonly effect: string
  used(id: string): string
  theme(id: string): string
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
  texts(locale: Locale): Promise<StatisticsTexts>
}
