import type { ReactNode } from 'react'
import type { Route } from '../state/address.ts'

/** What a table as a text needs to know to be looked back at. */
export interface TextPastProps {
  /** Where the game was played; null for one that came in the address. */
  readonly table: Route | null
  readonly actions: ReactNode
}
