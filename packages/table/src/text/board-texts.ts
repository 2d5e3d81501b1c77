import { type Lexicon, makeLexicon } from '@quayside/game/outline/parser/lexicon.ts'
import type { TextOutput } from '@quayside/game/outline/sentences.ts'
import { loadTextBoardTexts, type TextBoardSay } from '@quayside/texts/messages/text-board'
import { useMemo } from 'react'
import { lazyTexts } from '../page/lazy.ts'
import { useTexts } from '../page/texts.ts'

interface TextBoardTexts {
  readonly text: TextBoardSay
  readonly lexicon: Lexicon
}

/** Texts and command words of the text board. */
export const useTextBoardTexts: () => TextBoardTexts = lazyTexts(async (locale) => {
  const text = await loadTextBoardTexts(locale)
  return { text, lexicon: makeLexicon(text) }
})

/** The sentence builder for the current language. */
export const useTextOutput = (): TextOutput => {
  const { common, locale } = useTexts()
  const { text } = useTextBoardTexts()
  return useMemo(
    () => ({
      text,
      locale,
      join: (sentences) => common.sentences(sentences),
      list: (items) => common.list(items, 'and'),
    }),
    [text, locale, common],
  )
}
