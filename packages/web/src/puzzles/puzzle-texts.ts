/** The texts of the puzzle pages, and the moves of a puzzle as text. */
import type { GameLanguage, LineStep, PuzzleBook } from '@quayside/game'
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { formatTag, type Locale, lazyMessages, numberText, type Translate } from '@quayside/texts'
import type { PuzzlesMessages } from './messages/types.ts'
import type { OpenPuzzle } from './puzzle-session.ts'

export type TranslatePuzzles = Translate<PuzzlesMessages>

const loadTexts = lazyMessages<PuzzlesMessages>(
  (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
)

export const usePuzzleTexts: () => TranslatePuzzles = lazyTexts(loadTexts)

/** A decimal number in the format of the player's region. */
export const decimal = (value: number, locale: Locale): string => numberText(value, formatTag(locale))

/** A command at the puzzle's position as text, with its heading. */
export const moveText = (
  { rules, view }: OpenPuzzle,
  command: string,
  language: GameLanguage | null,
): { readonly text: string; readonly group: string } => {
  const parsed = rules.notation.parse(command)
  const [described] = parsed.ok && language !== null ? language.commands([parsed.value], view) : []
  return described ?? { text: command, group: '' }
}

interface DescribedStep {
  /** Index in the whole line. */
  readonly place: number
  readonly seat: number
  readonly text: string
}

/** A line of moves as far as the view allows to follow it, without routine moves. */
export const lineTexts = (
  { rules, view }: OpenPuzzle,
  line: readonly LineStep[],
  language: GameLanguage | null,
  { isRoutine }: Pick<PuzzleBook, 'isRoutine'>,
): readonly DescribedStep[] => {
  const state = rules.copy(view)
  const steps: DescribedStep[] = []
  for (const [place, { seat, command: text }] of line.entries()) {
    const command = rules.notation.parse(text)
    if (!command.ok || rules.deciders(state).length === 0) break
    if (rules.refuse(state, seat, command.value) !== null) break
    const [tableTexts] = language?.commands([command.value], state) ?? []
    if (!isRoutine(command.value)) steps.push({ place, seat, text: tableTexts?.text ?? text })
    rules.apply(state, seat, command.value)
  }
  return steps
}
