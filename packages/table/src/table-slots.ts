/** Slots at a table that the site fills. */
import { createContext, type ReactNode, useContext } from 'react'

interface Slots {
  /** Directly before the table, so that a sandbox is not mistaken for the game. */
  readonly banner: ReactNode
  /** Replaces the log in a sandbox. */
  readonly branch: ReactNode
  /** In the tray of a game that ended without a result: the way to another one. */
  readonly afterwards?: ReactNode
}

export const SlotsContext = createContext<Slots>({ banner: null, branch: null })

export const useSlots = (): Slots => useContext(SlotsContext)
