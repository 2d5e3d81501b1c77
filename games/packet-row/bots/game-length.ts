/** How much of the game is still to come. */

import {
  AREA_COUNT,
  dryAreasToEnd,
  fullRefillsInDeck,
  LAST_DELIVERIES,
  phaseIndex,
} from '../queries/index.ts'
import type { State } from '../rules/index.ts'

/** In a round some two of the four areas are named, but seldom the same ones each time. */
const ROUNDS_PER_REFILL = 1.5

/** Rounds from this one to the last, about. */
export const roundsLeft = (s: State): number => {
  if (phaseIndex(s) >= LAST_DELIVERIES) return 0
  return 1 + ROUNDS_PER_REFILL * refillsToEnd(s)
}

/** Refills until as many areas are dry as end the game, if they are always the next to be dry that are named. */
export const refillsToEnd = (s: State): number => {
  for (let refills = 0; ; refills++) {
    let dry = 0
    for (let area = 0; area < AREA_COUNT; area++) if (fullRefillsInDeck(s, area) <= refills) dry++
    if (dry >= dryAreasToEnd(s)) return refills
  }
}
