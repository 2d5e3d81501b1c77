/** Test helpers: texts of Packet Row in all languages, text checks and sample games. */

import { type Bundle, type BundleModule, type Locale, loadCommonMessages } from '@quayside/texts'
import {
  type Course,
  type FaultsOf,
  judge,
  playOut as play,
  refusalCodes,
  type Visit,
} from '@quayside/texts/testing'
import { type Command, catalogue, type Event, type Options, packetRow, type State } from '../rules/index.ts'
import type { Texts } from './texts.ts'
import { loadTexts } from './texts.ts'

/** What the game says, with what every game says alike. */
export const everyMessage = async (locale: Locale): Promise<Bundle> => {
  const own = (await import(`../messages/${locale}.json`, { with: { type: 'json' } })) as BundleModule
  return { ...(await loadCommonMessages(locale)), ...own.default }
}

/** In the order of the locales. */
export const allTexts: readonly [en: Texts, fr: Texts, es: Texts, zhHant: Texts] = await Promise.all([
  loadTexts('en'),
  loadTexts('fr'),
  loadTexts('es'),
  loadTexts('zh-Hant'),
])

/** The texts of each language under its name, for a test table. */
export const everyLanguage: readonly (readonly [Locale, Texts])[] = allTexts.map((texts) => [
  texts.locale,
  texts,
])

/** Every code that there is a sentence for. */
export const REFUSAL_CODES: readonly string[] = refusalCodes(await everyMessage('en'))

const countsOf = ({ names }: Texts): readonly string[] => [
  ...Object.values(names.goods).map(({ count }) => count),
  ...Object.values(names.units),
]

export const faultsOf: FaultsOf = judge({
  counts: new Map(everyLanguage.map(([locale, texts]) => [locale, countsOf(texts)])),
  rawWords: [...Object.values(catalogue().words), ...REFUSAL_CODES],
})

export const playOut = (
  options: Partial<Options>,
  seed: string,
  visit?: Visit<State, Command>,
): Course<State, Event> => play(packetRow, options, seed, visit)
