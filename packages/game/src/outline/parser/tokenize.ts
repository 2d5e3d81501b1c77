/** Splits input into comparable words: no capitals, accents or punctuation. */

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Between the digits of Chinese keyboards and plain ones. */
const WIDE = '０'.charCodeAt(0) - '0'.charCodeAt(0)

/** Every Chinese character is a word of its own, because Chinese is typed without spaces. */
const WORD = /\p{Script=Han}|\d+½?|½|(?:(?!\p{Script=Han})\p{L})+/gu

export const tokenize = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæß]/g, (letters) => LIGATURES[letters] ?? letters)
    .replaceAll(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - WIDE))
    .match(WORD) ?? []

export const isNumber = (word: string): boolean => /^[\d½]/.test(word)

/** The ways to say something, given as texts; one text may hold several, between bars. */
export const wordingsOf = (...texts: readonly string[]): readonly (readonly string[])[] =>
  texts.flatMap((text) => text.split('|').map(tokenize))
