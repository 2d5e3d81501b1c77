/**
 * The manifest of a game: everything that the rest of the program may ask of it. A manifest is small; heavy parts are
 * loaded lazily.
 */
import type { GameBots } from '@quayside/bots'
import type { GameEvent, Policies, Rules } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { ComponentType } from 'react'
import type { GameCatalogue } from './catalogue.ts'
import type { GameDaily } from './daily/deal.ts'
import type { PositionEditor } from './editor/position-editor.ts'
import type { GameExplorer } from './explorer/game-explorer.ts'
import type { GameLanguage } from './language.ts'
import type { Outliner } from './outline/text-view.ts'
import type { GameTable, GameText } from './page/game-table.ts'
import type { Course, LessonTexts } from './page/lesson.ts'
import type { Bookmark, ReplayAdapter } from './page/replay.ts'
import type { Rulebook } from './page/rulebook.ts'
import type { GameSetup } from './page/setup.ts'
import type { PuzzleBook } from './puzzle.ts'
import type { GameStatistics } from './statistics.ts'

/** Commands of a game that help and guides explain themselves with. */
export interface Examples {
  /** Possible at the start of most games. */
  readonly command: string
  /** One that is often not possible. */
  readonly why: string
  /** Something another seat may do in between, after the seat. */
  readonly outOfTurn: string
}

/** A set-up for guides, measurements and pictures. */
export interface Sample {
  readonly name: string
  /** As the rules read them. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Progress of a game for lists; `rounds` is 0 where the number of rounds is not known. */
export interface Progress {
  readonly version: string
  readonly round: number
  readonly rounds: number
}

export interface GameProgress<State> {
  progress(state: State): Progress
  /** How everybody stands, as far as all can see it. */
  standings?(state: State): readonly number[]
}

/** Events for programs: seats counted from 1, cards and goods by name. */
interface GameEventJson<Event> {
  eventJson(event: Event): Readonly<Record<string, unknown>>
}

/** Functions are written as methods, so that the manifest of a game is also one of any game. */
export interface GameManifest<State, Command, Options, Event extends GameEvent, Policy> {
  /** As records, addresses and stores write it. */
  readonly id: string
  readonly title: Readonly<Record<Locale, string>>
  /** A short description for the choice of games. */
  readonly about: Readonly<Record<Locale, string>>
  /** What a score is called, as in "Fortune"; points where it is left out. */
  readonly total?: Readonly<Record<Locale, string>>
  /** The numbers of players it can be played with. */
  readonly seats: readonly number[]
  /** Whether seats hold cards that the others must not see, so that they cannot all look at one screen. */
  readonly secrets: boolean
  readonly examples: Examples
  /** At least one, the shortest game first. */
  readonly samples: readonly Sample[]
  /** By version: new games begin with the highest, and every one replays its own records. */
  readonly rules: Readonly<Record<number, () => Promise<Rules<State, Command, Options, Event>>>>
  /** What a seat may settle in advance. */
  policies?(): Promise<Policies<State, Command, Policy>>
  /** Beside those that play any game. */
  bots?(): Promise<GameBots<State, Command>>
  /** How long a game may be, where that can be chosen. */
  readonly lengths?: readonly ('full' | 'short')[]

  // What is said of a game. A table may play with cards of its own, so some of it is about one state.
  // Without its own language a game is told by its notation, without its own outline by the fields of its positions.
  language?(locale: Locale, state?: State): Promise<GameLanguage<State, Command, Event>>
  outline?(locale: Locale): Promise<Outliner<State, Command>>
  catalogue?(locale: Locale, state?: State): Promise<GameCatalogue>
  eventJson?(): Promise<GameEventJson<Event>>
  progress?(): Promise<GameProgress<State>>
  /** Its deals of every date. */
  daily?(this: void): Promise<GameDaily<State, Event>>
  /** Without it only results are counted. */
  statistics?(this: void): Promise<GameStatistics<State, Event>>
  /** What the explorer counts, with its numbers. */
  explorer?(this: void): Promise<GameExplorer<State, Command>>

  // For the site. A game without a table or a text board of its own gets one from its outline; the rest it does without.
  table?(this: void): Promise<GameTable<State>>
  textBoard?(this: void): Promise<GameText<Command>>
  replay?(this: void): Promise<ReplayAdapter<State, Command, Event, Bookmark>>
  setup?(this: void): Promise<GameSetup>
  policyFields?(this: void): Promise<ComponentType>
  book?(this: void): Promise<Rulebook>
  /** All lessons, the first game in steps first. */
  lessons?(this: void): Promise<Course<State>>
  lessonTexts?(this: void, locale: Locale): Promise<LessonTexts>
  puzzles?(this: void): Promise<PuzzleBook<Command>>
  /** The drawing that stands for the game. */
  cover?(this: void): Promise<ComponentType>
  /** How positions are set up by hand. */
  editor?(this: void, locale: Locale): Promise<PositionEditor>
}

export type AnyManifest = GameManifest<unknown, unknown, unknown, GameEvent, unknown>

export const defineGame = <State, Command, Options, Event extends GameEvent, Policy = unknown>(
  manifest: GameManifest<State, Command, Options, Event, Policy>,
): GameManifest<State, Command, Options, Event, Policy> => manifest
