/** What lies beside the game and understands words of its own: a lesson, a rehearsal, the past of a game. */
import type { BesideOrder } from '@quayside/game/outline/orders.ts'
import type { Telling } from '@quayside/game/outline/telling.ts'
import { createContext, type ReactNode, useContext } from 'react'

type Told = Pick<Telling<unknown>, 'parts' | 'read'>

export interface Beside {
  /** A place of its own, before the situation. */
  readonly section: (telling: Told) => ReactNode
  readonly orders: (telling: Told) => readonly BesideOrder[]
}

export const BesideContext = createContext<Beside | null>(null)

export const useBeside = (): Beside | null => useContext(BesideContext)
