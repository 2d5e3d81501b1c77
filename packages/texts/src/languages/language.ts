/** What a language defines besides its messages: its grammar for names and its punctuation. */

export type Gender = 'm' | 'f'

/** A name in the forms that sentences need; Chinese has one form for most of them. */
export interface Noun {
  readonly plain: string
  /** With the definite article. */
  readonly the: string
  /** With `of` and the article, if there is one: du Marché, d’Anna. */
  readonly of: string
  /** With `to` and the article: au Marché, al Mercado. */
  readonly to: string
  /** After an elided conjunction: qu’Anna. */
  readonly que: string
  /**
   * The number that verbs and adjectives agree with: the counted number, 2 for a plural name, otherwise 1.
   */
  readonly n: number
  /** Null if the language has none. */
  readonly gender: Gender | null
  /** The Chinese measure word; empty in other languages. */
  readonly measure: string
}

export interface Grammar {
  /** A proper name, with an optional article. */
  name(name: string, article?: string, gender?: Gender): Noun
  /** A kind of goods, used without an article. */
  kind(word: string): Noun
}

/** With the spaces that belong to it. */
export interface Punctuation {
  readonly fullStop: string
  readonly betweenSentences: string
  readonly colon: string
  readonly semicolon: string
  /** Between the parts of a sentence. */
  readonly comma: string
  /** Between the items of a list. */
  readonly listComma: string
  readonly brackets: readonly [opening: string, closing: string]
}

export interface Language extends Punctuation {
  /** The language's name for itself. */
  readonly name: string
  readonly grammar: Grammar
}

export const LATIN_PUNCTUATION: Punctuation = {
  fullStop: '.',
  betweenSentences: ' ',
  colon: ': ',
  semicolon: '; ',
  comma: ', ',
  listComma: ', ',
  brackets: [' (', ')'],
}

/** A singular name without gender. */
export const ONE = { n: 1, gender: null, measure: '' } as const

/** An article that ends with an apostrophe is joined to the word without a space. */
export const lean = (article: string, name: string): string =>
  article.endsWith('’') ? article + name : `${article} ${name}`
