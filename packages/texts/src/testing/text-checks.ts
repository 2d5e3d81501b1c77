/** Patterns that must not appear in texts, in all languages or in one. */
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

/** A language without an entry is checked by the common patterns only. */
type Checks = Readonly<Partial<Record<Locale, readonly Check[]>>>

const checksOf = (checks: Checks, locale: Locale): readonly Check[] => checks[locale] ?? []

const BY_LOCALE = {
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
    ['has half an ellipsis', /(?<!…)…(?!…)/u],
    ['is in simplified characters', /[们这当时进场设计应无买卖]/u],
  ],
} as const satisfies Checks

/** Only English has the sign before the amount. */
const ENGLISH_PRICE = /\$\d/

/** Checks for texts of the site, which also use other words than the games. */
const SPELLING: Checks = {
  en: BY_LOCALE.en.filter(([fault]) => fault === 'has a space before punctuation'),
  fr: [
    ...BY_LOCALE.fr.filter(([fault]) => /guillemets/.test(fault)),
    ['lacks the narrow space before ; ! ?', /\p{L}.*[^\u202f][;!?]/u],
    ['lacks the space before :', /[^\u00a0]:(?=\s|$)/],
    ['does not contract', /(?<!\p{L})(?:de|à) les? (?!\p{Ll}+(?:er|ir|re)(?!\p{L}))/u],
    ['does not elide', /(?<![\p{L}-])(?:de|que|le|la|je|ne|se) [aeiouâàéèêîôœ]/iu],
    ['has an English price', ENGLISH_PRICE],
    ['has no noun before qui', /(?:^|[.:;!?] |, )qui (?:a|n’en|passe|paie|reçoit|possède)(?!\p{L})/iu],
    ['says tu', /(?<!\p{L})(?:tu|toi|ton|tes)(?!\p{L})/iu],
  ],
  es: [
    ...BY_LOCALE.es.filter(([fault]) => !/English|question/.test(fault)),
    ['does not open a question or an exclamation', /^[^¿]*\p{L}[^¿]*\?|^[^¡]*\p{L}[^¡]*!/u],
    ['has an English price', ENGLISH_PRICE],
    ['says usted or vosotros', /(?<!\p{L})(?:ustede?s?|vosotr[oa]s|vuestr[oa]s?)(?!\p{L})/iu],
    ['has y before i or o before o', /(?<!\p{L})(?:y h?i(?!e)|o h?o)\p{L}/iu],
  ],
  'zh-Hant': [
    ['has an English price', ENGLISH_PRICE],
    ...BY_LOCALE['zh-Hant'].filter(([fault]) => !/Latin|space/.test(fault)),
    ['has a space', /\p{Script=Han} \p{Script=Han}/u],
  ],
}

/** Number and noun must be joined by a no-break space. */
const torn = (locale: Locale, counts: readonly string[]): readonly Check[] => {
  if (locale !== 'fr' && locale !== 'es') return []
  const nouns = counts.flatMap((count) =>
    [...count.matchAll(/\{amount\}\u00a0([^{}]+)/g)].map(([, noun = '']) => noun.replaceAll('$', '\\$')),
  )
  return [['tears a number from its noun', new RegExp(`[\\d½] (?:${[...nouns, 'fois', 'veces'].join('|')})`)]]
}

/** The texts of a game that its checks need. */
interface Wording {
  /** Counting messages by language. */
  readonly counts: ReadonlyMap<Locale, readonly string[]>
  /** Identifiers of the rules that must not appear in texts. */
  readonly rawWords: readonly string[]
}

/** Singular words that end in s, and small words that may follow a number. */
const SINGULAR_S: Readonly<Record<string, string>> = {
  en: 'is|was|has|less|minus|plus|this|its|as|always|across|gas|class|pass|press|address|us|process|access',
  fr: 'bois|fois|mois|temps|puits|colis|palais|accès|pas|plus|moins|dans|sans|sous|vous|nous|des|les|ses|vos|dès|puis|jamais|repas|bras|cours|concours|est|français',
  es: 'más|menos|mes|res|es|los|las|tus|sus|gas|tras|dos|tres|seis|autobús|además|entonces|antes|después',
}

const NOUNS: Readonly<Record<string, string>> = {
  en: 'player|card|franc|point|ship|loan|turn|round|hour|minute|day|seat|game|table|contract|step|move|mistake|decision|token|visit',
  fr: 'joueur|carte|franc|point|bateau|navire|emprunt|tour|manche|heure|minute|jour|place|partie|table|contrat|étape|coup|nourriture|énergie|marchandise|erreur|décision|jeton|visite|robot',
  es: 'jugador|carta|franco|punto|barco|préstamo|turno|ronda|hora|minuto|día|asiento|partida|mesa|contrato|paso|jugada|comida|mercancía|error|decisión|ficha|visita|bot',
}

/** Chinese nouns that need a measure word after a number. */
const MEASURED = '食物|貨物|玩家|牌|建築物|船|貸款|借貸卡|牛|魚|皮革|毛皮|合約|座位|訊息|漁夫|榔頭'

const NUMBERS: Checks = {
  en: [
    [
      'has a plural after 1',
      new RegExp(`(?<![\\d.,/–-])1[ \u00a0](?!arrives|(?:${SINGULAR_S['en']})\\b)[a-z]+s\\b`),
    ],
    [
      'has a singular after a number',
      new RegExp(`(?<![\\d.,/])[025][ \u00a0](?:${NOUNS['en']})(?![\\p{L}-])`, 'u'),
    ],
    ['says a before a vowel', /(?<!\p{L})[Aa] (?!one\b|once|uni|use|eu)[aeiou]\p{L}/u],
  ],
  fr: [
    [
      'has a plural after 0 or 1',
      new RegExp(`(?<![\\d.,/–-])[01][ \u00a0](?!(?:${SINGULAR_S['fr']})(?!\\p{L}))\\p{Ll}+s(?!\\p{L})`, 'u'),
    ],
    [
      'has a singular after a number',
      new RegExp(`(?<![\\d.,/])[25][ \u00a0](?:${NOUNS['fr']})(?![\\p{L}-])`, 'u'),
    ],
    [
      'has a plural verb before 1',
      /(?<!\p{L})(?:manquent|manqueront|restent|coûtent|valent|sont) [01](?!\d)/u,
    ],
    ['does not elide a name', /(?<!\p{L})(?:de|que|jusque) (?:Anna|Étienne|Hélène)/iu],
    ['does not contract a title', /(?<!\p{L})(?:de|à) Le \p{Lu}/u],
    ['tears a number from its noun', new RegExp(`\\d (?:${NOUNS['fr']})s?(?!\\p{L})`, 'u')],
  ],
  es: [
    [
      'has a plural after 1',
      new RegExp(`(?<![\\d.,/–-])1[ \u00a0](?!(?:${SINGULAR_S['es']})(?!\\p{L}))\\p{Ll}+s(?!\\p{L})`, 'u'),
    ],
    [
      'has a singular after a number',
      new RegExp(`(?<![\\d.,/])[025][ \u00a0](?:${NOUNS['es']})(?![\\p{L}-])`, 'u'),
    ],
    ['has a plural verb before 1', /(?<!\p{L})(?:faltan|faltarán|faltarían|sobran|quedan) 1(?!\d)/iu],
    ['tears a number from its noun', new RegExp(`\\d (?:${NOUNS['es']})(?:s|es)?(?!\\p{L})`, 'u')],
  ],
  'zh-Hant': [
    ['lacks a measure word', new RegExp(`\\d(?:${MEASURED})`, 'u')],
    ['has a wrong measure word', /個(?:牛|魚|皮革|毛皮|船|玩家(?!棋子))|\d座(?!位)/u],
    ['has a space beside a number', /\p{Script=Han} \d|\d \p{Script=Han}/u],
  ],
}

/** Checks for any sentence of the site, rendered with numbers and names. */
export const faultsIn = (text: string, locale: Locale): string[] => {
  const own = ['Quayside', 'Anna', 'Étienne', 'Hélène', 'Marc', 'Zoé', 'Zed'].reduce(
    (rest, word) => (locale === 'zh-Hant' ? rest.replaceAll(word, '甲') : rest),
    text,
  )
  return [...checksOf(SPELLING, locale), ...checksOf(NUMBERS, locale)].flatMap(([fault, pattern]) =>
    pattern.test(own) ? [`${fault}: ${text}`] : [],
  )
}

/**
 * Finds the faults of a text; `given` are words from outside, such as players' names, which are not checked.
 */
export type FaultsOf = (text: string, locale: Locale, given?: readonly string[]) => string[]

export const textChecker = ({ counts, rawWords }: Wording): FaultsOf => {
  const tearing = new Map([...counts].map(([locale, messages]) => [locale, torn(locale, messages)]))
  return (text, locale, given = []) => {
    const own = given.reduce((rest, word) => rest.replaceAll(word, locale === 'zh-Hant' ? '甲' : 'Zed'), text)
    const checks = [...EVERYWHERE, ...checksOf(BY_LOCALE, locale), ...(tearing.get(locale) ?? [])]
    const faults = checks.flatMap(([fault, pattern]) => (pattern.test(own) ? [`${fault}: ${text}`] : []))
    const raw = rawWords.filter((word) => word.includes('-') && own.includes(word))
    return [...faults, ...raw.map((word) => `shows the code ${word}: ${text}`)]
  }
}
