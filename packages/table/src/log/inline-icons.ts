/** Inline icons inside a sentence, with the same content as text for screen readers. */

/** Private-use characters, which no text contains: start, separator and end of an inline icon. */
const BEGIN = '\u{E000}'
const NEXT = '\u{E001}'
const END = '\u{E002}'

/** Marks a part of a sentence that is drawn as an icon. */
export const inlineIcon = (spokenText: string, amount: number, icon: string): string =>
  [BEGIN, icon, NEXT, amount === 0.5 ? '½' : amount, NEXT, spokenText, END].join('')

interface SentencePart {
  readonly text: string
  /** Null for plain text. */
  readonly picture: { readonly icon: string; readonly amount: string; readonly after: string } | null
}

/** An icon with the brackets and punctuation next to it, which would otherwise stand alone at the end of a line. */
const PICTURE = /([(（]*\u{E000}[^\u{E002}]*\u{E002}[\u00a0\u202f)）.,;:，。；：、]*)/u

export const splitInlineIcons = (sentence: string): readonly SentencePart[] =>
  sentence.split(PICTURE).flatMap((part): SentencePart[] => {
    if (part === '') return []
    const [before = '', picture, after = ''] = part.split(/[\u{E000}\u{E002}]/u)
    if (picture === undefined) return [{ text: part, picture: null }]
    const [icon = '', amount = '', spokenText = ''] = picture.split(NEXT)
    return [
      { text: `${before}${spokenText}${after}`, picture: { icon, amount: `${before}${amount}`, after } },
    ]
  })
