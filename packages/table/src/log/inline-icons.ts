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
  readonly picture: { readonly icon: string; readonly amount: string } | null
}

export const splitInlineIcons = (sentence: string): readonly SentencePart[] =>
  sentence.split(new RegExp(`(${BEGIN}[^${END}]*${END})`, 'u')).flatMap((part): SentencePart[] => {
    if (part === '') return []
    if (!part.startsWith(BEGIN)) return [{ text: part, picture: null }]
    const [icon, amount = '', spokenText = ''] = part.slice(1, -1).split(NEXT)
    // Only `inlineIcon` writes these characters.
    return [{ text: spokenText, picture: { icon: icon as string, amount } }]
  })
