/** The words of the table together with those of Le Havre. */
import { lateWords } from '@quayside/table/page/late-words.ts'
import { type Words as TableWords, useWords as useTableWords } from '@quayside/table/page/words.ts'
import { useMemo } from 'react'
import { loadTexts, type Texts } from '../../language/index.ts'

export interface Words extends TableWords {
  readonly game: Texts
}

const useTexts = lateWords(loadTexts)

export const useWords = (): Words => {
  const words = useTableWords()
  const game = useTexts()
  return useMemo(() => ({ ...words, game }), [words, game])
}
