import type { Seat } from '@quayside/kernel'
import { BUILDINGS, buildingAt, DISC_CATCHERS } from '../catalogue/catalogue.ts'
import { FRANC } from '../catalogue/goods.ts'
import type { Log } from '../events.ts'
import { GONE, isAway, locationOf, moveBuilding } from '../state/buildings.ts'
import { addTokens, discOf, placeDisc, stock } from '../state/seats.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { players } from '../state/table.ts'
import { borrow } from './loans.ts'

/** Buildings whose visitors cannot be sent away. */
const KEEPS_GUESTS: readonly boolean[] = BUILDINGS.map(
  ({ effect, standing }) => effect.op === 'rest' || (standing !== null && standing.catchesDiscs !== null),
)

export const keepsGuests = (building: BuildingCard): boolean => KEEPS_GUESTS[building] as boolean

/** The card in play that discs are sent to instead of home. */
const catcher = (s: State): BuildingCard => {
  for (const card of DISC_CATCHERS) if (!isAway(s, card)) return card
  return NONE
}

/** Sends a disc out of its building: home, or to the card that catches discs. */
export const sendAway = (s: State, seat: Seat, log: Log): void => {
  const building = discOf(s, seat)
  const by = catcher(s)
  placeDisc(s, seat, by)
  if (by === NONE) log?.push({ kind: 'sent-home', seat, building })
  else payCatcher(s, seat, building, by, log)
}

/** Ruling: a player who cannot pay takes a loan, because no player is asked during another player's turn. */
const payCatcher = (s: State, seat: Seat, building: BuildingCard, by: BuildingCard, log: Log): void => {
  const terms = buildingAt(by).standing?.catchesDiscs
  const francs = (locationOf(s, by) === seat ? terms?.ownerPays : terms?.pays) ?? 0
  log?.push({ kind: 'caught', seat, building, by, francs })
  const gap = francs - stock(s, seat, FRANC)
  if (gap > 0) borrow(s, seat, gap, log)
  addTokens(s, seat, FRANC, -francs)
}

/** Buying or selling a building sends all visitors home, unless they may stay. */
export const sendHome = (s: State, building: BuildingCard, log: Log): void => {
  if (keepsGuests(building)) return
  for (let seat = 0; seat < players(s); seat++) if (discOf(s, seat) === building) sendAway(s, seat, log)
}

/** Removes a card from the game; all its visitors are sent home. */
export const leaveGame = (s: State, building: BuildingCard, log: Log): void => {
  moveBuilding(s, building, GONE)
  log?.push({ kind: 'left-the-game', building })
  sendHome(s, building, log)
}
