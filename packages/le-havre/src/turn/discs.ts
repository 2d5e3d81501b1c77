import type { Seat } from '@quayside/kernel'
import type { Log } from '../events.ts'
import { type BuildingCard, discOf, NONE, placeDisc, players, type State } from '../state.ts'

/** Whether somebody else's disc is inside. */
export const isOccupied = (s: State, seat: Seat, building: BuildingCard): boolean => {
  for (let other = 0; other < players(s); other++)
    if (other !== seat && discOf(s, other) === building) return true
  return false
}

/** Buying or selling a building sends everybody in it home. */
export const sendHome = (s: State, building: BuildingCard, log: Log): void => {
  for (let seat = 0; seat < players(s); seat++) {
    if (discOf(s, seat) !== building) continue
    placeDisc(s, seat, NONE)
    log?.push({ kind: 'sent-home', seat, building })
  }
}
