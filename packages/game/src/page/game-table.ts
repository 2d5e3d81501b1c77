/** Interfaces between the page and a game's drawn table and end page. */
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

/** A suggestion of a bot for the viewer; the reasons are codes of the game. */
export type BotSuggestion = Pick<
  Suggestion,
  'command' | 'points' | 'error' | 'behind' | 'even' | 'reasons' | 'against' | 'outlook'
>

/** Replacements for the ribbon, the tray and the log; without the tray the table is read-only. */
interface TableOverrides {
  readonly ribbon: ReactNode
  readonly tray?: ReactNode
  readonly log: ReactNode
}

export interface TableProps {
  /** The page's buttons at the top of the table. */
  readonly actions: ReactNode
  readonly overrides?: TableOverrides
}

/** A source of points. */
export interface ScorePart {
  readonly part: string
  /** Its colour and pattern. */
  readonly look: 'buildings' | 'ships' | 'francs' | 'bonus' | 'loans'
  readonly label: string
  /** What a seat's points come from, such as its money, and whether that decides between seats with equal points. */
  readonly from?: (this: void, seat: Seat) => { readonly text: string; readonly breaksTie: boolean }
}

/** A finished game. */
export interface EndedGame<State = unknown> {
  readonly view: State
  readonly viewer: Viewer
  readonly outcome: Outcome
  /** The whole record; null until it is loaded, and for a game that began in a position. */
  readonly text: string | null
}

/** The texts of a game's end page. */
export interface EndTexts {
  /** The winner. */
  readonly result: string
  /** A line about the game and its set-up. */
  readonly about: string
  /** The sources of points. */
  readonly parts: readonly ScorePart[]
  readonly total: string
  /** `12 francs`. */
  points(this: void, amount: number): string
  /** Additional content about the game. */
  readonly more: ReactNode
}

export interface GameEnd<State = unknown> {
  /** A React hook. */
  useEnd(ended: EndedGame<State>): EndTexts
}

export interface GameTable<State = unknown> {
  readonly Table: ComponentType<TableProps>
  /** Loads what is only needed at the end of a game. */
  end(): Promise<GameEnd<State>>
}

/** An animated object that moves over the table; of several places the first visible one is used. */
export interface Flight {
  /** Name of an icon in a sprite. */
  readonly icon: string
  readonly from: readonly string[]
  readonly to: readonly string[]
}

/** A position as text, with its actions. */
export interface TextPlay<Command = unknown> {
  readonly textView: TextView<Command>
  act(this: void, seat: Seat, commands: readonly Command[]): void
  /** Commands for auto-actions of the game's table. */
  readonly extraCommands: readonly ExtraCommand[]
  /** Whether a command for this position was sent and is not confirmed yet. */
  readonly underWay: boolean
}

export interface GameText<Command = unknown> {
  /** The current game; renders nothing if there is none. */
  Play(this: void, props: { draw(this: void, play: TextPlay<Command>): ReactNode }): ReactNode
  /** The same for the replay. */
  Replay(this: void, props: { draw(this: void, textView: TextView<Command>): ReactNode }): ReactNode
}
