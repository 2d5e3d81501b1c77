/** Francs for owners of certain cards when another player acts. */
import type { Seat } from '@quayside/kernel'
import { BUILDER_SHARES, buildingAt, GUEST_FRANCS, OFFER_SHARES, TOLLS } from '../catalogue/catalogue.ts'
import { FRANC, type Token } from '../catalogue/goods.ts'
import type { Log } from '../events.ts'
import { locationOf, TOWN } from '../state/buildings.ts'
import { addTokens } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'

/** The owner of a card if it is another seat; else null. */
const otherOwner = (s: State, seat: Seat, card: BuildingCard): Seat | null => {
  const owner = locationOf(s, card)
  return owner >= 0 && owner < TOWN && owner !== seat ? owner : null
}

const earn = (s: State, owner: Seat, card: BuildingCard, francs: number, log: Log): void => {
  addTokens(s, owner, FRANC, francs)
  log?.push({ kind: 'earned', seat: owner, building: card, tokens: [{ token: FRANC, amount: francs }] })
}

export const shareOffer = (s: State, seat: Seat, token: Token, log: Log): void => {
  for (const card of OFFER_SHARES) {
    const share = buildingAt(card).standing?.offerShare
    const owner = otherOwner(s, seat, card)
    if (owner !== null && share && share.token === token) earn(s, owner, card, share.francs, log)
  }
}

export const shareConstruction = (s: State, seat: Seat, built: BuildingCard, log: Log): void => {
  for (const card of BUILDER_SHARES) {
    const share = buildingAt(card).standing?.builderShare
    const owner = otherOwner(s, seat, card)
    if (owner !== null && share && share.building === buildingAt(built).name)
      earn(s, owner, card, share.francs, log)
  }
}

/** The owner's share when another player enters a building of theirs. */
export const shareVisit = (s: State, seat: Seat, building: BuildingCard, log: Log): void => {
  for (const card of GUEST_FRANCS) {
    const owner = otherOwner(s, seat, card)
    if (owner !== null && locationOf(s, building) === owner)
      earn(s, owner, card, buildingAt(card).standing?.guestFrancs ?? 0, log)
  }
}

/** Every good earns at least one franc and no ship sails empty, so the proceeds always cover the toll. */
export const payToll = (s: State, seat: Seat, ships: number, log: Log): void => {
  for (const card of TOLLS) {
    const owner = otherOwner(s, seat, card)
    if (owner === null) continue
    const francs = ships * (buildingAt(card).standing?.tollPerShip ?? 0)
    addTokens(s, seat, FRANC, -francs)
    addTokens(s, owner, FRANC, francs)
    log?.push({ kind: 'handed-over', seat, to: owner, tokens: [{ token: FRANC, amount: francs }] })
  }
}
