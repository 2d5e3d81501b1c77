import type { Log } from '../events.ts'
import { GONE, moveBuilding } from '../state/buildings.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { sendHome } from './discs.ts'

/** A card leaves the game, whoever owned it; everybody on it is sent home. */
export const leaveGame = (s: State, building: BuildingCard, log: Log): void => {
  moveBuilding(s, building, GONE)
  log?.push({ kind: 'left-the-game', building })
  sendHome(s, building, log)
}
