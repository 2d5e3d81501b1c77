/** Renders every message with various numbers and names, and finds violations of the language's rules. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import {
  argumentOf,
  type Bundle,
  createTranslator,
  LANGUAGES,
  LOCALES,
  type Locale,
  type Noun,
  quantityNoun,
  type Value,
} from '@quayside/texts'
import { faultsIn } from '@quayside/texts/testing'
import { type Area, isNoun } from './messages.ts'

const AMOUNTS = [0, 1, 2, 5] as const

/** Masculine and feminine names, beginning with a vowel, a mute h and a consonant. */
const PEOPLE = ['Anna', 'Étienne', 'Hélène', 'Marc', 'Zoé'] as const

/** Parameters that receive the name of a person or a list of names. */
const PERSON = /^(?:player|players|absent|owner|host|other|names?|muted)$/

/** Samples by language; English is the fallback. */
type Samples<Sample> = Readonly<Partial<Record<Locale, Sample>> & { en: Sample }>

const TITLES: Samples<readonly string[]> = {
  en: ['Le Havre', 'Packet Row'],
  fr: ['Le Havre', 'Packet Row'],
  es: ['Le Havre', 'Packet Row'],
  'zh-Hant': ['港都情濃', '郵船街'],
}

/** Names with every kind of article: masculine, feminine, plural, and beginning with a vowel. */
const CARDS: Samples<readonly Noun[]> = {
  en: [LANGUAGES.en.grammar.name('Bakehouse', 'the'), LANGUAGES.en.grammar.name('Abattoir', 'the')],
  fr: [
    LANGUAGES.fr.grammar.name('Marché', 'le'),
    LANGUAGES.fr.grammar.name('Scierie', 'la'),
    LANGUAGES.fr.grammar.name('Abattoir', 'l’', 'm'),
    LANGUAGES.fr.grammar.name('Église', 'l’', 'f'),
    LANGUAGES.fr.grammar.name('Latrines', 'les', 'f'),
  ],
  es: [
    LANGUAGES.es.grammar.name('Banco', 'el'),
    LANGUAGES.es.grammar.name('Tahona', 'la'),
    LANGUAGES.es.grammar.name('Juzgados', 'los'),
    LANGUAGES.es.grammar.name('Oficinas', 'las'),
  ],
  'zh-Hant': [LANGUAGES['zh-Hant'].grammar.name('麵包廠'), LANGUAGES['zh-Hant'].grammar.name('法院')],
}

const CARD = /^(?:building|card|ship|bar|first|second|area|contract)$/

const KINDS: Samples<readonly Noun[]> = {
  en: ['fish', 'iron', 'hides'].map((kind) => LANGUAGES.en.grammar.kind(kind)),
  fr: ['poisson', 'acier', 'argile', 'briques'].map((kind) => LANGUAGES.fr.grammar.kind(kind)),
  es: ['pescado', 'arcilla', 'ladrillos'].map((kind) => LANGUAGES.es.grammar.kind(kind)),
  'zh-Hant': [
    { ...LANGUAGES['zh-Hant'].grammar.kind('牛'), measure: '頭' },
    { ...LANGUAGES['zh-Hant'].grammar.kind('魚'), measure: '條' },
  ],
}

const KIND = /^(?:good|kind)$/

/** Levels of bots, which are also the ranks of the daily harbor, and what mistakes were about. */
const LEVELS: Samples<readonly string[]> = {
  en: ['Deckhand', 'Commodore'],
  fr: ['Mousse', 'Maître d’équipage', 'Commodore'],
  es: ['Grumete', 'Primer oficial', 'Comodoro'],
  'zh-Hant': ['見習水手', '艦隊司令'],
}

const THEMES: Samples<readonly string[]> = {
  en: ['loans', 'energy'],
  fr: ['les emprunts', 'la fortune', 'l’énergie'],
  es: ['los préstamos', 'la fortuna'],
  'zh-Hant': ['貸款', '財富'],
}

const DATES: Samples<readonly string[]> = {
  en: ['Nov 1, 2026', 'Nov 16, 2026'],
  fr: ['1 nov. 2026', '16 nov. 2026'],
  es: ['1 nov 2026', '16 nov 2026'],
  'zh-Hant': ['2026年11月1日', '2026年11月16日'],
}

const MONEY: Samples<readonly string[]> = {
  en: ['$1', '$15'],
  fr: ['1\u00a0$', '15\u00a0$'],
  es: ['1\u00a0$', '15\u00a0$'],
  'zh-Hant': ['1美元', '15美元'],
}

const GOODS: Samples<readonly string[]> = {
  en: ['1 iron', '2 fish and 1 hide'],
  fr: ['1\u00a0fer', '2\u00a0poissons et 1\u00a0peau'],
  es: ['1\u00a0hierro', '2\u00a0pescados y 1\u00a0piel'],
  'zh-Hant': ['1塊鐵', '2條魚與1張毛皮'],
}

/** Samples of parameters that always receive the same kind of text. */
const TEXTS: Readonly<Record<string, Samples<readonly string[]>>> = {
  level: LEVELS,
  rank: LEVELS,
  theme: THEMES,
  date: DATES,
  money: MONEY,
  price: MONEY,
  goods: GOODS,
  gives: GOODS,
  gets: GOODS,
}

/** Parameters that receive a number with its noun, and their unit. */
const QUANTITIES: Readonly<Record<string, string>> = {
  food: 'food',
  energy: 'energy',
  francs: 'franc',
  tokens: 'franc',
  amount: 'food',
  loans: 'loan',
  need: 'food',
  missing: 'franc',
  pays: 'food',
  points: 'point',
  distance: 'point',
  result: 'point',
  average: 'point',
  own: 'point',
  margin: 'point',
}

/** Parameters that receive a number from 2, with the plural of their noun in the message. */
const PLURAL_NUMBER = /^(?:games|cards|rounds|worlds|visits)$/

const UNITS: Readonly<Record<string, Samples<readonly [one: string, other: string]>>> = {
  food: {
    en: ['food', 'food'],
    fr: ['nourriture', 'nourritures'],
    es: ['comida', 'comidas'],
    'zh-Hant': ['份食物', '份食物'],
  },
  energy: {
    en: ['energy', 'energy'],
    fr: ['énergie', 'énergies'],
    es: ['energía', 'energías'],
    'zh-Hant': ['點能源', '點能源'],
  },
  franc: {
    en: ['franc', 'francs'],
    fr: ['franc', 'francs'],
    es: ['franco', 'francos'],
    'zh-Hant': ['法郎', '法郎'],
  },
  loan: {
    en: ['loan', 'loans'],
    fr: ['emprunt', 'emprunts'],
    es: ['préstamo', 'préstamos'],
    'zh-Hant': ['張借貸卡', '張借貸卡'],
  },
  point: {
    en: ['point', 'points'],
    fr: ['point', 'points'],
    es: ['punto', 'puntos'],
    'zh-Hant': ['分', '分'],
  },
}

const counted = (unit: string, n: number, locale: Locale): Noun => {
  const [one = '', other = ''] = UNITS[unit]?.[locale] ?? UNITS[unit]?.en ?? []
  const isOne = locale === 'fr' ? n < 2 : n === 1
  const space = locale === 'zh-Hant' ? '' : locale === 'en' ? ' ' : '\u00a0'
  return quantityNoun(LANGUAGES[locale].grammar, `${n}${space}${isOne ? one : other}`, n)
}

/** A count with a case for exactly 1 or 2, and none for less, starts there. */
const amountsOf = (cases: Readonly<Record<string, unknown>>): readonly number[] => {
  if ('one' in cases || '=0' in cases) return AMOUNTS
  const least = '=1' in cases ? 1 : '=2' in cases ? 2 : 0
  return AMOUNTS.filter((amount) => amount >= least)
}

/** The amounts of each parameter that a message counts, in any of its forms. */
const countsIn = (elements: readonly MessageFormatElement[]): Map<string, readonly number[]> => {
  const counts = new Map<string, readonly number[]>()
  const visit = (element: MessageFormatElement): void => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return
    const base = argumentOf(element.value)
    if (element.type === TYPE.plural && base === element.value) counts.set(base, amountsOf(element.options))
    for (const { value } of Object.values(element.options)) value.forEach(visit)
  }
  elements.forEach(visit)
  return counts
}

/** Samples for each parameter: a number if any language counts it, otherwise by its use and its name. */
const samplesIn = (id: string, { bundles }: Area, locale: Locale): Map<string, readonly Value[]> => {
  const elements = (one: Locale) => parse(bundles[one][id] ?? '', { ignoreTag: true })
  const own = elements(locale)
  const counted = new Map([...LOCALES.flatMap((other) => [...countsIn(elements(other))]), ...countsIn(own)])
  const samples = new Map<string, readonly Value[]>()
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return
    const name = 'value' in element ? element.value : ''
    const base = argumentOf(name)
    const amounts = counted.get(base)
    if (amounts !== undefined) samples.set(base, amounts)
    else if (element.type === TYPE.select && base === name) samples.set(base, Object.keys(element.options))
    else if (!samples.has(base)) samples.set(base, samplesOf(base, locale))
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) value.forEach(visit)
  }
  own.forEach(visit)
  return samples
}

const samplesOf = (name: string, locale: Locale): readonly Value[] => {
  if (PERSON.test(name)) return PEOPLE.map((person) => LANGUAGES[locale].grammar.name(person))
  if (name === 'game') return TITLES[locale] ?? TITLES.en
  if (CARD.test(name)) return CARDS[locale] ?? CARDS.en
  if (KIND.test(name)) return KINDS[locale] ?? KINDS.en
  const texts = TEXTS[name]
  if (texts !== undefined) return texts[locale] ?? texts.en
  if (PLURAL_NUMBER.test(name)) return ['2', '5']
  const unit = QUANTITIES[name]
  return unit === undefined
    ? [locale === 'zh-Hant' ? '7' : 'Zed']
    : AMOUNTS.map((n) => counted(unit, n, locale))
}

/** Every sample of each parameter in turn; not all combinations are needed. */
const valuesOf = (samples: ReadonlyMap<string, readonly Value[]>): Record<string, Value>[] => {
  const most = Math.max(1, ...[...samples.values()].map(({ length }) => length))
  return Array.from({ length: most * 2 }, (_, round) =>
    Object.fromEntries(
      [...samples].map(([name, values], place) => {
        const turn = round < most ? round : round + place
        return [name, values[turn % values.length] ?? '']
      }),
    ),
  )
}

/** Words that a player may type, which are not sentences. */
const TYPED_WORDS = /^(?:say\.ignored|names\.)/

export interface Rendered {
  readonly folder: string
  readonly id: string
  readonly locale: Locale
  readonly text: string
}

/** Every message of an area in one language, in all its forms. */
export const renderArea = (area: Area, locale: Locale): Rendered[] => {
  const { folder } = area
  const bundle: Bundle = area.bundles[locale]
  const translator = createTranslator<Readonly<Record<string, never>>>(locale, bundle)
  return Object.entries(bundle)
    .filter(([id]) => !isNoun(id) && !TYPED_WORDS.test(id))
    .flatMap(([id]) => {
      const samples = samplesIn(id, area, locale)
      const said = valuesOf(samples).map(
        (values): Rendered => ({ folder, id, locale, text: translator.sayKnown(id, values) }),
      )
      return [...new Map(said.map((one) => [one.text, one])).values()]
    })
}

/** Faults of the rendered messages of an area, one per message and rule. */
export const renderFaults = (area: Area, locale: Locale): string[] => {
  const faults = new Map<string, string>()
  for (const { id, text } of renderArea(area, locale))
    for (const fault of faultsIn(text, locale)) {
      const [rule = ''] = fault.split(': ')
      faults.set(`${id} ${rule}`, `${area.folder} ${id} ${fault}`)
    }
  for (const fault of [
    ...agreementFaults(area, locale),
    ...titleFaults(area, locale),
    ...bareCountFaults(area, locale),
  ])
    faults.set(fault, fault)
  return [...faults.values()]
}

const VERB_AFTER_NAME = /^\{The_(\w+)\} (?=\p{Ll})/u

const lacksNumber = (message: string): boolean => {
  const name = VERB_AFTER_NAME.exec(message)?.[1]
  return name !== undefined && !message.includes(`{n_${name},`)
}

/** A sentence that begins with a name in singular or plural must have its verb in both forms. */
const agreementFaults = ({ folder, bundles }: Area, locale: Locale): string[] =>
  locale === 'fr' || locale === 'es'
    ? Object.entries(bundles[locale]).flatMap(([id, message]) =>
        lacksNumber(message) ? [`${folder} ${id} does not agree with a plural name: ${message}`] : [],
      )
    : []

/** Numbers that are never 1 where they stand before a plural noun. */
const NEVER_ONE: ReadonlySet<string> = new Set([
  // Printed on cards, or the number of players of a game for several.
  'effect.banker',
  'effect.banker.second',
  'effect.replace',
  'effect.rest.visits',
  'end.why',
  'lobby.free',
  'ratings.of',
  'rematch.count',
  // The same for every game of a kind.
  'cards.all',
  'cards.ships',
  'game.length',
  'new.version',
  // Large data sets.
  'about',
  'wealth.strong',
  // A rate.
  'simulate.speed',
])

const BARE_COUNT = /\{(games|cards|rounds|players|seats|days|visits|moves|turns|minutes)\} (?:\w+ )*?\w+s\b/u

/** In English a number before a plural noun must be counted, unless it is never 1. */
const bareCountFaults = ({ folder, bundles }: Area, locale: Locale): string[] =>
  locale === 'en'
    ? Object.entries(bundles.en).flatMap(([id, message]) => {
        const name = BARE_COUNT.exec(message)?.[1]
        const isCounted = name === undefined || message.includes(`{${name}, plural,`)
        return isCounted || NEVER_ONE.has(id)
          ? []
          : [`${folder} ${id} has a plural after a number that may be 1: ${message}`]
      })
    : []

/** In a sentence, a Chinese title stands in 《》, and the word that somebody typed for a game in 「」. */
const BARE_TITLE = /(?<![《「])\{game\}(?! ·)/u

const titleFaults = ({ folder, bundles }: Area, locale: Locale): string[] =>
  locale === 'zh-Hant'
    ? Object.entries(bundles[locale]).flatMap(([id, message]) =>
        BARE_TITLE.test(message) ? [`${folder} ${id} has a title without brackets: ${message}`] : [],
      )
    : []
