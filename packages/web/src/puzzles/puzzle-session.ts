/** The puzzle that is being solved: its hints, its answers and what they count. */
import type { Puzzle } from '@quayside/game'
import type { AnyRules } from '@quayside/kernel'
import type { Step } from '@quayside/table/session/current-game.ts'
import { create } from 'zustand'
import type { Listed } from './puzzle-choice.ts'
import { usePuzzleProgress } from './puzzle-progress.ts'

export interface OpenPuzzle {
  readonly entry: Listed
  readonly puzzle: Puzzle
  readonly rules: AnyRules
  readonly view: unknown
}

/** `again` after a first wrong answer; then `right` or `wrong`. */
export type Phase = 'solving' | 'again' | 'right' | 'wrong'

interface SessionState {
  readonly open: OpenPuzzle | null
  readonly phase: Phase
  /** How many of the four are shown. */
  readonly hints: number
  /** The latest answer, as a command; null before one and for who gave up. */
  readonly chosen: string | null
  /** The player's rating before and after; null where this puzzle was answered before. */
  readonly change: { readonly before: number; readonly after: number } | null
}

const CLOSED: SessionState = { open: null, phase: 'solving', hints: 0, chosen: null, change: null }

export const usePuzzleSession = create<SessionState>()(() => CLOSED)

export const HINTS = 4

/** What a right answer counts after so many hints. */
const SCORES = [1, 0.75, 0.5, 0.25, 0]

export const scoreAfter = (hints: number): number => SCORES[hints] ?? 0

/** What was chosen: the first own command that the puzzle weighs; what can be done before it is left aside. */
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

/** Rates the first answer; a puzzle that comes again only moves in the calendar. */
const rate = ({ entry }: OpenPuzzle, score: number, hints: number): SessionState['change'] => {
  const { key, themes, rating } = entry
  const own = themes.map((theme) => theme.slice(entry.game.length + 1))
  const { answers, answer } = usePuzzleProgress.getState()
  const isFirst = !answers.some((one) => one.key === key)
  answer({ key, themes: own, rating, score, hints })
  const last = usePuzzleProgress.getState().answers.at(-1)
  return isFirst && last?.key === key ? { before: last.before, after: last.after } : null
}

/** Carries the answer out: right, wrong for the first time, or wrong again. */
export const giveAnswer = (chosen: string | null): Phase => {
  const { open, phase, hints, change } = usePuzzleSession.getState()
  if (open === null || phase === 'right' || phase === 'wrong') return phase
  const isRight = chosen !== null && open.puzzle.right.includes(chosen)
  const rated = phase === 'solving' ? rate(open, isRight ? scoreAfter(hints) : 0, hints) : change
  const next = isRight ? 'right' : phase === 'solving' && chosen !== null ? 'again' : 'wrong'
  usePuzzleSession.setState({ phase: next, chosen, change: rated })
  return next
}

/** What the answer costs against the best. */
export const costOf = ({ puzzle }: OpenPuzzle, chosen: string | null): number =>
  puzzle.values.find(({ command }) => command === chosen)?.behind ?? 0

/** How far the best plan is ahead of the best wrong one. */
export const leadOf = ({ puzzle }: OpenPuzzle): number =>
  Math.min(
    ...puzzle.values.flatMap(({ command, behind }) => (puzzle.right.includes(command) ? [] : [behind])),
  )
