/** What is said of the themes of puzzles. */
import type { PuzzleTexts } from '@quayside/game'
import type { BundleModule, Locale } from '@quayside/texts'
import type { PuzzlesMessages } from './types.ts'

const load = (locale: Locale): Promise<BundleModule> => import(`./${locale}.json`, { with: { type: 'json' } })

export const loadPuzzleTexts = async (locale: Locale): Promise<PuzzleTexts> => {
  const messages: Partial<Record<keyof PuzzlesMessages, string>> = (await load(locale)).default
  const find = (id: string): string => messages[id as keyof PuzzlesMessages] ?? ''
  return (theme) => ({
    title: find(`theme.${theme}.title`),
    about: find(`theme.${theme}.about`),
    look: find(`theme.${theme}.look`),
  })
}
