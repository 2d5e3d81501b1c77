/** What every part of the tray needs to know, and the way to decide. */

import { createContext, useContext, useEffect, useMemo } from 'react'
import type { Command } from '../../rules/index.ts'
import { markPicked } from '../state/choices.ts'
import { preview } from '../view-models/command-preview.ts'
import type { Decision } from '../view-models/decision.ts'
import type { OptionContext as Asked } from '../view-models/option-cards.ts'

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

/** Marks on the person's own store what the chosen commands would change. */
export const useMarkPicked = (commands: readonly Command[]): void => {
  const { view, seat } = useAsking()
  const change = useMemo(() => {
    const { gains, pays } = preview(view, seat, commands)
    return new Map([
      ...gains.map(({ token, amount }) => [token, amount] as const),
      ...pays.map(({ token, amount }) => [token, -amount] as const),
    ])
  }, [view, seat, commands])
  useEffect(() => {
    markPicked(change)
    return () => markPicked(new Map())
  }, [change])
}
