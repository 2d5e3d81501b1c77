import type { Seat } from '@quayside/kernel'
import { buildingAt, FINAL_ACTORS } from '../catalogue/catalogue.ts'
import { locationOf } from '../state/buildings.ts'
import { at, type State } from '../state/state.ts'
import { END_STEP, FINAL_ACTIONS, FINAL_PHASE, PHASE, STEP } from '../state/table.ts'

const finalActionsOf = (s: State, seat: Seat): number => {
  for (const card of FINAL_ACTORS)
    if (locationOf(s, card) === seat) return buildingAt(card).standing?.finalActions ?? 1
  return 1
}

/** In the final stage a card may give its owner another action. */
export const finishMainAction = (s: State, seat: Seat): void => {
  const another = at(s, PHASE) === FINAL_PHASE && at(s, FINAL_ACTIONS) + 1 < finalActionsOf(s, seat)
  if (another) s[FINAL_ACTIONS] = at(s, FINAL_ACTIONS) + 1
  else s[STEP] = END_STEP
}
