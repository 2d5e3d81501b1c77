/** What the replay needs of a game. */
import type { Reason } from '@quayside/bots'
import type { GameEvent, Outcome, Rules, Seat, Viewer } from '@quayside/kernel'
import type { AdviceText } from '@quayside/texts'
import type { ComponentType } from 'react'
import type { Flight, Step, TableProps } from './game-table.ts'

/** The number that players are compared by. */
export type Measure = 'fortune' | 'points' | 'money'

/** A place in the game to jump to, such as the start of a turn. */
export interface Bookmark {
  readonly position: number
}

export interface RoundBookmarks<Place extends Bookmark = Bookmark> {
  /** Null for the part after the last round. */
  readonly round: number | null
  readonly stops: readonly Place[]
}

/** Changes of a seat or a board item, as texts. */
export interface Difference {
  /** Null for an item without an owner. */
  readonly seat: Seat | null
  /** Its name; for a seat, the player's. */
  readonly title: string
  readonly parts: readonly string[]
}

/** The players as the viewer calls them. */
export interface People {
  readonly viewer: Viewer
  /** Names of all players. */
  readonly names: readonly string[]
  /** The same with `You` for the viewer. */
  readonly displayNames: readonly string[]
}

/** The game's texts for the replay. */
export interface ReplayTexts<State = unknown, Event = GameEvent, Place extends Bookmark = Bookmark> {
  /** The time of a position within the game. */
  when(view: State, people: People): string
  stop(place: Place, people: People): string
  /** Title of the part after the last round. */
  readonly afterwards: string
  turningPoint(number: number, before: State): string
  /** Short text that characterises a turn by its events. */
  highlight(events: readonly Event[], people: People): string
  event(event: Event, people: People): string
  /** One text for all events of a move; a heading or mark names its seat. */
  move(seat: Seat, events: readonly Event[], people: People): string
  command(command: string, before: State, names: readonly string[]): string
  reason(reason: Reason): string
  points(points: number): string
  advice(people: People): AdviceText
  result(outcome: Outcome, people: People): string
  differences(before: State, after: State): readonly Difference[]
}

/** What the replay needs to know about a game and its history. */
export interface PlayedGame<
  State = unknown,
  Command = unknown,
  Event extends GameEvent = GameEvent,
  Place extends Bookmark = Bookmark,
> {
  readonly rules: Rules<State, Command, unknown, Event>
  /** While the game is running, only public information is compared. */
  measure(isOver: boolean): Measure
  /** By seat. */
  standings(view: State, measure: Measure): readonly number[]
  roundsOf(start: State, steps: readonly Step<Command, Event>[]): readonly RoundBookmarks<Place>[]
  /** Whether an event is part of a move's text. */
  isLogged(event: Event): boolean
  /** Whether a step is too minor to be shown on its own. */
  isRoutine(step: Step<Command, Event>): boolean
  flightsOf(events: readonly Event[], after: State): readonly Flight[]
}

/** The same with its table and texts. */
export interface ReplayAdapter<
  State = unknown,
  Command = unknown,
  Event extends GameEvent = GameEvent,
  Place extends Bookmark = Bookmark,
> extends PlayedGame<State, Command, Event, Place> {
  readonly Table: ComponentType<TableProps>
  /** A React hook: the texts in the current language for a game with this first position. */
  useReplayTexts(start: State): ReplayTexts<State, Event, Place>
}
