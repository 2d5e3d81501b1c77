import { type Gender, type Grammar, LATIN_PUNCTUATION, type Language, lean } from './language.ts'

const FRENCH_OF: Readonly<Record<string, string>> = { le: 'du', la: 'de la', 'l’': 'de l’', les: 'des' }
const FRENCH_TO: Readonly<Record<string, string>> = { le: 'au', la: 'à la', 'l’': 'à l’', les: 'aux' }
const FRENCH_GENDER: Readonly<Record<string, Gender>> = { le: 'm', la: 'f' }

/** An h is mute in Hélène and Henri, not in Hugo and Harry; a y is a vowel before a consonant, as in Yves. */
const FRENCH_VOWEL = /^(?:[aeiouàâäæéèêëîïôœùûü]|h[eéèêiîy]|y(?![aeiouéèœu]))/i

const elided = (word: string, name: string): string =>
  FRENCH_VOWEL.test(name) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`

/** « Le Mans » becomes « du Mans ». */
const FRENCH_TITLE = /^(Le|Les) (.+)$/

const frenchOf = (name: string): string => {
  const [, article, rest = ''] = FRENCH_TITLE.exec(name) ?? []
  return article === undefined ? elided('de', name) : `${article === 'Le' ? 'du' : 'des'} ${rest}`
}

const frenchTo = (name: string): string => {
  const [, article, rest = ''] = FRENCH_TITLE.exec(name) ?? []
  return article === undefined ? `à ${name}` : `${article === 'Le' ? 'au' : 'aux'} ${rest}`
}

const grammar: Grammar = {
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
  kind: (plain) => grammar.name(plain),
}

export const french: Language = {
  name: 'Français',
  grammar,
  ...LATIN_PUNCTUATION,
  colon: '\u00a0: ',
  semicolon: '\u202f; ',
}
