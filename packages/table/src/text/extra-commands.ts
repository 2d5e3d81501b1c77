/** Extra commands of the text board from a lesson, a sandbox or a replay. */
import type { ExtraCommand } from '@quayside/game/outline/extra-commands.ts'
import type { TextView } from '@quayside/game/outline/text-view.ts'
import { createContext, type ReactNode, useContext } from 'react'

type TextViewPart = Pick<TextView<unknown>, 'sections' | 'read'>

export interface ExtraCommands {
  /** A section of its own, before the situation. */
  readonly section: (textView: TextViewPart) => ReactNode
  readonly commands: (textView: TextViewPart) => readonly ExtraCommand[]
}

export const ExtraCommandsContext = createContext<ExtraCommands | null>(null)

export const useExtraCommands = (): ExtraCommands | null => useContext(ExtraCommandsContext)
