/** How long unused data is kept, and when it expires; `docs/hosting/settings.md` has each limit as a setting. */
import type { GuestFacts, RoomFacts } from '../storage/retention-repository.ts'
import type { Store } from '../storage/store.ts'

/** In days where nothing else is said; 0 for ever. */
export interface RetentionLimits {
  /** Guests who never sat in a room, since they were last here. */
  readonly unusedGuests: number
  /** Guests with games, since they were last here. */
  readonly guests: number
  /** Browsers that signed in, since they were last used. */
  readonly sessions: number
  /** Rooms that wait for people, since the last one sat down or stood up. */
  readonly waitingRooms: number
  /** Games that nobody goes on with, since the last move. */
  readonly abandonedRooms: number
  /** Finished games that do not count in the ratings; those that do are kept. */
  readonly unratedGames: number
  /** In minutes: a code that confirms a mail address. */
  readonly codeMinutes: number
}

export const RETENTION_LIMITS: RetentionLimits = {
  unusedGuests: 7,
  guests: 365,
  sessions: 180,
  waitingRooms: 14,
  abandonedRooms: 180,
  unratedGames: 90,
  codeMinutes: 60,
}

/** When a room or a guest expires, by what is known of them: the same for the cleaner and for whoever asks. */

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

/** When what somebody has here expires, for themselves. */

/** Null for whoever does not expire. */
export const guestExpiresAt = async (
  { retention }: Store,
  player: string,
  limits: RetentionLimits,
  since: number,
): Promise<number | null> => {
  const facts = await retention.guestFacts(player)
  return facts === null ? null : (guestExpiry(facts, limits, since)?.expiresAt ?? null)
}

/** By room, without those that are kept. */
export const roomsExpireAt = async (
  { retention }: Store,
  rooms: readonly string[],
  limits: RetentionLimits,
  since: number,
): Promise<ReadonlyMap<string, number>> => {
  const facts = await retention.roomFacts(rooms)
  return new Map(
    facts.flatMap((one): [string, number][] => {
      const expiry = roomExpiry(one, limits, since)
      return expiry === null ? [] : [[one.id, expiry.expiresAt]]
    }),
  )
}
