/** How each language puts an article or a preposition before a name. */

/** A name in the forms that sentences need; Chinese has one form for all of them. */
export interface Noun {
  readonly plain: string
  /** With the definite article. */
  readonly the: string
  /** With `of` and the article, where there is one. */
  readonly of: string
}

/** What a message can be told. */
export type Value = string | number | Noun

interface Grammar {
  /** A proper name; without an article it stands alone. */
  name(name: string, article?: string): Noun
  /** A kind of thing, which takes no article. */
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
