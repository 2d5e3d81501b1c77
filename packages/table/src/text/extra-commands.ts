/** What lies beside the game and understands words of its own: a lesson, a rehearsal, the past of a game. */
import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { createContext, type ReactNode, useContext } from 'react'

type TextViewPart = Pick<TextView<unknown>, 'parts' | 'read'>

export interface ExtraCommands {
  /** A place of its own, before the situation. */
  readonly section: (telling: TextViewPart) => ReactNode
  readonly orders: (telling: TextViewPart) => readonly ExtraCommand[]
}

export const BesideContext = createContext<ExtraCommands | null>(null)

export const useBeside = (): ExtraCommands | null => useContext(BesideContext)
