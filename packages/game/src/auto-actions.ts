/** Commands that a game gives for a player without asking, and the player's preferences about them. */
import type { Seat } from '@quayside/kernel'

/** The switches of one game by name. */
export type Preferences = Readonly<Record<string, boolean>>

export interface AutoActionSettings {
  /** Whether a step is carried out if it is the only possible one. */
  readonly forced: boolean
  /** Whether the end of a turn waits for the player. */
  readonly confirmTurn: boolean
  /** All preferences of the game. */
  readonly preferences: Preferences
}

export interface AutoActions<State, Command> {
  /** The next command to give for a seat; null if the player has to decide. */
  next(view: State, seat: Seat, settings: AutoActionSettings): Command | null
}
