/** Estimates of the remaining length of the game. */

import {
  AREA_COUNT,
  dryAreasToEnd,
  fullRefillsInDeck,
  LAST_DELIVERIES,
  phaseIndex,
} from '../queries/index.ts'
import type { State } from '../rules/index.ts'

/** About two of the four areas are named per round, but rarely the same ones each time. */
const ROUNDS_PER_REFILL = 1.5

/** Estimated number of rounds including this one. */
export const roundsLeft = (s: State): number => {
  if (phaseIndex(s) >= LAST_DELIVERIES) return 0
  return 1 + ROUNDS_PER_REFILL * refillsToEnd(s)
}

/** Refills until enough areas are dry to end the game, if the areas closest to dry are always named. */
export const refillsToEnd = (s: State): number => {
  for (let refills = 0; ; refills++) {
    let dry = 0
    for (let area = 0; area < AREA_COUNT; area++) if (fullRefillsInDeck(s, area) <= refills) dry++
    if (dry >= dryAreasToEnd(s)) return refills
  }
}
