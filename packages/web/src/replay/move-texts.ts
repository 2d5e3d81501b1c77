/** Every move of the game in words. */
import type { Seat } from '@quayside/kernel'
import { useMemo } from 'react'
import { useSpoken } from './replay-texts.ts'
import { usePast, usePeople } from './use-past.ts'

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
