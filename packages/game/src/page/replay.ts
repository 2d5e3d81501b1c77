/** What looking back asks of a game. */
import type { Reason } from '@quayside/bots'
import type { GameEvent, Outcome, Rules, Seat, Viewer } from '@quayside/kernel'
import type { AdviceText } from '@quayside/texts'
import type { ComponentType } from 'react'
import type { Flight, Step, TableProps } from './game-table.ts'

/** What everybody is compared by at a position. */
export type Measure = 'fortune' | 'points' | 'money'

/** A part of the game to go to, such as a turn, where it begins. */
export interface Bookmark {
  readonly position: number
}

export interface RoundBookmarks<Place extends Bookmark = Bookmark> {
  /** Null for what comes after the last one. */
  readonly round: number | null
  readonly stops: readonly Place[]
}

/** What changed for a seat or a board item, as text. */
export interface Difference {
  /** Null for something without an owner. */
  readonly seat: Seat | null
  /** What it is called; a seat goes by its name. */
  readonly title: string
  readonly parts: readonly string[]
}

/** The people at the table as the viewer calls them. */
export interface People {
  readonly viewer: Viewer
  /** Everybody by name. */
  readonly names: readonly string[]
  /** The same with `You` for the viewer. */
  readonly called: readonly string[]
}

/** The game's own texts for the replay. */
export interface ReplayTexts<State = unknown, Event = GameEvent, Place extends Bookmark = Bookmark> {
  /** Where in the game a position is. */
  when(view: State, people: People): string
  stop(place: Place, people: People): string
  /** What comes after the last round. */
  readonly afterwards: string
  turningPoint(number: number, before: State): string
  /** What a turn with these events is remembered by. */
  highlight(events: readonly Event[], people: People): string
  event(event: Event, names: readonly string[]): string
  command(command: string, before: State, names: readonly string[]): string
  reason(reason: Reason): string
  points(points: number): string
  advice(names: readonly string[]): AdviceText
  result(outcome: Outcome, names: readonly string[]): string
  differences(before: State, after: State): readonly Difference[]
}

/** What is to be known about a game and its past. */
export interface PlayedGame<
  State = unknown,
  Command = unknown,
  Event extends GameEvent = GameEvent,
  Place extends Bookmark = Bookmark,
> {
  readonly rules: Rules<State, Command, unknown, Event>
  /** While the game is under way, only what everybody can see is compared. */
  measure(isOver: boolean): Measure
  /** Everybody, by seat. */
  standings(view: State, measure: Measure): readonly number[]
  roundsOf(start: State, steps: readonly Step<Command, Event>[]): readonly RoundBookmarks<Place>[]
  /** Whether an event is a part of what a move is called. */
  isLogged(event: Event): boolean
  /** Whether a step needs no time of its own to be seen. */
  isRoutine(step: Step<Command, Event>): boolean
  flightsOf(events: readonly Event[], after: State): readonly Flight[]
}

/** The same with its table and its texts. */
export interface ReplayAdapter<
  State = unknown,
  Command = unknown,
  Event extends GameEvent = GameEvent,
  Place extends Bookmark = Bookmark,
> extends PlayedGame<State, Command, Event, Place> {
  readonly Table: ComponentType<TableProps>
  /** A hook: the texts in the current language, for the game with this first position. */
  useReplayTexts(start: State): ReplayTexts<State, Event, Place>
}
