/** What the parts that all tables share ask of the game that lies on one. */
import type { GameEvent, Refusal } from '@quayside/kernel'
import { createContext, useContext } from 'react'
import type { Choices } from './state/choices.ts'
import type { Playback } from './state/playback.ts'

export interface GameContextValue {
  /** Everybody by name. */
  readonly names: readonly string[]
  readonly eventText: (event: GameEvent) => string
  /** The same with its goods drawn. */
  readonly picturedEvent: (event: GameEvent) => string
  readonly refusalText: (refusal: Refusal) => string
  /** The question to the viewer; null while the viewer is not asked anything. */
  readonly asked: string | null
  /** Whether an event gets a line of its own: the table may show the same already. */
  readonly isTold: (event: GameEvent) => boolean
  readonly choices: Pick<Choices<never, never>, 'useAutomatic' | 'useUndoTarget' | 'undo'>
  readonly playback: Playback
}

export const GameContext = createContext<GameContextValue | null>(null)

export const useGame = (): GameContextValue => {
  const game = useContext(GameContext)
  if (game === null) throw new Error('a part of a table outside of it')
  return game
}
