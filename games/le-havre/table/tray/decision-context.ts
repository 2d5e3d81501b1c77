/** Context of the tray: the question, and the function that sends commands. */

import { createContext, useContext, useEffect, useMemo } from 'react'
import type { Command } from '../../rules/index.ts'
import { markPicked } from '../state/choices.ts'
import { preview } from '../view-models/command-preview.ts'
import type { Decision } from '../view-models/decision.ts'
import type { OptionContext as Asked } from '../view-models/option-cards.ts'

export interface Meanwhile {
  /** Text that says who the game waits for. */
  readonly context: string
  readonly close: () => void
}

export interface DecisionContext extends Asked {
  readonly decision: Decision
  /** Set while another seat decides and the viewer may sell or repay. */
  readonly meanwhile: Meanwhile | null
  /** Sends commands, after a warning if there is one. */
  readonly decide: (commands: readonly Command[]) => void
}

export const TrayDecision = createContext<DecisionContext | null>(null)

export const useTrayDecision = (): DecisionContext => {
  const asking = useContext(TrayDecision)
  if (asking === null) throw new Error('a part of the tray outside of it')
  return asking
}

/** Marks in the own area what the chosen commands would change. */
export const useMarkPicked = (commands: readonly Command[]): void => {
  const { view, seat } = useTrayDecision()
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
