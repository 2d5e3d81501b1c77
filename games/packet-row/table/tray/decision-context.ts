/** Context of the tray: the question, and the function that sends commands. */

import { createContext, useContext } from 'react'
import type { Command } from '../../rules/index.ts'
import type { OptionContext as Asked } from '../view-models/option-cards.ts'

export interface DecisionContext extends Asked {
  readonly decide: (commands: readonly Command[]) => void
}

export const TrayDecision = createContext<DecisionContext | null>(null)

export const useTrayDecision = (): DecisionContext => {
  const asking = useContext(TrayDecision)
  if (asking === null) throw new Error('a part of the tray outside of it')
  return asking
}
