/** Splits input into comparable words without capitals, accents and punctuation. */

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' }

/** Offset between full-width and ordinary digits. */
const WIDE = '０'.charCodeAt(0) - '0'.charCodeAt(0)

/** Every Chinese character is a word, because Chinese is typed without spaces. */
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

/** The wordings of texts; one text may contain several, separated by bars. */
export const wordingsOf = (...texts: readonly string[]): readonly (readonly string[])[] =>
  texts.flatMap((text) => text.split('|').map(tokenize))
