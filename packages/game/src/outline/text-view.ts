/**
 * A position of a game in one language, described once for every board: the text board, the terminal, and the
 * drawn table of a game without its own. The boards know no game.
 */
import type { GameEvent, Seat, Viewer } from '@quayside/kernel'
import type { Locale } from '@quayside/texts'
import type { TextBoardSay } from '@quayside/texts/messages/text-board'
import type { TableTexts } from '@quayside/texts/table'
import type { BotSuggestion } from '../page/game-table.ts'
import type { Matchable } from './parser/match.ts'
import { wordingsOf } from './parser/tokenize.ts'

/** An action that the viewer can take now. */
export interface TextAction<Command> extends Matchable {
  /** Several if a choice takes several commands. */
  readonly commands: readonly Command[]
  readonly text: string
  /** Ids of the lines that it concerns. */
  readonly about?: readonly string[]
}

/** An action that is read out with the question. */
export interface SuggestedAction<Command> extends TextAction<Command> {
  /** Its advantage or drawback. */
  readonly note: string
  readonly suggested: boolean
}

/** An action that is illegal now, and why. */
export interface RefusedAction extends Matchable {
  readonly text: string
  readonly why: string
}

/** A topic that can be asked about. */
export interface TextTopic extends Matchable {
  readonly name: string
  readonly describe: () => readonly string[]
  /** The possible actions with it, and why others are refused; absent if there are none. */
  readonly why?: () => readonly string[]
  /** Where to get it. */
  readonly where?: () => readonly string[]
}

interface Column {
  readonly title: string
  /** Left out if there is little space. */
  readonly minor: boolean
  /** Whether its cells are read without the title. */
  readonly plain?: boolean
}

/** A seat in short form, for little space. */
export interface SeatBrief {
  readonly isAsked: boolean
  readonly summary: readonly string[]
  /** Its possessions, as far as the viewer may see them. */
  readonly holds: readonly { readonly label: string; readonly items: readonly string[] }[]
}

export interface GridRow {
  readonly seat: Seat
  readonly name: string
  readonly isOwn: boolean
  readonly cells: readonly string[]
  /** Null if the cells are short enough. */
  readonly brief: SeatBrief | null
}

export interface Grid {
  /** Heading of the column of names. */
  readonly corner: string
  readonly columns: readonly Column[]
  readonly rows: readonly GridRow[]
}

/** `closed`: not available now, and the text gives the reason. `now`: in progress. `empty`: nothing there. */
export type Mark = 'open' | 'closed' | 'now' | 'empty'

export interface SectionLine {
  readonly text: string
  /** Referred to by answers that concern it; absent if none can. */
  readonly id?: string
  /** Short form; empty if another short form already contains it. */
  readonly short: readonly string[]
  /** Heading of the short form within the section. */
  readonly under: string | null
  readonly mark: Mark
}

/** A section of the position with its own heading. */
export interface TextSection extends Matchable {
  /** The letter key that reads it out. */
  readonly key: string
  readonly title: string
  /** Heading of the short forms. */
  readonly label: string
  /** Whether only the viewer may see it. */
  readonly secret: boolean
  /** Whether the question concerns it. */
  readonly isAsked: boolean
  readonly grid: Grid | null
  readonly lines: readonly SectionLine[]
  /** Number of lines shown at first. */
  readonly brief: number
  /** Text read out for its letter; empty if the lines are short enough. */
  readonly summary: readonly string[]
}

export interface TextQuestion<Command> {
  /** Distinguishes it from the next question. */
  readonly id: string
  /** The line above the question. */
  readonly context: string
  readonly question: string
  /** Ranked; each can be chosen by its number. */
  readonly answers: readonly SuggestedAction<Command>[]
}

export interface Preview {
  readonly sentences: readonly string[]
  /** Consequences that the viewer may not have intended. */
  readonly warnings: readonly string[]
}

interface Hint<Command> {
  readonly action: TextAction<Command>
  readonly why: string
}

/** Result of the game. */
export interface ResultTable {
  readonly result: string
  readonly title: string
  readonly grid: Grid
}

/** The description of a position. */
export interface Outline {
  readonly game: string
  /** The game with its version and number of players. */
  readonly title: string
  /** For example the round. */
  readonly stage: string
  /** The stage in short form, one line each. */
  readonly now: readonly string[]
  readonly sections: readonly TextSection[]
}

/** A position with everything that can be asked and done in it. */
export interface TextView<Command> extends Outline {
  /** Null for a spectator. */
  readonly seat: Seat | null
  readonly lead: readonly string[]
  /** Null while the viewer has nothing to decide. */
  readonly question: TextQuestion<Command> | null
  /** The seats that the game waits for. */
  readonly waiting: string
  readonly ending: ResultTable | null
  /** Whether an event is announced. */
  isLogged(this: void, event: GameEvent): boolean
  /** All legal actions of the viewer, also out of turn. */
  actions(this: void): readonly TextAction<Command>[]
  refusedActions(this: void): readonly RefusedAction[]
  topics(this: void): readonly TextTopic[]
  /** Looked up only if no other topic matches, such as cards that are not in play. */
  otherTopics?(this: void): readonly TextTopic[]
  /** Reads text in the game's notation. */
  read(this: void, text: string): TextAction<Command> | RefusedAction | null
  preview(this: void, action: TextAction<Command>): Preview
  /** A bot's suggestion as an action, if it is still legal. */
  advise(this: void, suggestion: BotSuggestion): Hint<Command> | null
}

/** A position from one viewer's side. */
export interface OutlineView<State> {
  readonly view: State
  readonly viewer: Viewer
  /** Names of all players. */
  readonly names: readonly string[]
  /** Number of commands that led to the position. */
  readonly moveNumber: number
}

/** Describes positions of a game in one language. */
export interface Outliner<State = unknown, Command = unknown> {
  readonly locale: Locale
  outline(sight: OutlineView<State>): Outline
  /** Loads the parts that only the text board needs. */
  textViews(): Promise<TextViewBuilder<State, Command>>
}

interface TextViewBuilder<State = unknown, Command = unknown> {
  build(sight: OutlineView<State>): TextView<Command>
}

/** Shows all lines. */
export const ALL = Number.POSITIVE_INFINITY

/** Number of lines that are easy to take in. */
export const BRIEF = 8

/** A line with its short form. */
export const open = (text: string, short: readonly string[] = [], mark: Mark = 'open'): SectionLine => ({
  text,
  short,
  under: null,
  mark,
})

export const closed = (
  name: string,
  why: string,
  { text }: Pick<TextContext, 'text'>,
  short: readonly string[] = [],
): SectionLine => open(text('pair', { name, value: why }), short, 'closed')

type SectionSketch = Pick<TextSection, 'key' | 'title' | 'wordings' | 'lines'> & Partial<TextSection>

/** A section that is read line by line. */
export const section = (sketch: SectionSketch): TextSection => ({
  label: sketch.title,
  secret: false,
  isAsked: false,
  grid: null,
  brief: ALL,
  summary: [],
  ...sketch,
})

interface TextContext {
  readonly viewer: Viewer
  /** Names of the players as the viewer calls them. */
  readonly displayNames: readonly string[]
  readonly text: TextBoardSay
  readonly texts: TableTexts
}

export const rowOf = (
  seat: Seat,
  cells: readonly string[],
  brief: SeatBrief,
  { viewer, displayNames, text }: TextContext,
): GridRow => ({
  seat,
  name: text('seat', { player: displayNames[seat] ?? '', number: seat + 1 }),
  isOwn: seat === viewer,
  cells,
  brief,
})

/** All players, one row each. */
export const playersSection = (
  columns: readonly Column[],
  rows: readonly GridRow[],
  { text, texts }: TextContext,
): TextSection =>
  section({
    key: 'p',
    title: texts.board('zone.players'),
    wordings: wordingsOf(texts.board('zone.players'), text('names.players')),
    grid: { corner: text('column.player'), columns, rows },
    lines: [],
  })

/** A topic that is neither a card nor a player; it is called by the first of its names. */
export const topic = (names: string, describe: () => readonly string[]): TextTopic => ({
  name: names.split('|')[0] ?? '',
  wordings: wordingsOf(names),
  describe,
})
