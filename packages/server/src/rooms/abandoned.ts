/**
 * A room that everybody has walked away from: the server has decided for its people again and again, and none of them has
 * done anything since. Such a room stands still until one of them comes back.
 */
import { isInternalRequestId } from './request-ids.ts'

/** So many decisions in a row for each seat: about three turns of a long game. */
const STAND_INS_PER_SEAT = 10

/** How many decisions in a row were made for people, after one more entry; what bots do does not count. */
export const standInsAfter = (before: number, request: string): number => {
  if (request.startsWith('stand-in:')) return before + 1
  return isInternalRequestId(request) ? before : 0
}

/** `held` is the number of seats that are not played by the server's own bots. */
export const isAbandoned = (standIns: number, held: number): boolean =>
  held > 0 && standIns >= held * STAND_INS_PER_SEAT
