/** Words that not every visitor needs: fetched with what speaks them, in the language on the screen. */
import type { Locale } from '@quayside/texts'
import { use } from 'react'
import { fetchingOnce } from './fetch-once.ts'
import { lateWordsInUse, useSiteTexts } from './texts.ts'

/** A hook for the words that `load` brings; whoever calls it waits for them behind the nearest `Suspense`. */
export const lazyTexts = <Spoken>(load: (locale: Locale) => Promise<Spoken>): (() => Spoken) => {
  const fetchOnce = fetchingOnce()
  const fetchWords = (locale: Locale): Promise<Spoken> => {
    lateWordsInUse.add(fetchWords)
    return fetchOnce(locale, () => load(locale))
  }
  return () => use(fetchWords(useSiteTexts().locale))
}
