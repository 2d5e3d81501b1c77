import { type Grammar, LATIN_PUNCTUATION, type Language, lean, ONE } from './language.ts'

const grammar: Grammar = {
  name: (plain, article) => {
    const the = article === undefined ? plain : lean(article, plain)
    return { ...ONE, plain, the, of: `of ${the}`, to: `to ${the}`, que: `that ${the}` }
  },
  kind: (plain) => grammar.name(plain),
}

export const english: Language = { name: 'English', grammar, ...LATIN_PUNCTUATION }
