/** Lazy loading of texts and components: each is fetched when it is first drawn. */
import type { Locale } from '@quayside/texts'
import { type ComponentType, type LazyExoticComponent, lazy, use } from 'react'
import { lazyTextsInUse, loadGameTexts, useSiteTexts } from './texts.ts'

/** Long enough for the failure to be shown: an immediate retry would loop without a connection. */
const RETRY_DELAY_MS = 1000

/** Fetches once per key; after a failure the next call a little later tries again. */
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
    fetched.catch(() => setTimeout(() => requests.delete(key), RETRY_DELAY_MS))
    return fetched
  }
}

/** A hook for texts that not every visitor needs; its caller suspends until `load` has brought them. */
export const lazyTexts = <Texts>(load: (locale: Locale) => Promise<Texts>): (() => Texts) => {
  const fetchOnce = fetchingOnce()
  const fetchTexts = (locale: Locale): Promise<Texts> => {
    lazyTextsInUse.add(fetchTexts)
    return fetchOnce(locale, () => load(locale))
  }
  return () => use(fetchTexts(useSiteTexts().locale))
}

/** A component that is fetched when it is first drawn, together with the texts of the games. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([load(), loadGameTexts()])
    return { default: component }
  })
