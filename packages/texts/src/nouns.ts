import type { Bundle } from './translator.ts'

/** How each language puts an article or a preposition before a name. */

/** A name in the forms that sentences need; Chinese has one form for all of them. */
export interface Noun {
  readonly plain: string
  /** With the definite article. */
  readonly the: string
  /** With `of` and the article, where there is one. */
  readonly of: string
}

/** A parameter of a message. */
export type Value = string | number | Noun

interface Grammar {
  /** A proper name; without an article it stands alone. */
  name(name: string, article?: string): Noun
  /** A kind of goods, which takes no article. */
  kind(word: string): Noun
}

const bare = (plain: string): Noun => ({ plain, the: plain, of: plain })

/** An article that ends with an apostrophe leans on the word. */
const lean = (article: string, name: string): string =>
  article.endsWith('’') ? article + name : `${article} ${name}`

const english: Grammar = {
  name: (plain, article) => {
    const the = article === undefined ? plain : lean(article, plain)
    return { plain, the, of: `of ${the}` }
  },
  kind: (plain) => ({ plain, the: plain, of: `of ${plain}` }),
}

const FRENCH_OF: Readonly<Record<string, string>> = { le: 'du', la: 'de la', 'l’': 'de l’', les: 'des' }

const FRENCH_VOWEL = /^[aeiouyâàéèêîôœ]/i

const french: Grammar = {
  name: (plain, article) =>
    article === undefined
      ? { plain, the: plain, of: frenchOf(plain) }
      : { plain, the: lean(article, plain), of: lean(FRENCH_OF[article] ?? 'de', plain) },
  kind: (plain) => ({ plain, the: plain, of: frenchOf(plain) }),
}

const frenchOf = (word: string): string => lean(FRENCH_VOWEL.test(word) ? 'd’' : 'de', word)

const spanish: Grammar = {
  name: (plain, article) => {
    if (article === undefined) return { plain, the: plain, of: `de ${plain}` }
    const the = lean(article, plain)
    return { plain, the, of: article === 'el' ? `del ${plain}` : `de ${the}` }
  },
  kind: (plain) => ({ plain, the: plain, of: `de ${plain}` }),
}

const chinese: Grammar = { name: bare, kind: bare }

export const GRAMMARS = { en: english, fr: french, es: spanish, 'zh-Hant': chinese } as const

/** The forms of several names, each joined by `list`. */
export const joinNouns = (nouns: readonly Noun[], list: (items: readonly string[]) => string): Noun => ({
  plain: list(nouns.map(({ plain }) => plain)),
  the: list(nouns.map(({ the }) => the)),
  of: list(nouns.map(({ of }) => of)),
})

/** What a card is called. */
export interface CardName {
  readonly name: string
  /** A name of its own where two cards share the printed one. */
  readonly label?: string
  /** For titles with little room. */
  readonly short?: string
  readonly article?: string
}

/** Something that is counted; `count` is an ICU message: `n` chooses the form, `amount` is written. */
export interface CountedName {
  /** As a label. */
  readonly name: string
  /** Inside a sentence, of the kind as such. */
  readonly kind: string
  readonly count: string
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
