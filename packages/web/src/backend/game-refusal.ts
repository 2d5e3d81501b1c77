/** Which game has refused something: only that game has the words for it. */

import type { Refusal } from '@quayside/kernel'

import { games } from './game-registry.ts'

interface GameRefusal extends Refusal {
  readonly game: string
}

/** Everything else that the refusal tells, such as the line of a record, stays with it. */
export const refusedByGame = (
  game: string,
  refusal: Refusal,
): { readonly ok: false; readonly refusal: GameRefusal } => ({
  ok: false,
  refusal: { ...refusal, game },
})

/** Null where no game has said it. */
export const refusingGame = (refusal: Refusal): string | null =>
  'game' in refusal && typeof refusal.game === 'string' && games.has(refusal.game) ? refusal.game : null
