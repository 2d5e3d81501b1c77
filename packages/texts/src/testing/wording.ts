/** What no text may look like, in any language or in one. */
import { BUILDINGS, REFUSAL_CODES } from '@quayside/le-havre'
import type { Texts } from '../le-havre/texts.ts'
import { LOCALES, type Locale, loadTexts } from '../locale.ts'

export const allTexts: readonly Texts[] = await Promise.all(LOCALES.map(loadTexts))

/** The texts of each language under its name, for a test table. */
export const everyLanguage: readonly (readonly [Locale, Texts])[] = allTexts.map((texts) => [
  texts.locale,
  texts,
])

type Check = readonly [fault: string, pattern: RegExp]

const RAW_WORDS = [...BUILDINGS.map(({ name }) => name), ...REFUSAL_CODES].filter((word) =>
  word.includes('-'),
)

const EVERYWHERE: readonly Check[] = [
  ['holds a placeholder', /[{}#]/],
  ['holds no word', /^\s*$/],
  ['says undefined', /undefined|NaN|\bnull\b|\[object/],
  ['holds a name with an underscore', /\w_\w/],
  ['has a straight quote', /['"`]/],
  ['has two spaces', /[ \u00a0]{2}/],
  ['begins or ends with a space', /^\s|\s$/],
  ['ends twice', /[.。]{2}/],
]

const ENGLISH =
  /(?<!\p{L})(?:the|and|with|you|your|take|takes|pay|pays|build|builds|goods|each|for|from|wood|bread|loan|ship|ships)(?!\p{L})/iu

const BY_LOCALE: Readonly<Record<Locale, readonly Check[]>> = {
  en: [
    ['has a space before punctuation', /\s[;:!?,.]/],
    ['spells the British way', /modernis|harbour|labour|centre|colour/i],
  ],
  fr: [
    ['speaks English', ENGLISH],
    ['lacks the narrow space before ; ! ?', /[^\u202f][;!?]/],
    ['lacks the space before :', /[^\u00a0]:/],
    ['lacks the space inside guillemets', /«[^\u00a0]|[^\u00a0]»/],
    ['has three dots', /\.\.\./],
    ['does not contract', /(?<!\p{L})(?:de|à) les? /u],
    ['does not elide', /(?<!\p{L})(?:de|que|le|la) [aeiouâàéèêîô]/iu],
  ],
  es: [
    ['speaks English', ENGLISH],
    ['has a space before punctuation', /\s[;:!?,.]/],
    ['does not open a question or an exclamation', /^[^¿]*\?|^[^¡]*!/],
    ['spaces the inside of guillemets', /«\s|\s»/],
    ['does not contract', /(?<!\p{L})(?:de|a) el /u],
  ],
  'zh-Hant': [
    ['speaks a Latin language', /[A-Za-z]{3,}/],
    ['has half-width punctuation', /\p{Script=Han}[,.;:!?()]|[,;:!?()]\p{Script=Han}/u],
    ['has a space', /\p{Script=Han} | \p{Script=Han}/u],
    ['is in simplified characters', /[们这当时进场设计应无买卖]/u],
  ],
}

/** Where number and noun must not be torn apart, the counted nouns of the language after a plain space. */
const torn = ({ locale, names }: Texts): readonly Check[] => {
  if (locale !== 'fr' && locale !== 'es') return []
  const counts = [
    ...Object.values(names.tokens).map(({ count }) => count),
    ...Object.values(names.shipTypes).map(({ count }) => count),
    ...Object.values(names.units),
  ]
  const nouns = counts.flatMap((count) =>
    [...count.matchAll(/\{amount\}\u00a0([^{}]+)/g)].map(([, noun]) => noun),
  )
  return [['tears a number from its noun', new RegExp(`[\\d½] (?:${[...nouns, 'fois', 'veces'].join('|')})`)]]
}

const TORN = new Map(allTexts.map((texts) => [texts.locale, torn(texts)]))

/** The faults of a text; `given` are words from outside, like names of people, which are not judged. */
export const faultsOf = (text: string, locale: Locale, given: readonly string[] = []): string[] => {
  const own = given.reduce((rest, word) => rest.replaceAll(word, locale === 'zh-Hant' ? '甲' : 'Zed'), text)
  const faults = [...EVERYWHERE, ...BY_LOCALE[locale], ...(TORN.get(locale) ?? [])].flatMap(
    ([fault, pattern]) => (pattern.test(own) ? [`${fault}: ${text}`] : []),
  )
  const raw = RAW_WORDS.filter((word) => own.includes(word))
  return [...faults, ...raw.map((word) => `shows the code ${word}: ${text}`)]
}
