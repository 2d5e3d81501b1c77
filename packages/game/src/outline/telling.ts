/** What a game tells the text board of one position, in one language. The board itself knows no game. */
import type { GameEvent, Seat } from '@quayside/kernel'
import type { ToldSuggestion } from '../page/table.ts'
import type { Sayable } from './understanding/fit.ts'

/** Something that the viewer can do now. */
export interface Deed<Command> extends Sayable {
  /** More than one where a choice takes several commands. */
  readonly commands: readonly Command[]
  readonly text: string
}

/** A deed that is read out with the question. */
export interface Answer<Command> extends Deed<Command> {
  /** What speaks for it or against it. */
  readonly note: string
  readonly suggested: boolean
}

/** Something that the viewer could wish for and cannot do now. */
export interface Attempt extends Sayable {
  readonly text: string
  readonly why: string
}

/** Something that can be asked about. */
export interface Thing extends Sayable {
  readonly name: string
  readonly tell: () => readonly string[]
  /** What can be done with it and what stands against the rest; absent where nothing can. */
  readonly why?: () => readonly string[]
  /** Where it is to be had. */
  readonly where?: () => readonly string[]
}

export interface Column {
  readonly title: string
  /** Left out where there is little room. */
  readonly minor: boolean
}

export interface Row {
  readonly seat: Seat
  readonly name: string
  readonly mine: boolean
  readonly cells: readonly string[]
}

export interface Grid {
  /** Over the names. */
  readonly corner: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export interface Line {
  readonly text: string
  /** Not to be had now; the text says why. */
  readonly closed: boolean
}

/** A part of the situation with a heading of its own. */
export interface Part extends Sayable {
  /** The letter that reads it. */
  readonly key: string
  readonly title: string
  readonly grid: Grid | null
  readonly lines: readonly Line[]
  /** How many lines are shown before somebody asks for all. */
  readonly brief: number
}

export interface Asked<Command> {
  /** Tells one question from the next. */
  readonly id: string
  /** The line above the question. */
  readonly context: string
  readonly question: string
  /** Ranked; all of them can be chosen by their number. */
  readonly answers: readonly Answer<Command>[]
}

export interface Preview {
  readonly sentences: readonly string[]
  /** What the viewer might not have meant. */
  readonly warnings: readonly string[]
}

interface Hint<Command> {
  readonly deed: Deed<Command>
  readonly why: string
}

/** How the game ended. */
export interface Ending {
  readonly result: string
  readonly title: string
  readonly grid: Grid
}

export interface Telling<Command> {
  /** Null beside the table. */
  readonly seat: Seat | null
  readonly game: string
  /** Such as the round. */
  readonly stage: string
  readonly lead: readonly string[]
  readonly parts: readonly Part[]
  /** Null where somebody else is asked. */
  readonly asked: Asked<Command> | null
  /** Whom everybody waits for. */
  readonly waiting: string
  readonly ending: Ending | null
  /** Whether something that happened is announced. */
  isNews(this: void, event: GameEvent): boolean
  /** Everything that the viewer can do now, whoever is asked. */
  deeds(this: void): readonly Deed<Command>[]
  attempts(this: void): readonly Attempt[]
  things(this: void): readonly Thing[]
  /** What was typed in the game's own notation. */
  read(this: void, text: string): Deed<Command> | Attempt | null
  preview(this: void, deed: Deed<Command>): Preview
  /** What a bot would do, where it is still possible. */
  advise(this: void, suggestion: ToldSuggestion): Hint<Command> | null
}
