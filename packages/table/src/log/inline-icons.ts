/** Inline icons inside a sentence, with the same content as text for screen readers. */

/** Letters that no language has: where goods begin, what parts them, and where they end. */
const BEGIN = '\u{E000}'
const NEXT = '\u{E001}'
const END = '\u{E002}'

/** Marks a part of a sentence that is drawn as an icon. */
export const inlineIcon = (said: string, amount: number, icon: string): string =>
  [BEGIN, icon, NEXT, amount === 0.5 ? '½' : amount, NEXT, said, END].join('')

interface SentencePart {
  readonly text: string
  /** Null for plain text. */
  readonly picture: { readonly icon: string; readonly amount: string } | null
}

export const splitInlineIcons = (sentence: string): readonly SentencePart[] =>
  sentence.split(new RegExp(`(${BEGIN}[^${END}]*${END})`, 'u')).flatMap((part): SentencePart[] => {
    if (part === '') return []
    if (!part.startsWith(BEGIN)) return [{ text: part, picture: null }]
    const [icon, amount = '', said = ''] = part.slice(1, -1).split(NEXT)
    // Only `drawn` writes these letters.
    return [{ text: said, picture: { icon: icon as string, amount } }]
  })
