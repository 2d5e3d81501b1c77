/** The open puzzle: its hints, answers and scores. */
import { answerScore, HINTS, type Puzzle } from '@quayside/game'
import type { AnyRules } from '@quayside/kernel'
import type { Step } from '@quayside/table/session/current-game.ts'
import { create } from 'zustand'
import type { Listed } from './puzzle-choice.ts'
import { usePuzzleProgress } from './puzzle-progress.ts'
import { submitAnswer } from './server-answers.ts'

export interface OpenPuzzle {
  readonly entry: Listed
  readonly puzzle: Puzzle
  readonly rules: AnyRules
  readonly view: unknown
}

/** `again` after a first wrong answer; then `right` or `wrong`. */
export type SolvingPhase = 'solving' | 'again' | 'right' | 'wrong'

interface SessionState {
  readonly open: OpenPuzzle | null
  readonly phase: SolvingPhase
  /** Number of hints shown, of four. */
  readonly hints: number
  /** The latest answer, as a command; null before the first, and after giving up. */
  readonly chosen: string | null
  /** The player's rating before and after; null for a repeated puzzle. */
  readonly change: { readonly before: number; readonly after: number } | null
}

const CLOSED: SessionState = { open: null, phase: 'solving', hints: 0, chosen: null, change: null }

export const usePuzzleSession = create<SessionState>()(() => CLOSED)

/** The player's answer: their first command that the puzzle evaluates; preparatory commands are skipped. */
export const chosenCommand = (
  { puzzle, rules }: OpenPuzzle,
  history: readonly Pick<Step, 'seat' | 'command'>[],
): string | null => {
  const own = history.filter(({ seat }) => seat === puzzle.seat)
  const texts = own.map(({ command }) => rules.notation.print(command))
  return texts.find((text) => puzzle.values.some(({ command }) => command === text)) ?? null
}

export const openPuzzle = (open: OpenPuzzle): void => usePuzzleSession.setState({ ...CLOSED, open })

export const closePuzzle = (): void => usePuzzleSession.setState(CLOSED)

export const showHint = (): void =>
  usePuzzleSession.setState(({ hints }) => ({ hints: Math.min(HINTS, hints + 1) }))

/** Rates the first answer; a repeated puzzle is only rescheduled. */
const rate = ({ entry, puzzle }: OpenPuzzle, isRight: boolean, hints: number): SessionState['change'] => {
  const { key, themes, rating } = entry
  const own = themes.map((theme) => theme.slice(entry.game.length + 1))
  const { answers, answer } = usePuzzleProgress.getState()
  const isFirst = !answers.some((one) => one.key === key)
  answer({ key, themes: own, rating, score: answerScore(isRight, hints), hints })
  if (isFirst) submitAnswer({ game: entry.game, puzzle: puzzle.id, isRight, hints })
  const last = usePuzzleProgress.getState().answers.at(-1)
  return isFirst && last?.key === key ? { before: last.before, after: last.after } : null
}

/** Submits an answer: right, wrong for the first time, or wrong again. */
export const giveAnswer = (chosen: string | null): SolvingPhase => {
  const { open, phase, hints, change } = usePuzzleSession.getState()
  if (open === null || phase === 'right' || phase === 'wrong') return phase
  const isRight = chosen !== null && open.puzzle.right.includes(chosen)
  const rated = phase === 'solving' ? rate(open, isRight, hints) : change
  const next = isRight ? 'right' : phase === 'solving' && chosen !== null ? 'again' : 'wrong'
  usePuzzleSession.setState({ phase: next, chosen, change: rated })
  return next
}

/** The difference in value between the answer and the best plan. */
export const costOf = ({ puzzle }: OpenPuzzle, chosen: string | null): number =>
  puzzle.values.find(({ command }) => command === chosen)?.behind ?? 0

/** The difference in value between the best plan and the best wrong one. */
export const leadOf = ({ puzzle }: OpenPuzzle): number =>
  Math.min(
    ...puzzle.values.flatMap(({ command, behind }) => (puzzle.right.includes(command) ? [] : [behind])),
  )
