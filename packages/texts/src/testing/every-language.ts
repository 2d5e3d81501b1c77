/** Texts and messages of a game in every language, for its tests. */
import { loadCommonMessages } from '../common.ts'
import type { LoadBundle } from '../lazy-messages.ts'
import type { Locale } from '../locale.ts'
import type { Bundle } from '../translator.ts'

/** The texts in all languages, in the order of the locales. */
export const loadEveryLanguage = <Texts>(
  load: (locale: Locale) => Promise<Texts>,
): Promise<readonly [en: Texts, fr: Texts, es: Texts, zhHant: Texts]> =>
  Promise.all([load('en'), load('fr'), load('es'), load('zh-Hant')])

/** Loads a game's messages together with the common ones. */
export const withCommonMessages =
  (load: LoadBundle) =>
  async (locale: Locale): Promise<Bundle> => ({
    ...(await loadCommonMessages(locale)),
    ...(await load(locale)).default,
  })
