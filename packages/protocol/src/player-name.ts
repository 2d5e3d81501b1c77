/** Which player names are allowed: one line of visible characters that cannot be mistaken for another name. */

/** The scripts in which zero-width joiners between letters are part of the spelling. */
const JOINING_SCRIPTS =
  '\\p{sc=Arabic}\\p{sc=Syriac}\\p{sc=Mongolian}\\p{sc=Devanagari}\\p{sc=Bengali}\\p{sc=Gurmukhi}\\p{sc=Gujarati}' +
  '\\p{sc=Oriya}\\p{sc=Tamil}\\p{sc=Telugu}\\p{sc=Kannada}\\p{sc=Malayalam}\\p{sc=Sinhala}\\p{sc=Khmer}\\p{sc=Myanmar}'

/** Legitimate invisible characters: joiners between such letters and inside emoji, and variation selectors. */
const ALLOWED = new RegExp(
  `(?<=[${JOINING_SCRIPTS}]\\p{M}*)[\\u200c\\u200d](?=[${JOINING_SCRIPTS}])` +
    '|(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})' +
    '|(?<=\\p{Emoji})[\\ufe0e\\ufe0f]',
  'gu',
)

/** Invisible characters, direction marks, line breaks, and characters that render differently on every machine. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More marks on one letter than any language writes, or a mark on nothing. */
const STACKED_MARKS = /^\p{M}|\p{M}{5}|\p{Mn}{4}/u

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The name as it is stored: normalised and trimmed; null for a name that is not allowed. */
export const playerName = (text: string): string | null => {
  if (!text.isWellFormed()) return null
  const name = text
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ')
  const checked = name.replace(ALLOWED, '')
  return INVISIBLE.test(checked) || STACKED_MARKS.test(checked) || !VISIBLE.test(checked) ? null : name
}
