import type { Seat } from '@quayside/kernel'
import { outlook } from '../../reading/index.ts'
import type { State } from '../../rules/index.ts'

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
