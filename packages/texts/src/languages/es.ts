import { type Gender, type Grammar, LATIN_PUNCTUATION, type Language, lean } from './language.ts'

const SPANISH_GENDER: Readonly<Record<string, Gender>> = { el: 'm', los: 'm', la: 'f', las: 'f' }

const grammar: Grammar = {
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
  kind: (plain) => grammar.name(plain),
}

export const spanish: Language = { name: 'Español', grammar, ...LATIN_PUNCTUATION }
