import type { Bookmark, RoundBookmarks } from '@quayside/game'

/** The part of the game that a position is in. */
export const stopAt = <Place extends Bookmark>(
  rounds: readonly RoundBookmarks<Place>[],
  position: number,
): Place | undefined => rounds.flatMap(({ stops }) => stops).findLast((stop) => stop.position <= position)
