import type { Bundle } from './translator.ts'

/** How each language puts an article or a preposition before a name, and what agrees with it. */

type Gender = 'm' | 'f'

/** A name in the forms that sentences need; Chinese has one form for most of them. */
export interface Noun {
  readonly plain: string
  /** With the definite article. */
  readonly the: string
  /** With `of` and the article, where there is one: du Marché, d’Anna. */
  readonly of: string
  /** With `to` and the article: au Marché, al Mercado. */
  readonly to: string
  /** After a conjunction that may lose its vowel: qu’Anna. */
  readonly que: string
  /** What verbs and adjectives agree with: the number that was counted, 2 for a name in the plural, else 1. */
  readonly n: number
  /** Null where the language has none. */
  readonly gender: Gender | null
  /** The Chinese measure word; empty elsewhere. */
  readonly measure: string
}

/** A name that takes no article may be given as it is. */
export type Name = string | Noun

/** A parameter of a message. */
export type Value = string | number | Noun

export interface Grammar {
  /** A proper name; without an article it stands alone. */
  name(name: string, article?: string, gender?: Gender): Noun
  /** A kind of goods, which takes no article. */
  kind(word: string): Noun
}

const ONE = { n: 1, gender: null, measure: '' } as const

/** An article that ends with an apostrophe leans on the word. */
const lean = (article: string, name: string): string =>
  article.endsWith('’') ? article + name : `${article} ${name}`

const english: Grammar = {
  name: (plain, article) => {
    const the = article === undefined ? plain : lean(article, plain)
    return { ...ONE, plain, the, of: `of ${the}`, to: `to ${the}`, que: `that ${the}` }
  },
  kind: (plain) => english.name(plain),
}

const FRENCH_OF: Readonly<Record<string, string>> = { le: 'du', la: 'de la', 'l’': 'de l’', les: 'des' }
const FRENCH_TO: Readonly<Record<string, string>> = { le: 'au', la: 'à la', 'l’': 'à l’', les: 'aux' }
const FRENCH_GENDER: Readonly<Record<string, Gender>> = { le: 'm', la: 'f' }

/** An h is mute in Hélène and Henri, not in Hugo and Harry; a y is a vowel before a consonant, as in Yves. */
const FRENCH_VOWEL = /^(?:[aeiouàâäæéèêëîïôœùûü]|h[eéèêiîy]|y(?![aeiouéèœu]))/i

const elided = (word: string, name: string): string =>
  FRENCH_VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`

/** What is called « Le Mans » is spoken of as « du Mans ». */
const FRENCH_TITLE = /^(Le|Les) (.+)$/

const frenchOf = (name: string): string => {
  const [, article, rest = ''] = FRENCH_TITLE.exec(name) ?? []
  return article === undefined ? elided('de', name) : `${article === 'Le' ? 'du' : 'des'} ${rest}`
}

const frenchTo = (name: string): string => {
  const [, article, rest = ''] = FRENCH_TITLE.exec(name) ?? []
  return article === undefined ? `à ${name}` : `${article === 'Le' ? 'au' : 'aux'} ${rest}`
}

const french: Grammar = {
  name: (plain, article, gender) => {
    const the = article === undefined ? plain : lean(article, plain)
    return {
      plain,
      the,
      of: article === undefined ? frenchOf(plain) : lean(FRENCH_OF[article] ?? 'de', plain),
      to: article === undefined ? frenchTo(plain) : lean(FRENCH_TO[article] ?? 'à', plain),
      que: elided('que', the),
      n: article === 'les' ? 2 : 1,
      gender: gender ?? FRENCH_GENDER[article ?? ''] ?? null,
      measure: '',
    }
  },
  kind: (plain) => french.name(plain),
}

const SPANISH_GENDER: Readonly<Record<string, Gender>> = { el: 'm', los: 'm', la: 'f', las: 'f' }

const spanish: Grammar = {
  name: (plain, article, gender) => {
    const the = article === undefined ? plain : lean(article, plain)
    return {
      plain,
      the,
      of: article === 'el' ? `del ${plain}` : `de ${the}`,
      to: article === 'el' ? `al ${plain}` : `a ${the}`,
      que: `que ${the}`,
      n: article === 'los' || article === 'las' ? 2 : 1,
      gender: gender ?? SPANISH_GENDER[article ?? ''] ?? null,
      measure: '',
    }
  },
  kind: (plain) => spanish.name(plain),
}

const bare = (plain: string): Noun => ({ ...ONE, plain, the: plain, of: plain, to: plain, que: plain })

const chinese: Grammar = { name: bare, kind: bare }

export const GRAMMARS = { en: english, fr: french, es: spanish, 'zh-Hant': chinese } as const

/** A number with what it counts, `1 comida`: verbs agree with the number. */
export const quantityNoun = (grammar: Grammar, text: string, n: number): Noun => ({
  ...grammar.kind(text),
  n,
})

/** The forms of several names, each joined by `list`; verbs agree with how many there are. */
export const joinNouns = (nouns: readonly Noun[], list: (items: readonly string[]) => string): Noun => ({
  plain: list(nouns.map(({ plain }) => plain)),
  the: list(nouns.map(({ the }) => the)),
  of: list(nouns.map(({ of }) => of)),
  to: list(nouns.map(({ to }) => to)),
  que: list(nouns.map(({ que }) => que)),
  n: nouns.length === 1 ? (nouns[0]?.n ?? 1) : nouns.length,
  gender: nouns.length === 1 ? (nouns[0]?.gender ?? null) : null,
  measure: '',
})

/** In what forms a message may name an argument: `the_building`, `of_player`, `n_food`. */
const FORM = /^(?:the|The|of|to|que|n|gender|measure)_/

const BY_RULE = /^(?:of|to|que)_/

/** The argument that a message names, whatever the form. */
export const argumentOf = (name: string): string => name.replace(FORM, '')

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** What a message says for a name that it uses; undefined where nothing is known of it. */
export const formOf = (
  name: string,
  values: Readonly<Record<string, Value>>,
  grammar: Grammar,
): string | number | undefined => {
  const value = values[name]
  if (value !== undefined) return typeof value === 'object' ? value.plain : value
  const base = argumentOf(name)
  const given = values[base]
  if (given === undefined || base === name) return undefined
  const form = name.slice(0, -base.length - 1)
  if (typeof given === 'number') return form === 'n' ? given : undefined
  // A word without forms has those that follow from how it begins; article and number are not known of it.
  if (typeof given === 'string' && !BY_RULE.test(name)) return undefined
  const noun = typeof given === 'object' ? given : grammar.name(given)
  if (form === 'The') return capital(noun.the)
  return noun[form as Exclude<keyof Noun, 'plain'>] ?? ''
}

/** What a card is called. */
export interface CardName {
  readonly name: string
  /** A name of its own where two cards share the printed one. */
  readonly label?: string
  /** For titles with little room. */
  readonly short?: string
  readonly article?: string
  /** Where the article does not tell. */
  readonly gender?: Gender
}

/** Something that is counted; `count` is an ICU message: `n` chooses the form, `amount` is written. */
export interface CountedName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence, of the kind as such. */
  readonly kind: string
  readonly count: string
}

/** A kind of things with the measure word that its count has in Chinese: 2條魚. */
export const countedKind = (grammar: Grammar, { kind, count }: CountedName): Noun => {
  const [, measure = ''] = /\{amount\}(\p{Script=Han}?)/u.exec(count) ?? []
  return {
    ...grammar.kind(kind),
    measure: count.endsWith(`${measure}${kind}`) && measure !== kind.charAt(0) ? measure : '',
  }
}

const entriesOf = (bundle: Bundle, kind: string): readonly (readonly [string, string])[] => {
  const prefix = `noun.${kind}.`
  return Object.entries(bundle).flatMap(([key, text]) =>
    key.startsWith(prefix) ? [[key.slice(prefix.length), text] as const] : [],
  )
}

/** The names of one kind with their forms: `noun.building.farm` is the name, `noun.building.farm@article` its article. */
export const namesOf = <Id extends string, Name>(
  bundle: Bundle,
  kind: string,
): Readonly<Record<Id, Name>> => {
  const names: Record<string, Record<string, string>> = {}
  for (const [key, text] of entriesOf(bundle, kind)) {
    const [id = '', form = 'name'] = key.split('@')
    names[id] = { ...names[id], [form]: text }
  }
  // That no form is missing is proved by the tests that say every name.
  return names as Readonly<Record<Id, Name>>
}

/** The names of one kind that have no forms. */
export const plainNamesOf = <Id extends string>(bundle: Bundle, kind: string): Readonly<Record<Id, string>> =>
  Object.fromEntries(entriesOf(bundle, kind)) as Readonly<Record<Id, string>>
