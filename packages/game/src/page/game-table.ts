/** What a drawn table, its end and what surrounds it ask of a game, and what they give to it. */
import type { Suggestion } from '@quayside/bots'
import type { GameEvent, Outcome, Seat, Viewer } from '@quayside/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { ExtraCommand } from '../outline/extra-commands.ts'
import type { TextView } from '../outline/text-view.ts'

/** One move as the viewer may see it. */
export interface Step<Command = unknown, Event = GameEvent> {
  readonly moveNumber: number
  readonly seat: Seat
  readonly command: Command
  readonly events: readonly Event[]
}

/** A command that a bot would consider in the viewer's place; reasons are the texts' own. */
export type BotSuggestion = Pick<
  Suggestion,
  'command' | 'points' | 'error' | 'behind' | 'even' | 'reasons' | 'against' | 'outlook'
>

/** What stands in place of what comes, the tray and the log; a table whose tray is replaced is only looked at. */
interface TableOverrides {
  readonly ribbon: ReactNode
  readonly tray?: ReactNode
  readonly log: ReactNode
}

export interface TableProps {
  /** The page's own buttons at the head of the table. */
  readonly actions: ReactNode
  readonly overrides?: TableOverrides
}

/** A source of points. */
export interface ScorePart {
  readonly part: string
  /** Its colour and pattern. */
  readonly look: 'buildings' | 'ships' | 'francs' | 'bonus' | 'loans'
  readonly label: string
}

/** A game that is over. */
export interface Ended<State = unknown> {
  readonly view: State
  readonly viewer: Viewer
  readonly outcome: Outcome
  /** The whole record; null until it is loaded, and for a game that began in a position. */
  readonly text: string | null
}

/** The texts of a game's end page. */
export interface EndTexts {
  /** Who has won. */
  readonly result: string
  /** What was played. */
  readonly about: string
  /** Where points come from. */
  readonly parts: readonly ScorePart[]
  readonly total: string
  /** `12 francs`. */
  points(this: void, amount: number): string
  /** Further looks at the game. */
  readonly more: ReactNode
}

export interface GameEnd<State = unknown> {
  /** A hook. */
  useEnd(ended: Ended<State>): EndTexts
}

export interface GameTable<State = unknown> {
  readonly Table: ComponentType<TableProps>
  /** Fetches what no game needs before it is over. */
  end(): Promise<GameEnd<State>>
}

/** Something that travels over the table: places are the table's, the first that is to be seen is taken. */
export interface Flight {
  /** The name of an icon in a sprite. */
  readonly icon: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** A position as text, and what can be done in it. */
export interface TextPlay<Command = unknown> {
  readonly textView: TextView<Command>
  act(this: void, seat: Seat, commands: readonly Command[]): void
  /** What the game's own table lets a person settle in advance. */
  readonly extraCommands: readonly ExtraCommand[]
  /** Something has been sent for this position and is not carried out yet. */
  readonly underWay: boolean
}

export interface GameText<Command = unknown> {
  /** The game on the table; draws nothing while there is none. */
  Play(this: void, props: { draw(this: void, play: TextPlay<Command>): ReactNode }): ReactNode
  /** The same for the replay. */
  Replay(this: void, props: { draw(this: void, textView: TextView<Command>): ReactNode }): ReactNode
}
