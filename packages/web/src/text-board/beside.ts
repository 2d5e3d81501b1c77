/** What lies beside the game and understands words of its own: a lesson, a rehearsal, the past of a game. */
import { createContext, type ReactNode, useContext } from 'react'
import type { Telling } from './telling.ts'

export interface BesideOrder {
  /** What a person may type: alternatives between bars, with a gap (`*`) where it is about something. */
  readonly says: string
  /** What it does, in words. */
  readonly help: string
  /** What is said to it; `about` is what stands in the gap. */
  readonly obey: (about: readonly string[]) => readonly string[]
}

type Told = Pick<Telling<unknown>, 'parts' | 'read'>

export interface Beside {
  /** A place of its own, before the situation. */
  readonly section: (telling: Told) => ReactNode
  readonly orders: (telling: Told) => readonly BesideOrder[]
}

export const BesideContext = createContext<Beside | null>(null)

export const useBeside = (): Beside | null => useContext(BesideContext)

/** The first of several ways to say something, without its gap. */
export const firstOf = (says: string): string => (says.split('|')[0] ?? '').replace('*', '').trim()
