import type { ReplayTexts } from '@quayside/game'
import type { Seat } from '@quayside/kernel'
import { useTexts, type Words } from '@quayside/table/page/texts.ts'
import { createContext, useContext, useMemo } from 'react'
import { usePast, usePeople } from './replay-store.ts'

export const SpokenContext = createContext<ReplayTexts | null>(null)

/** The game's own words about its past. */
export const useSpoken = (): ReplayTexts => {
  const spoken = useContext(SpokenContext)
  if (spoken === null) throw new Error('a part of the replay outside of it')
  return spoken
}

/** In words: how far into the game a position is. */
export const moveNumberText = (position: number, moves: number, { replay }: Words): string =>
  position === 0 ? replay('at.start', { moves }) : replay('at', { position, moves })

/** What a round is called; null is what comes after the last one. */
export const useRoundText = (): ((round: number | null) => string) => {
  const { replay } = useTexts()
  const { afterwards } = useSpoken()
  return (round) => (round === null ? afterwards : replay('jump.round', { round }))
}

export interface ToldMove {
  /** The position that it led to. */
  readonly position: number
  readonly seat: Seat
  readonly lines: readonly string[]
}

/** A move that changed nothing worth telling is left out. */
export const useMoveTexts = (): readonly ToldMove[] => {
  const spoken = useSpoken()
  const { names } = usePeople()
  const { game, steps } = usePast()
  return useMemo(
    () =>
      steps.flatMap(({ moveNumber: at, seat, events }) => {
        const lines = events.filter((event) => game.isTold(event)).map((event) => spoken.event(event, names))
        return lines.length === 0 ? [] : [{ position: at + 1, seat, lines }]
      }),
    [game, steps, spoken, names],
  )
}
