/** What is derived from the whole game once, for everything around the table. */
import { useMemo } from 'react'
import { type Curve, fortuneCurve } from './fortune-curve.ts'
import type { Past } from './past.ts'
import { useReplay } from './replay-state.ts'
import { type RoundBegun, roundsOf } from './turns.ts'

/** Everything around the table is drawn when the game is there. */
export const usePast = (): Past => {
  const past = useReplay(({ past }) => past)
  if (past === null) throw new Error('drawn before the game was opened')
  return past
}

export const useRounds = (): readonly RoundBegun[] => {
  const { views, steps } = usePast()
  return useMemo(() => (views[0] === undefined ? [] : roundsOf(views[0], steps)), [views, steps])
}

export const useFortunes = (): Curve => {
  const { views } = usePast()
  return useMemo(() => fortuneCurve(views), [views])
}
