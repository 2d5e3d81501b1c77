/** What of a game counts for a player's own statistics. */
import type { GameEvent, Seat } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'

export interface StatisticsTexts {
  /** Titles: what is used most, and how games end in which something was used. */
  readonly favorites: string
  readonly effect: string
  used(id: string): string
  theme(id: string): string
}

export interface GameStatistics<State = unknown, Event = GameEvent> {
  /** What a seat used, such as the building that it entered; null for every other event. */
  used(event: Event): { readonly seat: Seat; readonly id: string } | null
  /** What a mistake was about, by the code of the first reason for the better move. */
  theme(reason: string | null): string
  /** From so many points on a mistake is a big one. */
  readonly bigMistake: number
  /** Everybody's score, where it grows from round to round. */
  wealth?(this: void, state: State): readonly number[]
  texts(locale: Locale): Promise<StatisticsTexts>
}
