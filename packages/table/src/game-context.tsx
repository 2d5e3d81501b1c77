/** What the parts that all tables share ask of the open game. */
import type { GameEvent, Refusal } from '@quayside/kernel'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'
import type { LogLine } from './log/log-lines.ts'
import { type Step, useBaseGame, useTable } from './session/current-game.ts'
import type { Choices } from './state/choices.ts'
import type { Playback } from './state/playback.ts'

interface LineShape {
  /** Whether it names who did it; a heading may do so already. */
  readonly isNamed: boolean
  readonly hasIcons: boolean
}

export interface GameContextValue {
  /** The players' names by seat. */
  readonly names: readonly string[]
  readonly eventText: (event: GameEvent) => string
  /** The same text with icons for goods. */
  readonly eventTextWithIcons: (event: GameEvent) => string
  /** The log's lines for some steps: what belongs together is one line. */
  readonly linesOf: (steps: readonly Step[]) => readonly LogLine[]
  /** The sentence of a line. */
  readonly lineText: (events: readonly GameEvent[], shape: LineShape) => string
  readonly refusalText: (refusal: Refusal) => string
  /** The question to the viewer; null while the viewer has nothing to decide. */
  readonly question: string | null
  /** Whether an event gets a line in the log: the table may show the same already. */
  readonly isLogged: (event: GameEvent) => boolean
  readonly choices: Pick<Choices<never, never>, 'follow' | 'useAutomatic' | 'useUndoTarget' | 'undo'>
  readonly playback: Playback
  /** Starts whatever else follows the game while it is open. */
  readonly follow?: () => void
}

const GameContext = createContext<GameContextValue | null>(null)

interface GameProviderProps {
  readonly game: GameContextValue
  readonly children: ReactNode
}

/** Gives the shared parts their game, and lets the person's choices follow it while it is open. */
export const GameProvider = ({ game, children }: GameProviderProps) => {
  const id = useTable((table) => table.id)
  const { choices, follow } = game
  // Before the effects of what is inside, which act on these choices.
  useLayoutEffect(() => {
    if (id === null) return
    choices.follow()
    follow?.()
  }, [id, choices, follow])
  useEffect(() => {
    useDescriber.setState({ game })
    return () => useDescriber.setState({ game: null })
  }, [game])
  return <GameContext value={game}>{children}</GameContext>
}

interface Describer {
  readonly game: Pick<GameContextValue, 'linesOf' | 'lineText'> | null
}

/** The open game for what lies beside its table, such as notices. */
const useDescriber = create<Describer>()(() => ({ game: null }))

/** Describes the move with a number by its first line in the log; null where there is none. */
export const useMoveText = (): ((moveNumber: number | null) => string | null) => {
  const game = useDescriber((describer) => describer.game)
  const history = useBaseGame((table) => table.history)
  return (moveNumber) => {
    const step = history.find((one) => one.moveNumber === moveNumber)
    const [line] = step === undefined || game === null ? [] : game.linesOf([step])
    return line === undefined || game === null
      ? null
      : game.lineText(line.events, { isNamed: true, hasIcons: false })
  }
}

export const useGame = (): GameContextValue => {
  const game = useContext(GameContext)
  if (game === null) throw new Error('useGame needs a GameProvider around it')
  return game
}
