/** What every part of the tray needs to know, and the way to decide. */

import { createContext, useContext } from 'react'
import type { Command } from '../../rules/index.ts'
import type { Asking as Asked } from '../reading/options.ts'

export interface Asking extends Asked {
  readonly decide: (commands: readonly Command[]) => void
}

export const AskingContext = createContext<Asking | null>(null)

export const useAsking = (): Asking => {
  const asking = useContext(AskingContext)
  if (asking === null) throw new Error('a part of the tray outside of it')
  return asking
}
