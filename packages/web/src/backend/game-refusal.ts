/** Tags a refusal with its game, because only that game has a text for it. */

import type { Refusal } from '@quayside/kernel'

import { games } from './game-registry.ts'

interface GameRefusal extends Refusal {
  readonly game: string
}

/** Other fields of the refusal, such as the line of a record, are kept. */
export const refusedByGame = (
  game: string,
  refusal: Refusal,
): { readonly ok: false; readonly refusal: GameRefusal } => ({
  ok: false,
  refusal: { ...refusal, game },
})

/** Null where no game refused. */
export const refusingGame = (refusal: Refusal): string | null =>
  'game' in refusal && typeof refusal.game === 'string' && games.has(refusal.game) ? refusal.game : null
