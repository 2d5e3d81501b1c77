import type { Seat } from '@quayside/kernel'
import { BUILDING_COUNT, BUILDINGS, buildingName, WHARVES } from '../catalogue/catalogue.ts'
import { GOODS, TOKENS, tokenName } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { SHIP_COUNT, SHIP_TYPES } from '../catalogue/ships.ts'
import { SUPPLY_TILES } from '../catalogue/supply-tiles.ts'
import { shipWord } from '../notation/notation-words.ts'
import type { Options } from '../options.ts'
import { LATEST_RULES } from '../setup.ts'
import { readDraw } from '../special-deck.ts'
import { frames } from '../state/action-frames.ts'
import { GONE, locationOf, PILE_COUNT, TOWN, wasSold } from '../state/buildings.ts'
import { pileCards } from '../state/proposals.ts'
import { discOf, either, hasPawned, inPawn, knows, loans, owes, stock } from '../state/seats.ts'
import { shipLocation, shipPile } from '../state/ships.ts'
import { HAND_SIZE, handCard, specialPile } from '../state/special-buildings.ts'
import { at, NONE, type State } from '../state/state.ts'
import {
  AWAITING,
  DOUBLE_INTEREST,
  FINAL_ACTIONS,
  MARKETPLACE_LIMIT,
  MODERNISED,
  OFFER,
  PHASE,
  players,
  ROUND,
  rulesVersion,
  SOLO_WITH_ALL,
  SPECTATOR_VIEW,
  STADIUM_BUILD_ONLY,
  START,
  STEP,
  TILES,
  TURN,
  VIEWER,
  versionOf,
  WAITING,
} from '../state/table.ts'
import { handOf } from '../turn/hands.ts'
import { mustTakeOffer } from '../turn/striking.ts'
import { PHASES, type PositionLiteral, type SeatLiteral, STEPS } from './literal.ts'

const nameOrNull = (card: number): string | null => (card === NONE ? null : buildingName(card))

const buildingsAt = (s: State, location: number): string[] =>
  BUILDINGS.filter((_, card) => locationOf(s, card) === location).map((building) => building.name)

export const tileName = (tile: number): string => SUPPLY_TILES[tile]?.goods.join('+') ?? ''

/** Fields about modules are left out in a base game, so that its positions do not change. */
const drawnFrom = (s: State): Partial<Options> => {
  const { modules, specials } = readDraw(s)
  return { ...(modules.length > 0 ? { modules } : {}), ...(specials === 'all' ? {} : { specials }) }
}

const optionsOf = (s: State): Partial<Options> => ({
  players: players(s),
  version: versionOf(s),
  start: at(s, START),
  // Only the deal uses it, and the position contains the result.
  blackMarketRedeal: true,
  stadiumPurchase: at(s, STADIUM_BUILD_ONLY) === 0,
  doubleInterest: at(s, DOUBLE_INTEREST) === 1,
  marketplaceLimit: at(s, MARKETPLACE_LIMIT),
  soloWithoutOthersCards: at(s, SOLO_WITH_ALL) === 0,
  ...drawnFrom(s),
})

const writeSeat = (s: State, seat: Seat): SeatLiteral => ({
  stock: Object.fromEntries(TOKENS.map((token, place) => [token, stock(s, seat, place)])),
  loans: loans(s, seat),
  ...(hasPawned(s, seat) ? { pawned: GOODS.filter((_, good) => inPawn(s, seat, good)) } : {}),
  disc: nameOrNull(discOf(s, seat)),
  buildings: buildingsAt(s, seat),
  ships: Array.from({ length: SHIP_COUNT }, (_, ship) => ship)
    .filter((ship) => shipLocation(s, ship) === seat)
    .map(shipWord),
  ...(handOf(s, seat).length > 0
    ? { hand: Array.from({ length: HAND_SIZE }, (_, place) => nameOrNull(handCard(s, seat, place))) }
    : {}),
  owes: owes(s, seat),
  knows: specialPile(s).flatMap((_, place) => ((knows(s, seat) & (1 << place)) !== 0 ? [place + 1] : [])),
  either: [either(s, seat, 0), either(s, seat, 1)].filter((card) => card !== NONE).map(buildingName),
})

const viewerOf = (s: State): number | 'spectator' | null => {
  const viewer = at(s, VIEWER)
  if (viewer === 0) return null
  return viewer === SPECTATOR_VIEW ? 'spectator' : viewer
}

/** Fields that only games with modules have. */
const writeModules = (s: State): PositionLiteral => {
  const out = buildingsAt(s, GONE)
  const strike = Array.from({ length: players(s) }, (_, seat) => seat)
    .filter((seat) => mustTakeOffer(s, seat))
    .map((seat) => seat + 1)
  return {
    ...(out.length > 0 ? { out } : {}),
    ...(strike.length > 0 ? { strike } : {}),
    ...(at(s, FINAL_ACTIONS) > 0 ? { finalActions: at(s, FINAL_ACTIONS) } : {}),
  }
}

/** The whole position; reading it gives the same state. */
export const writePosition = (s: State): PositionLiteral => ({
  options: optionsOf(s),
  ...(rulesVersion(s) === LATEST_RULES ? {} : { rules: rulesVersion(s) }),
  start: at(s, START) + 1,
  phase: PHASES[at(s, PHASE)] ?? 'turns',
  round: at(s, ROUND) + 1,
  turn: at(s, TURN) + 1,
  step: STEPS[at(s, STEP)] ?? 'supply',
  awaiting: at(s, AWAITING) === 1,
  viewer: viewerOf(s),
  tiles: SUPPLY_TILES.map((_, place) =>
    at(s, TILES + place) === NONE ? null : tileName(at(s, TILES + place)),
  ),
  offers: Object.fromEntries(OFFERS.map((token, offer) => [tokenName(token), at(s, OFFER + offer)])),
  town: buildingsAt(s, TOWN),
  piles: Array.from({ length: PILE_COUNT }, (_, pile) => pileCards(s, pile).map(buildingName)),
  special: specialPile(s).map(nameOrNull),
  ships: Object.fromEntries(SHIP_TYPES.map((type, place) => [type, shipPile(s, place).map(shipWord)])),
  waiting: nameOrNull(at(s, WAITING) - 1),
  modernised: WHARVES.filter((_, bit) => (at(s, MODERNISED) & (1 << bit)) !== 0).map(buildingName),
  ...writeModules(s),
  sold: Array.from({ length: BUILDING_COUNT }, (_, card) => card)
    .filter((card) => wasSold(s, card))
    .map(buildingName),
  seats: Object.fromEntries(
    Array.from({ length: players(s) }, (_, seat) => [`${seat + 1}`, writeSeat(s, seat)]),
  ),
  frames: frames(s),
})
