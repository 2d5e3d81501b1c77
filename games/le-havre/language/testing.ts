/** Test helpers: texts of Le Havre in all languages, text checks and sample games. */

import { type Bundle, type BundleModule, type Locale, loadCommonMessages } from '@quayside/texts'
import { type Course, type FaultsOf, judge, playOut as play, type Visit } from '@quayside/texts/testing'
import {
  BUILDINGS,
  type Command,
  type Event,
  leHavre,
  MODULES,
  type Options,
  type State,
} from '../rules/index.ts'
import { REFUSAL_CODES } from '../rules/testing/index.ts'
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

const countsOf = ({ names }: Texts): readonly string[] => [
  ...Object.values(names.tokens).map(({ count }) => count),
  ...Object.values(names.shipTypes).map(({ count }) => count),
  ...Object.values(names.units),
]

export const faultsOf: FaultsOf = judge({
  counts: new Map(everyLanguage.map(([locale, texts]) => [locale, countsOf(texts)])),
  rawWords: [...BUILDINGS.map(({ name }) => name), ...REFUSAL_CODES],
})

/** A game whose special buildings are all from modules. */
export const ALL_MODULES: Partial<Options> = { version: 'full', modules: MODULES, specials: 'modules' }

/** Selling is always possible and would end in nothing else. */
export const playOut = (
  options: Partial<Options>,
  seed: string,
  visit?: Visit<State, Command>,
): Course<State, Event> => play(leHavre, options, seed, visit, (command) => !command.startsWith('sell'))
