/** Test helpers: texts of Packet Row in all languages, text checks and sample games. */

import type { Locale } from '@quayside/texts'
import {
  type FaultsOf,
  loadEveryLanguage,
  type Playout,
  playOut as play,
  refusalCodes,
  textChecker,
  type VisitDecision,
  withCommonMessages,
} from '@quayside/texts/testing'
import { type Command, catalogue, type Event, type Options, packetRow, type State } from '../rules/index.ts'
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

/** Every refusal code with a message. */
export const REFUSAL_CODES: readonly string[] = refusalCodes(await everyMessage('en'))

const countsOf = ({ names }: Texts): readonly string[] => [
  ...Object.values(names.goods).map(({ count }) => count),
  ...Object.values(names.units),
]

export const faultsOf: FaultsOf = textChecker({
  counts: new Map(everyLanguage.map(([locale, texts]) => [locale, countsOf(texts)])),
  rawWords: [...Object.values(catalogue().words), ...REFUSAL_CODES],
})

export const playOut = (
  options: Partial<Options>,
  seed: string,
  visit?: VisitDecision<State, Command>,
): Playout<State, Event> => play(packetRow, options, seed, visit)
