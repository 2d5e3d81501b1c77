import { accept, type Result, refused } from '@quayside/kernel'

/**
 * Controls, separators of lines, private and unassigned characters, and marks that do not show or turn the writing
 * around. The two joiners stay: some scripts and many pictures are written with them.
 */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u

/** More marks on one letter than any language writes. */
const PILED_UP = /\p{M}{6}/u

/** What may be said: one line of what everybody can see. */
export const sayable = (text: string): Result<string> => {
  if (!text.isWellFormed()) return refused('bad-words')
  const words = text.normalize('NFC').trim()
  if (words === '') return refused('no-words')
  return UNSEEN.test(words) || PILED_UP.test(words) ? refused('bad-words') : accept(words)
}
