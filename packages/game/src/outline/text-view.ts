/**
 * One position of a game in one language, described once for every reader: the text board, the board in a terminal, the
 * drawn table of a game that brings none of its own. The readers know no game.
 */
import type { GameEvent, Seat, Viewer } from '@quayside/kernel'
import type { TextBoardSay } from '@quayside/texts/messages/text-board'
import type { TableTexts } from '@quayside/texts/table'
import type { BotSuggestion } from '../page/game-table.ts'
import type { Matchable } from './parser/match.ts'
import { wordingsOf } from './parser/tokenize.ts'

/** Something that the viewer can do now. */
export interface TextAction<Command> extends Matchable {
  /** More than one where a choice takes several commands. */
  readonly commands: readonly Command[]
  readonly text: string
  /** The ids of the lines that it is about. */
  readonly about?: readonly string[]
}

/** An action that is read out with the question. */
export interface SuggestedAction<Command> extends TextAction<Command> {
  /** Its advantage or drawback. */
  readonly note: string
  readonly suggested: boolean
}

/** An action that is not possible now, and why. */
export interface RefusedAction extends Matchable {
  readonly text: string
  readonly why: string
}

/** Something that can be asked about. */
export interface TextTopic extends Matchable {
  readonly name: string
  readonly describe: () => readonly string[]
  /** What can be done with it and what stands against the rest; absent where nothing can. */
  readonly why?: () => readonly string[]
  /** Where it is to be had. */
  readonly where?: () => readonly string[]
}

interface Column {
  readonly title: string
  /** Left out where there is little room. */
  readonly minor: boolean
}

/** A seat for a reader with little room. */
export interface SeatBrief {
  readonly isAsked: boolean
  readonly summary: readonly string[]
  /** What it holds, as far as the viewer may see it. */
  readonly holds: readonly { readonly label: string; readonly items: readonly string[] }[]
}

export interface Row {
  readonly seat: Seat
  readonly name: string
  readonly isOwn: boolean
  readonly cells: readonly string[]
  /** Null where the cells are short enough. */
  readonly brief: SeatBrief | null
}

export interface Grid {
  /** Over the names. */
  readonly corner: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/** `closed`: not available now, and the text gives the reason. `now`: under way. `empty`: nothing there. */
export type Mark = 'open' | 'closed' | 'now' | 'empty'

export interface SectionLine {
  readonly text: string
  /** Named by the answers that are about it; absent where none can be. */
  readonly id?: string
  /** The same for a reader with little room; nothing where it stands elsewhere in short. */
  readonly short: readonly string[]
  /** The heading within the part that the short form stands under. */
  readonly under: string | null
  readonly mark: Mark
}

/** A part of the situation with a heading of its own. */
export interface TextSection extends Matchable {
  /** The letter that reads it. */
  readonly key: string
  readonly title: string
  /** The heading of the short forms. */
  readonly label: string
  /** Whether only the viewer may see it. */
  readonly secret: boolean
  /** Whether the question is about it. */
  readonly isAsked: boolean
  readonly grid: Grid | null
  readonly lines: readonly SectionLine[]
  /** How many lines are shown at first. */
  readonly brief: number
  /** What its letter reads out; nothing where the lines themselves are short enough. */
  readonly summary: readonly string[]
}

export interface TextQuestion<Command> {
  /** Tells one question from the next. */
  readonly id: string
  /** The line above the question. */
  readonly context: string
  readonly question: string
  /** Ranked; all of them can be chosen by their number. */
  readonly answers: readonly SuggestedAction<Command>[]
}

export interface Preview {
  readonly sentences: readonly string[]
  /** What the viewer might not have meant. */
  readonly warnings: readonly string[]
}

interface Hint<Command> {
  readonly action: TextAction<Command>
  readonly why: string
}

/** How the game ended. */
export interface GameResult {
  readonly result: string
  readonly title: string
  readonly grid: Grid
}

/** The description of a position. */
export interface Outline {
  readonly game: string
  /** What is played, such as the game with its version and the number of players. */
  readonly title: string
  /** Such as the round. */
  readonly stage: string
  /** The stage for a reader with little room, a line each. */
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
  /** Whom everybody waits for. */
  readonly waiting: string
  readonly ending: GameResult | null
  /** Whether something that happened is announced. */
  isLogged(this: void, event: GameEvent): boolean
  /** Everything that the viewer can do now, also out of turn. */
  actions(this: void): readonly TextAction<Command>[]
  refusedActions(this: void): readonly RefusedAction[]
  topics(this: void): readonly TextTopic[]
  /** What was typed in the game's own notation. */
  read(this: void, text: string): TextAction<Command> | RefusedAction | null
  preview(this: void, action: TextAction<Command>): Preview
  /** What a bot would do, where it is still possible. */
  advise(this: void, suggestion: BotSuggestion): Hint<Command> | null
}

/** A position from one viewer's side. */
export interface OutlineView<State> {
  readonly view: State
  readonly viewer: Viewer
  /** Everybody by name. */
  readonly names: readonly string[]
  /** How many commands led here. */
  readonly moveNumber: number
}

/** A game described in one language. */
export interface Outliner<State = unknown, Command = unknown> {
  outline(sight: OutlineView<State>): Outline
  /** Fetches what only the text board needs. */
  textViews(): Promise<TextViewBuilder<State, Command>>
}

interface TextViewBuilder<State = unknown, Command = unknown> {
  build(sight: OutlineView<State>): TextView<Command>
}

/** Everything is shown at once. */
export const ALL = Number.POSITIVE_INFINITY

/** As many lines as one takes in at once. */
export const BRIEF = 8

/** A line, and the same in short. */
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

/** A part that is read line by line. */
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
  /** Everybody as the viewer calls them. */
  readonly called: readonly string[]
  readonly text: TextBoardSay
  readonly words: TableTexts
}

export const rowOf = (
  seat: Seat,
  cells: readonly string[],
  brief: SeatBrief,
  { viewer, called, text }: TextContext,
): Row => ({
  seat,
  name: text('seat', { player: called[seat] ?? '', number: seat + 1 }),
  isOwn: seat === viewer,
  cells,
  brief,
})

/** Everybody, a row each. */
export const playersSection = (
  columns: readonly Column[],
  rows: readonly Row[],
  { text, words }: TextContext,
): TextSection =>
  section({
    key: 'p',
    title: words.board('zone.players'),
    wordings: wordingsOf(words.board('zone.players'), text('names.players')),
    grid: { corner: text('column.player'), columns, rows },
    lines: [],
  })

/** Something that is no card and no person; the first of its names is the one it goes by. */
export const topic = (names: string, describe: () => readonly string[]): TextTopic => ({
  name: names.split('|')[0] ?? '',
  wordings: wordingsOf(names),
  describe,
})
