import type { TextOutput } from '@quayside/game/outline/spoken.ts'
import { useMemo } from 'react'
import { useTexts } from '../page/words.ts'
import { useBoardWords } from './words.ts'

/** How sentences are made in the language on the screen. */
export const useVoice = (): TextOutput => {
  const { common, locale } = useTexts()
  const { text } = useBoardWords()
  return useMemo(
    () => ({
      text,
      locale,
      join: (said) => common.sentences(said),
      list: (items) => common.list(items, 'and'),
    }),
    [text, locale, common],
  )
}
