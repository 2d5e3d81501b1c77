/** Messages are fetched in one language at a time, when something is first said in it. */
import type { Locale } from './locale.ts'
import { type Bundle, createTranslator, type Translate } from './translator.ts'

/** Loads something once in each language; what could not be fetched is asked for again. */
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

/** Loads the messages of one area: `load` imports their file, so that a bundler makes one chunk a language. */
export const lazyMessages = <Messages>(
  load: (locale: Locale) => Promise<BundleModule>,
): ((locale: Locale) => Promise<Translate<Messages>>) =>
  oncePerLocale(async (locale) => createTranslator<Messages>(locale, (await load(locale)).default).say)
