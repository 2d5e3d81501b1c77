/** What no text may look like, in any language or in one. */
import type { Locale } from '../locale.ts'

type Check = readonly [fault: string, pattern: RegExp]

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
  /(?<!\p{L})(?:the|and|with|you|your|take|takes|pay|pays(?!-Bas)|build|builds|goods|each|for|from|wood|bread|loan|ship|ships)(?!\p{L})/iu

const BY_LOCALE: Readonly<Record<Locale, readonly Check[]>> = {
  en: [
    ['has a space before punctuation', /\s[;:!?,.]/],
    ['spells the British way', /modernis|harbour|labour|centre|colour|theatre|fulfil(?!l)/i],
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
const torn = (locale: Locale, counts: readonly string[]): readonly Check[] => {
  if (locale !== 'fr' && locale !== 'es') return []
  const nouns = counts.flatMap((count) =>
    [...count.matchAll(/\{amount\}\u00a0([^{}]+)/g)].map(([, noun = '']) => noun.replaceAll('$', '\\$')),
  )
  return [['tears a number from its noun', new RegExp(`[\\d½] (?:${[...nouns, 'fois', 'veces'].join('|')})`)]]
}

/** What is at stake in the texts of a game. */
interface Wording {
  /** The messages that count something, in each language. */
  readonly counts: ReadonlyMap<Locale, readonly string[]>
  /** Identifiers of the engine that must not appear in texts. */
  readonly rawWords: readonly string[]
}

/** Finds the faults of a text; `given` are words from outside, like names of people, which are not judged. */
export type FaultsOf = (text: string, locale: Locale, given?: readonly string[]) => string[]

export const judge = ({ counts, rawWords }: Wording): FaultsOf => {
  const tearing = new Map([...counts].map(([locale, messages]) => [locale, torn(locale, messages)]))
  return (text, locale, given = []) => {
    const own = given.reduce((rest, word) => rest.replaceAll(word, locale === 'zh-Hant' ? '甲' : 'Zed'), text)
    const checks = [...EVERYWHERE, ...BY_LOCALE[locale], ...(tearing.get(locale) ?? [])]
    const faults = checks.flatMap(([fault, pattern]) => (pattern.test(own) ? [`${fault}: ${text}`] : []))
    const raw = rawWords.filter((word) => word.includes('-') && own.includes(word))
    return [...faults, ...raw.map((word) => `shows the code ${word}: ${text}`)]
  }
}
