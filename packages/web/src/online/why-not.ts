/** Why the server did not do something. */
import type { Refusal } from '@quayside/kernel'
import { whyNot } from '../shell/parts/why-not.ts'
import type { Words } from '../state/words.ts'

const PLAIN = [
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
  'out-of-service',
  'too-many-requests',
  'who-are-you',
  'seat-left',
  'only-looking',
  'chat-off',
  'chat-for-seats',
  'no-words',
  'bad-words',
  'no-such-line',
  'not-yourself',
  'no-such-mute',
  'too-many-reports',
  'motion-open',
  'already-declined',
  'no-such-motion',
  'not-asked',
  'not-overdue',
  'bad-policies',
  'unknown-zone',
  'not-while-waiting',
  'challenge-over',
  'passkey-refused',
  'unknown-passkey',
  'passkey-known',
  'no-such-passkey',
  'last-passkey',
  'no-passkey',
  'another-name',
  'no-such-profile',
  'no-such-bot',
  'channel-known',
  'no-such-channel',
  'no-mail',
  'wrong-code',
  'not-confirmed',
  'channel-failed',
] as const

/** These allow so many of something. */
const LIMITS = ['too-many-passkeys', 'too-many-programs', 'too-many-channels'] as const

export const whyNotOnline = (refusal: Refusal, words: Words): string => {
  const { code, params } = refusal
  const number = (name: string): number => Number(params[name] ?? 0)
  const plain = PLAIN.find((known) => known === code)
  if (plain !== undefined) return words.online(`refusal.${plain}`)
  const limit = LIMITS.find((known) => known === code)
  if (limit !== undefined) return words.online(`refusal.${limit}`, { most: number('most') })
  if (code === 'too-much-talk') return words.online('refusal.too-much-talk', { seconds: number('seconds') })
  if (code === 'not-stored')
    return words.online('refusal.not-stored', { because: String(params['because'] ?? '') })
  if (code === 'no-vacation-left') return words.online('refusal.no-vacation-left', { days: number('days') })
  return whyNot(refusal, words)
}
