import { loadGameTexts } from '@quayside/table/page/texts.ts'
import type { Locale } from '@quayside/texts'
import { type ComponentType, type LazyExoticComponent, lazy, use } from 'react'
import { lateWordsInUse, useSiteTexts } from './texts.ts'

/** Long enough for whoever waits to hear of the failure: asking at once would go round in circles without a connection. */
const ASKED_AGAIN_MS = 1000

/** Fetches something once for each key; what could not be fetched is asked for again a little later. */
export const fetchingOnce = (): (<Fetched>(
  key: string,
  load: () => Promise<Fetched>,
) => Promise<Fetched>) => {
  const asked = new Map<string, Promise<unknown>>()
  return <Fetched>(key: string, load: () => Promise<Fetched>): Promise<Fetched> => {
    const known = asked.get(key) as Promise<Fetched> | undefined
    if (known !== undefined) return known
    const fetched = load()
    asked.set(key, fetched)
    fetched.catch(() => setTimeout(() => asked.delete(key), ASKED_AGAIN_MS))
    return fetched
  }
}

/** A hook for the words that `load` brings; whoever calls it waits for them behind the nearest `Suspense`. */
export const lazyTexts = <Spoken>(load: (locale: Locale) => Promise<Spoken>): (() => Spoken) => {
  const fetchOnce = fetchingOnce()
  const fetchWords = (locale: Locale): Promise<Spoken> => {
    lateWordsInUse.add(fetchWords)
    return fetchOnce(locale, () => load(locale))
  }
  return () => use(fetchWords(useSiteTexts().locale))
}

/** A piece of the page that is fetched when it is first drawn, along with the words of the games. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [piece] = await Promise.all([load(), loadGameTexts()])
    return { default: piece }
  })
