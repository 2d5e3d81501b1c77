/** The texts of Packet Row, how they are judged, and games that they tell. */
import {
  type Command,
  catalogue,
  type Event,
  type Options,
  packetRow,
  type State,
} from '@quayside/packet-row'
import type { Locale } from '../locale.ts'
import { loadTexts } from '../packet-row/load.ts'
import { REFUSAL_CODES } from '../packet-row/refusal-text.ts'
import type { Texts } from '../packet-row/texts.ts'
import { type Course, playOut as play, type Visit } from './playing.ts'
import { judge } from './wording.ts'

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
  ...Object.values(names.goods).map(({ count }) => count),
  ...Object.values(names.units),
]

export const faultsOf = judge({
  counts: new Map(everyLanguage.map(([locale, texts]) => [locale, countsOf(texts)])),
  rawWords: [...Object.values(catalogue().words), ...REFUSAL_CODES],
})

export const playOut = (
  options: Partial<Options>,
  seed: string,
  visit?: Visit<State, Command>,
): Course<State, Event> => play(packetRow, options, seed, visit)
