/** Places at a table for what only the site has. */
import { createContext, type ReactNode, useContext } from 'react'

interface Slots {
  /** Directly before the table, so that a sandbox is never taken for the game. */
  readonly banner: ReactNode
  /** In place of the log, in a sandbox. */
  readonly branch: ReactNode
}

export const SlotsContext = createContext<Slots>({ banner: null, branch: null })

export const useSlots = (): Slots => useContext(SlotsContext)
