/** Texts of the replay: move numbers, rounds and moves, with those of the game. */
import type { ReplayTexts } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { useTexts, type Words } from '@quayside/table/page/texts.ts'
import { createContext, useContext, useMemo } from 'react'
import { usePeople, useReplayGame } from './replay-store.ts'

export const ReplayTextsContext = createContext<ReplayTexts | null>(null)

/** The game's own texts for the replay. */
export const useReplayTexts = (): ReplayTexts => {
  const texts = useContext(ReplayTextsContext)
  if (texts === null) throw new Error('useReplayTexts must be used inside its provider')
  return texts
}

export const moveNumberText = (position: number, moves: number, { replay }: Words): string =>
  position === 0 ? replay('at.start', { moves }) : replay('at', { position, moves })

/** Null is the time after the last round. */
export const useRoundText = (): ((round: number | null) => string) => {
  const { replay } = useTexts()
  const { afterwards } = useReplayTexts()
  return (round) => (round === null ? afterwards : replay('jump.round', { round }))
}

export interface MoveText {
  /** The move number after it. */
  readonly position: number
  readonly seat: Seat
  readonly lines: readonly string[]
}

/** The text of every move that the log shows. */
export const useMoveTexts = (): readonly MoveText[] => {
  const texts = useReplayTexts()
  const { names } = usePeople()
  const { game, steps } = useReplayGame()
  return useMemo(
    () =>
      steps.flatMap(({ moveNumber, seat, events }) => {
        const lines = events.filter((event) => game.isLogged(event)).map((event) => texts.event(event, names))
        return lines.length === 0 ? [] : [{ position: moveNumber + 1, seat, lines }]
      }),
    [game, steps, texts, names],
  )
}
