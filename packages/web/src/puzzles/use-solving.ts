/** Texts and actions of a puzzle, shared by the drawn table and the text board. */
import { answerScore, HINTS, type PuzzleBook } from '@quayside/game'
import { useSiteTexts } from '@quayside/table/page/texts.ts'
import { useTable } from '@quayside/table/session/current-game.ts'
import { useMemo } from 'react'
import { useLanguage } from '../games.ts'
import { usePuzzleLibrary, usePuzzleThemes } from './puzzle-library.ts'
import {
  chosenCommand,
  costOf,
  giveAnswer,
  leadOf,
  type OpenPuzzle,
  showHint,
  usePuzzleSession,
} from './puzzle-session.ts'
import { countInStreak, useStreak } from './puzzle-streak.ts'
import { decimal, lineTexts, moveText, usePuzzleTexts } from './puzzle-texts.ts'

const HINT_NAMES = ['hint.1', 'hint.2', 'hint.3', 'hint.4'] as const

export interface Hint {
  readonly title: string
  /** Null if it is not shown yet. */
  readonly text: string | null
  /** Its cost in score; null for all but the next hint. */
  readonly price: string | null
}

/** The open puzzle; only for components that are rendered while there is one. */
export const useOpenPuzzle = (): OpenPuzzle => {
  const open = usePuzzleSession((session) => session.open)
  if (open === null) throw new Error('drawn without a puzzle')
  return open
}

/** The puzzle book of the open puzzle's game. */
export const useBook = (): PuzzleBook => {
  const { entry } = useOpenPuzzle()
  const book = usePuzzleLibrary().books.get(entry.game)
  if (book === undefined) throw new Error(`${entry.game} has no puzzles`)
  return book
}

/** Formats points in the game's unit, such as `6.1 francs`. */
const usePoints = (): ((points: number) => string) => {
  const { entry } = useOpenPuzzle()
  const language = useLanguage(entry.game)
  const { locale } = useSiteTexts()
  return (points) => {
    const decimalText = decimal(points, locale)
    if (language === null) return decimalText
    // The plural form is chosen by a whole number, because the number itself may have decimals.
    const whole = Math.max(2, Math.round(points))
    return language.points(whole).replace(String(whole), decimalText)
  }
}

export const useMoveTexts = (): ((command: string) => string) => {
  const open = useOpenPuzzle()
  const language = useLanguage(open.entry.game)
  return (command) => moveText(open, command, language).text
}

/** The four hints, each more specific than the one before. */
export const useHints = (): readonly Hint[] => {
  const open = useOpenPuzzle()
  const say = usePuzzleTexts()
  const { locale } = useSiteTexts()
  const theme = usePuzzleThemes()
  const language = useLanguage(open.entry.game)
  const book = useBook()
  const hints = usePuzzleSession((session) => session.hints)
  return useMemo(() => {
    const [best = ''] = open.puzzle.right
    const { text, group } = moveText(open, best, language)
    const [about] = open.entry.themes
    const plan = lineTexts(open, open.puzzle.line, language, book).filter(
      ({ seat }) => seat === open.puzzle.seat,
    )
    const texts = [
      (about === undefined ? '' : theme(about).look) || say('hint.look'),
      group === '' ? say('hint.look') : say('hint.kind', { kind: group }),
      say('hint.place', { move: text }),
      plan.map((step) => step.text).join(' · '),
    ]
    return HINT_NAMES.map((name, place) => ({
      title: say(name),
      text: place < hints ? (texts[place] ?? '') : null,
      price:
        place === hints
          ? say('hint.price', { share: decimal(100 * answerScore(true, place + 1), locale) })
          : null,
    }))
  }, [open, say, locale, theme, language, book, hints])
}

/** Title and text of the banner. */
export const useStatus = (): { readonly title: string; readonly text: string } => {
  const open = useOpenPuzzle()
  const say = usePuzzleTexts()
  const points = usePoints()
  const move = useMoveTexts()
  const { index } = useBook()
  const { phase, chosen } = usePuzzleSession()
  const best = move(open.puzzle.right[0] ?? '')
  switch (phase) {
    case 'solving':
      return {
        title: say('ask'),
        text: say('ask.hint', { points: points(index.gap) }),
      }
    case 'again':
      return {
        title: say('wrong', { points: points(costOf(open, chosen)) }),
        text: say('wrong.again', { move: move(chosen ?? '') }),
      }
    case 'right':
      return { title: say('right'), text: say('ahead', { move: best, points: points(leadOf(open)) }) }
    case 'wrong':
      return {
        title: say('answer-was', { move: best }),
        text:
          chosen === null
            ? say('ahead', { move: best, points: points(leadOf(open)) })
            : say('cost', { move: move(chosen), points: points(costOf(open, chosen)) }),
      }
  }
}

export interface Solving {
  /** The command that would be submitted; null while there is none. */
  readonly chosen: string | null
  readonly isOver: boolean
  readonly canHint: boolean
  answer(this: void): void
  undo(this: void): void
  giveUp(this: void): void
  hint(this: void): void
}

/** Undoes all moves after a first wrong answer. */
const toBeginning = (): void => {
  const { currentFrame, undo } = useTable.getState()
  if ((currentFrame?.moveNumber ?? 0) > 0) undo(0)
}

export const useSolving = (mode: string): Solving => {
  const open = useOpenPuzzle()
  const history = useTable((table) => table.history)
  const { phase, hints } = usePuzzleSession()
  const isStreak = mode === 'streak'
  const chosen = chosenCommand(open, history)
  const isOver = phase === 'right' || phase === 'wrong'
  const finish = (command: string | null): void => {
    const first = usePuzzleSession.getState().phase === 'solving'
    const next = giveAnswer(command)
    if (isStreak && first) countInStreak(next === 'right')
    if (next === 'again') toBeginning()
  }
  return {
    chosen,
    isOver,
    canHint: !isOver && !isStreak && hints < HINTS,
    answer: () => finish(chosen),
    undo: toBeginning,
    giveUp: () => finish(null),
    hint: showHint,
  }
}

export const useStreakText = (mode: string): string | null => {
  const say = usePuzzleTexts()
  const { solved, isOver } = useStreak()
  if (mode !== 'streak') return null
  return isOver ? say('streak.over', { count: solved }) : say('streak.now', { count: solved })
}
