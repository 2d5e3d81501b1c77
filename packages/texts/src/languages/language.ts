/** What a language brings besides its messages, and what its grammar makes of a name. */

export type Gender = 'm' | 'f'

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

export interface Grammar {
  /** A proper name; without an article it stands alone. */
  name(name: string, article?: string, gender?: Gender): Noun
  /** A kind of goods, which takes no article. */
  kind(word: string): Noun
}

export interface Language {
  /** What the language calls itself. */
  readonly name: string
  readonly grammar: Grammar
  /** What ends a sentence, and what stands between two. */
  readonly fullStop: string
  readonly betweenSentences: string
}

/** Of a name in the singular without a gender. */
export const ONE = { n: 1, gender: null, measure: '' } as const

/** An article that ends with an apostrophe leans on the word. */
export const lean = (article: string, name: string): string =>
  article.endsWith('’') ? article + name : `${article} ${name}`
