import type { Seat } from '@quayside/kernel'
import type { State } from '@quayside/le-havre'
import { outlook } from '@quayside/le-havre/reading'

/** Who acts last before the seat's next turn: null when the turn under way is that one, undefined when none comes. */
export const seatBefore = (view: State, seat: Seat): Seat | null | undefined => {
  let before: Seat | null = null
  for (const coming of outlook(view)) {
    if (coming.kind !== 'turn' || coming.when === 'done') continue
    if (coming.seat === seat && coming.when === 'later') return before
    before = coming.seat
  }
  return undefined
}
