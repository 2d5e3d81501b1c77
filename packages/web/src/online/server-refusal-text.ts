/** Texts for the refusals of the server. */
import type { Refusal } from '@quayside/kernel'
import { usePeopleWords } from '@quayside/table/page/community-texts.ts'
import { useTexts, type Words } from '@quayside/table/page/texts.ts'
import type { SayCommunity } from '@quayside/texts/messages/community'
import { whyNot } from '../shell/components/refusal-text.ts'
import { banText } from './ban-text.ts'

const PLAIN = [
  'no-such-room',
  'wrong-key',
  'not-your-seat',
  'seat-taken',
  'not-the-host',
  'no-seat-for-people',
  'already-begun',
  'not-over',
  'not-seated',
  'seed-chosen',
  'commitment-used',
  'seats-open',
  'out-of-service',
  'outdated-client',
  'too-many-requests',
  'who-are-you',
  'seat-left',
  'only-looking',
  'chat-off',
  'chat-for-seats',
  'no-words',
  'bad-name',
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
  'code-expired',
  'not-confirmed',
  'channel-failed',
] as const

/** Limits of a number of things. */
const LIMITS = [
  'too-many-passkeys',
  'too-many-programs',
  'too-many-bot-connections',
  'too-many-channels',
  'too-many-take-backs',
] as const

/** Limits of rooms at a time, for a player or for a network. */
const ROOM_LIMITS = ['too-many-open-rooms', 'too-many-listed-rooms', 'too-many-bot-rooms'] as const

/** Rate limits, with the time until the next attempt. */
const RATES = ['too-many-guests', 'too-many-mails', 'too-much-stored'] as const

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** In hours from an hour and a half on, else in minutes. */
const waitTime = (seconds: number): { readonly hours: number; readonly minutes: number } => ({
  hours: seconds >= 1.5 * HOUR_S ? Math.ceil(seconds / HOUR_S) : 0,
  minutes: Math.max(1, Math.ceil(seconds / MINUTE_S)),
})

export const serverRefusalText = (refusal: Refusal, words: Words, people: SayCommunity): string => {
  const { code, params } = refusal
  const number = (name: string): number => Number(params[name] ?? 0)
  const plain = PLAIN.find((known) => known === code)
  if (code === 'unreachable') return words.online('refusal.unreachable')
  if (plain !== undefined) return people(`refusal.${plain}`)
  const limit = LIMITS.find((known) => known === code)
  if (limit !== undefined) return people(`refusal.${limit}`, { most: number('most') })
  const scope = String(params['scope'] ?? '')
  const rooms = ROOM_LIMITS.find((known) => known === code)
  if (rooms !== undefined) return people(`refusal.${rooms}`, { scope, most: number('most') })
  const rate = RATES.find((known) => known === code)
  if (rate !== undefined) return people(`refusal.${rate}`, waitTime(number('seconds')))
  if (code === 'too-many-rooms-opened')
    return people('refusal.too-many-rooms-opened', { scope, ...waitTime(number('seconds')) })
  if (code === 'too-much-talk') return people('refusal.too-much-talk', { seconds: number('seconds') })
  if (code === 'banned') return banText(refusal, words)
  if (code === 'not-stored') return people('refusal.not-stored', { because: String(params['because'] ?? '') })
  if (code === 'no-vacation-left') return people('refusal.no-vacation-left', { days: number('days') })
  return whyNot(refusal, words)
}

/** The same as a hook; its texts are lazy and suspend. */
export const useServerRefusalText = (): ((refusal: Refusal) => string) => {
  const words = useTexts()
  const people = usePeopleWords()
  return (refusal) => serverRefusalText(refusal, words, people)
}

export const ServerRefusalMessage = ({ refusal }: { readonly refusal: Refusal }) =>
  useServerRefusalText()(refusal)
