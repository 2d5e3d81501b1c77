/** State of a streak: ever harder puzzles until the first wrong answer, one of which may be skipped. */
import { create } from 'zustand'
import { usePuzzleProgress } from './puzzle-progress.ts'

interface StreakState {
  readonly solved: number
  readonly skips: number
  readonly isOver: boolean
}

const BEGINNING: StreakState = { solved: 0, skips: 1, isOver: false }

export const useStreak = create<StreakState>()(() => BEGINNING)

export const beginStreak = (): void => useStreak.setState(BEGINNING)

export const skipInStreak = (): void => useStreak.setState(({ skips }) => ({ skips: skips - 1 }))

/** Counts an answer; a wrong one ends the streak. */
export const countInStreak = (isRight: boolean): void => {
  const { solved, isOver } = useStreak.getState()
  if (isOver) return
  if (isRight) useStreak.setState({ solved: solved + 1 })
  else useStreak.setState({ isOver: true })
  usePuzzleProgress.getState().endStreak(isRight ? solved + 1 : solved)
}
