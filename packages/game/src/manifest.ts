/**
 * The manifest of a game: everything the rest of the program may ask of it. It is small; heavy parts are
 * loaded lazily.
 */
import type { GameBots } from '@quayside/bots'
import type { GameEvent, Policies, Rules } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { ComponentType } from 'react'
import type { AutoActions, Preferences } from './auto-actions.ts'
import type { GameCatalogue } from './catalogue.ts'
import type { GameDaily } from './daily/deal.ts'
import type { PositionEditor } from './editor/position-editor.ts'
import type { GameExplorer } from './explorer/game-explorer.ts'
import type { GameLanguage } from './language.ts'
import type { PreferenceLabels } from './message-texts.ts'
import type { Outliner } from './outline/text-view.ts'
import type { GameTable, GameText } from './page/game-table.ts'
import type { Course, LessonTexts } from './page/lesson.ts'
import type { Bookmark, ReplayAdapter } from './page/replay.ts'
import type { Rulebook } from './page/rulebook.ts'
import type { GameSetup } from './page/setup.ts'
import type { PuzzleBook } from './puzzle.ts'
import type { GameStatistics } from './statistics.ts'

/** Commands used as examples in help texts and guides. */
export interface Examples {
  /** Legal at the start of most games. */
  readonly command: string
  /** Often illegal. */
  readonly why: string
  /** A command that another seat may give out of turn. */
  readonly outOfTurn: string
  /** A card to ask about, if the game has any. */
  readonly card?: string
}

/** A set-up for guides, measurements and screenshots. */
export interface Sample {
  readonly name: string
  /** In the form that the rules read. */
  readonly options: Readonly<Record<string, unknown>>
}

/** Progress of a game for lists; `rounds` is 0 if the number of rounds is not known. */
export interface Progress {
  readonly version: string
  readonly round: number
  readonly rounds: number
}

export interface GameProgress<State> {
  progress(state: State): Progress
  /** Publicly visible standings. */
  standings?(state: State): readonly number[]
}

/** Events as JSON: seats counted from 1, cards and goods by name. */
interface GameEventJson<Event> {
  eventJson(event: Event): Readonly<Record<string, unknown>>
}

/** Functions are declared as methods so that the manifest of one game is assignable to `AnyManifest`. */
export interface GameManifest<State, Command, Options, Event extends GameEvent, Policy> {
  /** Id in records, addresses and stores. */
  readonly id: string
  readonly title: Readonly<Record<Locale, string>>
  /** Short description for the list of games. */
  readonly about: Readonly<Record<Locale, string>>
  /** Name of the score, such as "Fortune"; defaults to points. */
  readonly total?: Readonly<Record<Locale, string>>
  /** Possible numbers of players. */
  readonly seats: readonly number[]
  /** Whether seats hold hidden cards, so that players cannot share a screen. */
  readonly secrets: boolean
  readonly examples: Examples
  /** At least one, the shortest game first. */
  readonly samples: readonly Sample[]
  /** Rules by version: new games use the highest, stored games their own. */
  readonly rules: Readonly<Record<number, () => Promise<Rules<State, Command, Options, Event>>>>
  /** Decisions that a seat may settle in advance. */
  policies?(): Promise<Policies<State, Command, Policy>>
  /** Switches of this game in the settings, with their defaults. */
  readonly preferences?: Preferences
  /** Commands given for a player without asking; without it the player gives every command. */
  autoActions?(): Promise<AutoActions<State, Command>>
  /** In addition to the generic bots. */
  bots?(): Promise<GameBots<State, Command>>
  /** Lengths to choose from, if there are several. */
  readonly lengths?: readonly ('full' | 'short')[]

  // Texts of the game. Some depend on a state, because a game may use its own cards. Without a language the
  // notation is shown, without an outline the fields of the position.
  language?(locale: Locale, state?: State): Promise<GameLanguage<State, Command, Event>>
  outline?(locale: Locale): Promise<Outliner<State, Command>>
  catalogue?(locale: Locale, state?: State): Promise<GameCatalogue>
  eventJson?(): Promise<GameEventJson<Event>>
  progress?(): Promise<GameProgress<State>>
  /** The daily deals. */
  daily?(this: void): Promise<GameDaily<State, Event>>
  /** Without it only results are counted. */
  statistics?(this: void): Promise<GameStatistics<State, Event>>
  /** The explorer with its statistics. */
  explorer?(this: void): Promise<GameExplorer<State, Command>>

  /** The labels of its preferences. */
  preferenceLabels?(this: void, locale: Locale): Promise<PreferenceLabels>

  // For the site. Without its own table or text board a game gets one made from its outline; the other parts
  // are optional.
  table?(this: void): Promise<GameTable<State>>
  textBoard?(this: void): Promise<GameText<Command>>
  replay?(this: void): Promise<ReplayAdapter<State, Command, Event, Bookmark>>
  setup?(this: void): Promise<GameSetup>
  policyFields?(this: void): Promise<ComponentType>
  book?(this: void): Promise<Rulebook>
  /** All lessons; the first one teaches the whole game. */
  lessons?(this: void): Promise<Course<State>>
  lessonTexts?(this: void, locale: Locale): Promise<LessonTexts>
  puzzles?(this: void): Promise<PuzzleBook<Command, State>>
  /** Cover picture. */
  cover?(this: void): Promise<ComponentType>
  /** The position editor. */
  editor?(this: void, locale: Locale): Promise<PositionEditor>
}

export type AnyManifest = GameManifest<unknown, unknown, unknown, GameEvent, unknown>

export const defineGame = <State, Command, Options, Event extends GameEvent, Policy = unknown>(
  manifest: GameManifest<State, Command, Options, Event, Policy>,
): GameManifest<State, Command, Options, Event, Policy> => manifest
