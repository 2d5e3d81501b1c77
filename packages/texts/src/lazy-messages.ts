/** Lazy loading of messages, one language at a time. */
import type { Locale } from './locale.ts'
import { type Bundle, createTranslator, type Translate, type Translator } from './translator.ts'

/** Loads a value once per language; a failed load is retried. */
export const oncePerLocale = <Loaded>(
  load: (locale: Locale) => Promise<Loaded>,
): ((locale: Locale) => Promise<Loaded>) => {
  const loading = new Map<Locale, Promise<Loaded>>()
  return (locale) => {
    const before = loading.get(locale)
    if (before !== undefined) return before
    const loaded = load(locale)
    loading.set(locale, loaded)
    loaded.catch(() => loading.delete(locale))
    return loaded
  }
}

/** A JSON file with messages, as `import()` gives it. */
export interface BundleModule {
  readonly default: Bundle
}

/** Imports the messages of one area in one language; the bundler makes each a separate chunk. */
export type LoadBundle = (locale: Locale) => Promise<BundleModule>

/** Loads the messages of one or more areas as one translator. */
export const lazyTranslator = <Messages>(
  ...loads: readonly LoadBundle[]
): ((locale: Locale) => Promise<Translator<Messages>>) =>
  oncePerLocale(async (locale) => {
    const bundles = await Promise.all(loads.map(async (load) => (await load(locale)).default))
    return createTranslator<Messages>(locale, Object.assign({}, ...bundles) as Bundle)
  })

/** The same for callers that only need `say`. */
export const lazyMessages = <Messages>(
  ...loads: readonly LoadBundle[]
): ((locale: Locale) => Promise<Translate<Messages>>) => {
  const load = lazyTranslator<Messages>(...loads)
  return async (locale) => (await load(locale)).say
}
