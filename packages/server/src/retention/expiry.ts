/** When a room or a guest expires, by what is known of them: the same for the cleaner and for whoever asks. */
import type { GuestFacts, RoomFacts } from '../storage/retention.ts'
import type { RetentionLimits } from './limits.ts'

export type RoomExpiryKind = 'empty-rooms' | 'waiting-rooms' | 'abandoned-rooms' | 'unrated-games'
export type GuestExpiryKind = 'unused-guests' | 'guests'

export interface Expiry<Kind extends string> {
  readonly kind: Kind
  readonly expiresAt: number
}

const DAY_MS = 24 * 3600_000

/** Whoever stands up to sit elsewhere does it sooner. */
const EMPTY_ROOM_MS = 3600_000

/** Null for what is kept for ever. */
const after = <Kind extends string>(kind: Kind, from: number, days: number): Expiry<Kind> | null =>
  days === 0 ? null : { kind, expiresAt: from + days * DAY_MS }

/** `since` is when the server began to clean up: nothing expires as if it had been warned of before. */
export const roomExpiry = (
  { isOver, isRated, isWaiting, hasPeople, hasReport, changed, begun }: RoomFacts,
  limits: RetentionLimits,
  since: number,
): Expiry<RoomExpiryKind> | null => {
  // The operator has not looked yet.
  if (hasReport) return null
  const from = Math.max(changed, begun, since)
  if (isOver) return isRated ? null : after('unrated-games', from, limits.unratedGames)
  if (!isWaiting) return after('abandoned-rooms', from, limits.abandonedRooms)
  return hasPeople
    ? after('waiting-rooms', from, limits.waitingRooms)
    : { kind: 'empty-rooms', expiresAt: from + EMPTY_ROOM_MS }
}

/** Null for accounts, programs and whoever still plays. */
export const guestExpiry = (
  { isGuest, isPlaying, hasPlayed, seenAt }: GuestFacts,
  limits: RetentionLimits,
  since: number,
): Expiry<GuestExpiryKind> | null => {
  if (!isGuest || isPlaying) return null
  const from = Math.max(seenAt, since)
  return hasPlayed ? after('guests', from, limits.guests) : after('unused-guests', from, limits.unusedGuests)
}
