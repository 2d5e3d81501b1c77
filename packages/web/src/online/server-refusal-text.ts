/** Texts for the refusals of the server. */
import type { Refusal } from '@quayside/kernel'
import { useCommunityTexts } from '@quayside/table/page/community-texts.ts'
import { type TableTexts, useTexts } from '@quayside/table/page/texts.ts'
import type { SayCommunity } from '@quayside/texts/messages/community'
import { banText, siteRefusalText } from '../shell/components/refusal-text.ts'

const PLAIN = [
  'no-such-room',
  'invalid-seat-secret',
  'not-your-seat',
  'no-such-table-code',
  'seat-taken',
  'seat-reserved',
  'no-such-invitation',
  'host-only',
  'no-seat-for-people',
  'game-started',
  'game-not-over',
  'not-in-room',
  'seed-chosen',
  'commitment-used',
  'seats-not-filled',
  'room-unavailable',
  'outdated-client',
  'too-many-requests',
  'not-signed-in',
  'seat-given-up',
  'spectator',
  'chat-off',
  'chat-players-only',
  'empty-chat-text',
  'bad-name',
  'invalid-chat-text',
  'no-such-message',
  'own-message',
  'no-such-mute',
  'too-many-reports',
  'vote-open',
  'vote-declined-before',
  'no-such-vote',
  'not-a-voter',
  'seat-not-overdue',
  'bad-policies',
  'unknown-time-zone',
  'not-on-own-turn',
  'challenge-expired',
  'passkey-refused',
  'unknown-passkey',
  'passkey-exists',
  'no-such-passkey',
  'last-passkey',
  'no-passkey',
  'name-mismatch',
  'no-such-profile',
  'no-such-puzzle',
  'puzzle-answered',
  'puzzle-not-answered',
  'no-such-player',
  'own-code',
  'no-such-bot',
  'channel-exists',
  'no-such-channel',
  'mail-disabled',
  'wrong-code',
  'code-expired',
  'not-confirmed',
  'channel-failed',
] as const

/** Limits of a number of things. */
const LIMITS = [
  'too-many-passkeys',
  'too-many-api-bots',
  'too-many-bot-connections',
  'too-many-channels',
  'too-many-undos',
  'too-many-friends',
  'too-many-blocks',
  'too-many-invitations',
] as const

/** Limits of rooms at a time, for a player or for a network. */
const ROOM_LIMITS = ['too-many-open-rooms', 'too-many-listed-rooms', 'too-many-bot-rooms'] as const

/** Rate limits, with the time until the next attempt. */
const RATES = [
  'too-many-guests',
  'too-many-mails',
  'too-much-stored',
  'too-many-daily-entries',
  'too-many-puzzle-answers',
] as const

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S

/** In hours from an hour and a half on, else in minutes. */
const waitTime = (seconds: number): { readonly hours: number; readonly minutes: number } => ({
  hours: seconds >= 1.5 * HOUR_S ? Math.ceil(seconds / HOUR_S) : 0,
  minutes: Math.max(1, Math.ceil(seconds / MINUTE_S)),
})

export const serverRefusalText = (refusal: Refusal, tableTexts: TableTexts, people: SayCommunity): string => {
  const { code, params } = refusal
  const number = (name: string): number => Number(params[name] ?? 0)
  const plain = PLAIN.find((known) => known === code)
  if (code === 'unreachable') return tableTexts.online('refusal.unreachable')
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
  if (code === 'chat-rate-limited') return people('refusal.chat-rate-limited', { seconds: number('seconds') })
  if (code === 'banned') return banText(refusal, tableTexts)
  if (code === 'write-failed')
    return people('refusal.write-failed', { because: String(params['because'] ?? '') })
  if (code === 'no-vacation-left') return people('refusal.no-vacation-left', { days: number('days') })
  return siteRefusalText(refusal, tableTexts)
}

/** The same as a hook; its texts are lazy and suspend. */
export const useServerRefusalText = (): ((refusal: Refusal) => string) => {
  const tableTexts = useTexts()
  const people = useCommunityTexts()
  return (refusal) => serverRefusalText(refusal, tableTexts, people)
}

export const ServerRefusalMessage = ({ refusal }: { readonly refusal: Refusal }) =>
  useServerRefusalText()(refusal)
