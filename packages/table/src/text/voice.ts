import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { useMemo } from 'react'
import { useTexts } from '../page/texts.ts'
import { useBoardWords } from './board-texts.ts'

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
