import { buildingAt } from '../catalogue/catalogue.ts'
import type { Log } from '../events.ts'
import { bringIntoPlay, moveBuilding, TOWN } from '../state/buildings.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { WAITING } from '../state/table.ts'
import { takeUpHands } from './hands.ts'
import { layOnHighest, layWaitingCard } from './proposals.ts'

/** Reveals a special building: it is placed in the town, unless the card says otherwise. */
export const reveal = (s: State, building: BuildingCard, log: Log): void => {
  const { standing } = buildingAt(building)
  moveBuilding(s, building, TOWN)
  bringIntoPlay(s, building)
  log?.push({ kind: 'special-revealed', building, reveal: true })
  takeUpHands(s, building, log)
  if (standing?.laidOnHighestProposal) layOnHighest(s, building, log)
  if (standing?.waitsForEmptySpace) s[WAITING] = building + 1
  layWaitingCard(s, log)
}
