import type { RoundBegun, Stop } from '@quayside/game'

/** The part of the game that a position is in. */
export const stopAt = <Place extends Stop>(
  rounds: readonly RoundBegun<Place>[],
  position: number,
): Place | undefined => rounds.flatMap(({ stops }) => stops).findLast((stop) => stop.position <= position)
