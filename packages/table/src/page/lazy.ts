/** Lazy loading of texts and components: each is fetched when it is first drawn. */
import type { Locale } from '@quayside/texts'
import { type ComponentType, type LazyExoticComponent, lazy, use } from 'react'
import { lazyTextsInUse, loadGameTexts, useSiteTexts } from './texts.ts'

/** Long enough for the error to be shown: an immediate retry would loop while offline. */
const RETRY_DELAY_MS = 1000

/** Fetches once per key; after a failure, a call after RETRY_DELAY_MS tries again. */
export const fetchingOnce = (): (<Fetched>(
  key: string,
  load: () => Promise<Fetched>,
) => Promise<Fetched>) => {
  const requests = new Map<string, Promise<unknown>>()
  return <Fetched>(key: string, load: () => Promise<Fetched>): Promise<Fetched> => {
    const known = requests.get(key) as Promise<Fetched> | undefined
    if (known !== undefined) return known
    const fetched = load()
    requests.set(key, fetched)
    fetched.then(
      // React reads these two, and then need not wait for a promise that it has not seen before.
      (value) => Object.assign(fetched, { status: 'fulfilled', value }),
      () => setTimeout(() => requests.delete(key), RETRY_DELAY_MS),
    )
    return fetched
  }
}

/** Creates a hook for texts that not every visitor needs; it suspends until they are loaded. */
export const lazyTexts = <Texts>(load: (locale: Locale) => Promise<Texts>): (() => Texts) => {
  const fetchOnce = fetchingOnce()
  const fetchTexts = (locale: Locale): Promise<Texts> => {
    lazyTextsInUse.add(fetchTexts)
    return fetchOnce(locale, () => load(locale))
  }
  return () => use(fetchTexts(useSiteTexts().locale))
}

/** A lazy component that is fetched together with the game texts. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadGameTexts()])
    return { default: component }
  })
