/** Words that not every visitor needs: fetched with what speaks them, in the language on the screen. */
import type { Locale } from '@quayside/texts'
import { use } from 'react'
import { lateWordsInUse, useHouseWords } from './words.ts'

/** A hook for the words that `load` brings; whoever calls it waits for them behind the nearest `Suspense`. */
export const lateWords = <Spoken>(load: (locale: Locale) => Promise<Spoken>): (() => Spoken) => {
  const fetched = new Map<Locale, Promise<Spoken>>()
  const fetchWords = (locale: Locale): Promise<Spoken> => {
    const words = fetched.get(locale) ?? load(locale)
    fetched.set(locale, words)
    lateWordsInUse.add(fetchWords)
    return words
  }
  return () => use(fetchWords(useHouseWords().locale))
}
