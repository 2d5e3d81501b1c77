/** When what somebody has here expires, for themselves. */
import type { Store } from '../storage/store.ts'
import { guestExpiry, roomExpiry } from './expiry.ts'
import type { RetentionLimits } from './limits.ts'

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
