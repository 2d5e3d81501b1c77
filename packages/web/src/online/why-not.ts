/** Why the server did not do something. */
import type { Refusal } from '@quayside/kernel'
import { whyNot } from '../shell/parts/texts-of-games.ts'
import type { Words } from '../state/words.ts'

const OWN = [
  'unreachable',
  'no-such-room',
  'wrong-key',
  'not-your-seat',
  'seat-taken',
  'not-the-host',
  'already-begun',
  'not-over',
  'not-seated',
  'seats-open',
  'unknown-rules',
  'too-many-requests',
  'who-are-you',
] as const

export const whyNotOnline = (refusal: Refusal, words: Words): string => {
  const own = OWN.find((code) => code === refusal.code)
  return own === undefined ? whyNot(refusal, words) : words.online(`refusal.${own}`)
}
