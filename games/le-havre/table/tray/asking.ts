/** What every part of the tray needs to know, and the way to decide. */

import { createContext, useContext } from 'react'
import type { Command } from '../../rules/index.ts'
import type { Decision } from '../reading/decision.ts'
import type { OptionContext as Asked } from '../reading/option-card.ts'

export interface Meanwhile {
  /** Whom the game waits for. */
  readonly context: string
  readonly close: () => void
}

export interface DecisionContext extends Asked {
  readonly decision: Decision
  /** Present while somebody else is asked and the person sells or repays meanwhile. */
  readonly meanwhile: Meanwhile | null
  /** Carries commands out, after a warning where one is due. */
  readonly decide: (commands: readonly Command[]) => void
}

export const AskingContext = createContext<DecisionContext | null>(null)

export const useAsking = (): DecisionContext => {
  const asking = useContext(AskingContext)
  if (asking === null) throw new Error('a part of the tray outside of it')
  return asking
}
