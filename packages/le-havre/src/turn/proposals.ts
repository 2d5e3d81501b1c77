import type { Log } from '../events.ts'
import {
  at,
  type BuildingCard,
  layPile,
  locationOf,
  moveBuilding,
  NONE,
  PILE,
  PILE_COUNT,
  pileSize,
  proposal,
  removeProposal,
  type State,
  WAITING,
} from '../state.ts'

/** Whether a building lies on top of a proposal pile. */
export const isProposed = (s: State, building: BuildingCard): boolean => {
  const pile = locationOf(s, building) - PILE
  return pile >= 0 && proposal(s, pile) === building
}

/** Takes a top card from its pile to a location: a seat, or the town. */
export const takeProposal = (s: State, building: BuildingCard, to: number, log: Log): void => {
  removeProposal(s, locationOf(s, building) - PILE)
  moveBuilding(s, building, to)
  layWaitingCard(s, log)
}

/** A card that waits in the town for an empty proposal space is laid there as soon as there is one. */
export const layWaitingCard = (s: State, log: Log): void => {
  const building = at(s, WAITING) - 1
  if (building === NONE) return
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    if (pileSize(s, pile) > 0) continue
    s[WAITING] = 0
    layPile(s, pile, [building])
    log?.push({ kind: 'laid-on-proposals', building, pile })
    return
  }
}

/** The proposal with the lowest number, which is always one of the top cards. */
export const lowestProposal = (s: State): BuildingCard => {
  let lowest = NONE
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    if (top !== NONE && (lowest === NONE || top < lowest)) lowest = top
  }
  return lowest
}
