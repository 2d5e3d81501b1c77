/** How long unused data is stored, and when it expires; `docs/hosting/settings.md` has each limit as a setting. */
import type { GuestFacts, RoomFacts } from '../storage/retention-repository.ts'
import type { Store } from '../storage/store.ts'

/** In days unless noted; 0 for never. */
export interface RetentionLimits {
  /** Guests who never joined a room, since their last visit. */
  readonly unusedGuests: number
  /** Guests with games, since their last visit. */
  readonly guests: number
  /** Sessions of signed-in browsers, since their last visit. */
  readonly sessions: number
  /** Rooms that have not started, since the last change of their seats. */
  readonly waitingRooms: number
  /** Unfinished games, since their last move. */
  readonly abandonedRooms: number
  /** Finished unrated games; rated ones stay. */
  readonly unratedGames: number
  /** Lifetime of a mail confirmation code in minutes. */
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

export type RoomExpiryKind = 'empty-rooms' | 'waiting-rooms' | 'abandoned-rooms' | 'unrated-games'
export type GuestExpiryKind = 'unused-guests' | 'guests'

export interface Expiry<Kind extends string> {
  readonly kind: Kind
  readonly expiresAt: number
}

const DAY_MS = 24 * 3600_000

/** Longer than a player takes to leave one seat and take another. */
const EMPTY_ROOM_MS = 3600_000

/** Null for never. */
const after = <Kind extends string>(kind: Kind, from: number, days: number): Expiry<Kind> | null =>
  days === 0 ? null : { kind, expiresAt: from + days * DAY_MS }

/** `since` is when retention was enabled: older data counts as last used then. */
export const roomExpiry = (
  { isOver, isRated, isWaiting, hasPeople, hasReport, changed, begun }: RoomFacts,
  limits: RetentionLimits,
  since: number,
): Expiry<RoomExpiryKind> | null => {
  // A room is kept while a report about its chat is open.
  if (hasReport) return null
  const from = Math.max(changed, begun, since)
  if (isOver) return isRated ? null : after('unrated-games', from, limits.unratedGames)
  if (!isWaiting) return after('abandoned-rooms', from, limits.abandonedRooms)
  return hasPeople
    ? after('waiting-rooms', from, limits.waitingRooms)
    : { kind: 'empty-rooms', expiresAt: from + EMPTY_ROOM_MS }
}

/** Null for accounts, API bots and guests with a running game. */
export const guestExpiry = (
  { isGuest, isPlaying, hasPlayed, seenAt }: GuestFacts,
  limits: RetentionLimits,
  since: number,
): Expiry<GuestExpiryKind> | null => {
  if (!isGuest || isPlaying) return null
  const from = Math.max(seenAt, since)
  return hasPlayed ? after('guests', from, limits.guests) : after('unused-guests', from, limits.unusedGuests)
}

/** Null for never. */
export const guestExpiresAt = async (
  { retention }: Store,
  player: string,
  limits: RetentionLimits,
  since: number,
): Promise<number | null> => {
  const facts = await retention.guestFacts(player)
  return facts === null ? null : (guestExpiry(facts, limits, since)?.expiresAt ?? null)
}

/** Expiry times by room; rooms that never expire are left out. */
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
