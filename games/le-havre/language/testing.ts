/** Test helpers: texts of Le Havre in all languages, text checks and sample games. */

import type { Locale } from '@quayside/texts'
import {
  type FaultsOf,
  loadEveryLanguage,
  type Playout,
  playOut as play,
  textChecker,
  type VisitDecision,
  withCommonMessages,
} from '@quayside/texts/testing'
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
import { loadTexts, type Texts } from './texts.ts'

/** The game's messages together with the common ones. */
export const everyMessage = withCommonMessages(
  (locale) => import(`../messages/${locale}.json`, { with: { type: 'json' } }),
)

export const allTexts = await loadEveryLanguage(loadTexts)

/** Pairs of locale and texts, for `it.each`. */
export const everyLanguage: readonly (readonly [Locale, Texts])[] = allTexts.map((texts) => [
  texts.locale,
  texts,
])

const countsOf = ({ names }: Texts): readonly string[] => [
  ...Object.values(names.tokens).map(({ count }) => count),
  ...Object.values(names.shipTypes).map(({ count }) => count),
  ...Object.values(names.units),
]

export const faultsOf: FaultsOf = textChecker({
  counts: new Map(everyLanguage.map(([locale, texts]) => [locale, countsOf(texts)])),
  rawWords: [...BUILDINGS.map(({ name }) => name), ...REFUSAL_CODES],
})

/** A game whose special buildings are all from modules. */
export const ALL_MODULES: Partial<Options> = { version: 'full', modules: MODULES, specials: 'modules' }

/** Never sells unless it must: selling is always possible, and a random game would sell everything. */
export const playOut = (
  options: Partial<Options>,
  seed: string,
  visit?: VisitDecision<State, Command>,
): Playout<State, Event> => play(leHavre, options, seed, visit, (command) => !command.startsWith('sell'))
