/** React context with everything that the shared parts of a table need to know about the open game. */
import type { GameEvent, Refusal } from '@quayside/kernel'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect } from 'react'
import { create } from 'zustand'
import type { LogLine } from './log/log-lines.ts'
import { type Step, useBaseGame, useTable } from './session/current-game.ts'
import type { Choices } from './state/choices.ts'
import type { Playback } from './state/playback.ts'

interface LineShape {
  /** Whether the sentence names the seat; a heading may name it already. */
  readonly isNamed: boolean
  readonly hasIcons: boolean
}

export interface GameContextValue {
  /** The players' names by seat. */
  readonly names: readonly string[]
  readonly eventText: (event: GameEvent) => string
  /** The same text with icons for goods. */
  readonly eventTextWithIcons: (event: GameEvent) => string
  /** Lines of the log for some steps; related events share a line. */
  readonly linesOf: (steps: readonly Step[]) => readonly LogLine[]
  /** Text of one line. */
  readonly lineText: (events: readonly GameEvent[], shape: LineShape) => string
  readonly refusalText: (refusal: Refusal) => string
  /** The question to the viewer; null while the viewer has nothing to decide. */
  readonly question: string | null
  /** Whether an event gets its own log line; some are already visible on the table. */
  readonly isLogged: (event: GameEvent) => boolean
  readonly choices: Pick<Choices<never, never>, 'follow' | 'useAutomatic' | 'useUndoTarget' | 'undo'>
  readonly playback: Playback
  /** Starts the game's own subscriptions while it is open. */
  readonly follow?: () => void
}

const GameContext = createContext<GameContextValue | null>(null)

interface GameProviderProps {
  readonly game: GameContextValue
  readonly children: ReactNode
}

/** Provides the open game to the shared parts and lets the choice store follow it. */
export const GameProvider = ({ game, children }: GameProviderProps) => {
  const id = useTable((table) => table.id)
  const { choices, follow } = game
  // A layout effect, because the effects of the children act on these choices.
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

/** The open game for parts outside its table, such as notices. */
const useDescriber = create<Describer>()(() => ({ game: null }))

/** Describes a move by its first log line; null where it has none. */
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
