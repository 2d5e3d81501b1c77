/** Messages of the puzzle themes. */
import { puzzleTextLoader } from '@quayside/game'
import type { PuzzlesMessages } from './types.ts'

export const loadPuzzleTexts = puzzleTextLoader<keyof PuzzlesMessages>(
  (locale) => import(`./${locale}.json`, { with: { type: 'json' } }),
)
