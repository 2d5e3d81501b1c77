/** Texts of all tables together with those of Le Havre. */
import { lazyTexts } from '@quayside/table/page/lazy.ts'
import { type Words as TableWords, useTexts as useTableWords } from '@quayside/table/page/texts.ts'
import { useMemo } from 'react'
import { loadTexts, type Texts } from '../../language/index.ts'
import { loadOwnTexts, type OwnTexts } from '../../messages/table/index.ts'

interface OwnWords extends OwnTexts {
  readonly game: Texts
}

export interface GameTexts extends Omit<TableWords, keyof OwnWords>, OwnWords {}

const useOwnWords = lazyTexts(async (locale): Promise<OwnWords> => {
  const [own, game] = await Promise.all([loadOwnTexts(locale), loadTexts(locale)])
  return { ...own, game }
})

export const useGameTexts = (): GameTexts => {
  const words = useTableWords()
  const own = useOwnWords()
  return useMemo(() => ({ ...words, ...own }), [words, own])
}
