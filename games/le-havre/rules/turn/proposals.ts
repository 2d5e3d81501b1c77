import { BUILDINGS } from '../catalogue/catalogue.ts'
import type { Log } from '../events.ts'
import { GONE, locationOf, moveBuilding, PILE, PILE_COUNT } from '../state/buildings.ts'
import { layPile, pileSize, proposal, pushProposal, removeProposal } from '../state/proposals.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { WAITING } from '../state/table.ts'

/** Whether a building lies on top of a proposal pile. */
export const isProposed = (s: State, building: BuildingCard): boolean => {
  const location = locationOf(s, building)
  return location >= PILE && location !== GONE && proposal(s, location - PILE) === building
}

/** Moves a top card from its pile to a seat or the town. */
export const takeProposal = (s: State, building: BuildingCard, to: number, log: Log): void => {
  removeProposal(s, locationOf(s, building) - PILE)
  moveBuilding(s, building, to)
  layWaitingCard(s, log)
}

/** Places a card that waits in the town on a proposal space as soon as one is empty. */
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

/** The numbers of the cards that can be proposals. */
const NUMBER: readonly number[] = BUILDINGS.map(({ no }) => Number(no))

const numberOf = (building: BuildingCard): number => NUMBER[building] as number

/** The proposal with the lowest number, which is always one of the top cards. */
export const lowestProposal = (s: State): BuildingCard => {
  let lowest = NONE
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    if (top !== NONE && (lowest === NONE || numberOf(top) < numberOf(lowest))) lowest = top
  }
  return lowest
}

/** Ruling: on the first space if there are no proposals left. */
export const layOnHighest = (s: State, building: BuildingCard, log: Log): void => {
  let highest = 0
  for (let pile = 1; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    const best = proposal(s, highest)
    if (top !== NONE && (best === NONE || numberOf(top) > numberOf(best))) highest = pile
  }
  pushProposal(s, highest, building)
  log?.push({ kind: 'laid-on-top', building, pile: highest })
}
