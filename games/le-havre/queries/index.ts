/** Read-only queries on a state, for bots and tables; fast, because bots evaluate many states. */
import { BUILDINGS } from '../rules/catalogue/catalogue.ts'
import { PHASES } from '../rules/position/literal.ts'
import { SPECIAL_SIZE } from '../rules/state/special-buildings.ts'
import { at, type State } from '../rules/state/state.ts'
import {
  AWAITING,
  FEEDING_PHASE,
  INTEREST_PHASE,
  OFFER,
  PHASE,
  ROUND,
  STEP,
  TILES,
  TURN,
} from '../rules/state/table.ts'

export { isModernised } from '../rules/actions/build-ship.ts'
export { choiceCount } from '../rules/actions/choose.ts'
export { fishermen, hammers, ofCategory, shipCards, shipFood } from '../rules/holdings.ts'
export { energyHeld } from '../rules/payment/energy.ts'
export { foodHeld } from '../rules/payment/food.ts'
export { hasMaterial } from '../rules/payment/material.ts'
export { depth } from '../rules/state/action-frames.ts'
export { cardInPlay, inPlay, locationOf, PILE_COUNT, TOWN } from '../rules/state/buildings.ts'
export { pileCard, pileSize, proposal } from '../rules/state/proposals.ts'
export { discOf, loans, owes, stock } from '../rules/state/seats.ts'
export { shipLocation, shipPile, topShip } from '../rules/state/ships.ts'
export { specialCard } from '../rules/state/special-buildings.ts'
export { type BuildingCard, NONE } from '../rules/state/state.ts'
export {
  activeSeat,
  currentRound,
  END_STEP,
  FEEDING_PHASE,
  FINAL_PHASE,
  INTEREST_PHASE,
  MAIN_STEP,
  OVER_PHASE,
  players,
  rounds,
  SUPPLY_STEP,
  TURNS_PHASE,
  versionOf,
} from '../rules/state/table.ts'
export { priceOf } from '../rules/turn/buying.ts'
export { harvestOf } from '../rules/turn/end-of-round.ts'
export { lowestProposal } from '../rules/turn/proposals.ts'
export { type EffectField, effectFields, type Unit } from './effect-fields.ts'
export {
  type FoodOutlook,
  type Forecast,
  foodOutlook,
  forecast,
  type Upcoming,
  type UpcomingRoundEnd,
  type UpcomingTurn,
  upcomingTurns,
} from './forecast.ts'
export { asIfAtWharf, asIfBuilding, asIfToMove } from './hypothetical-state.ts'

/** Tokens on an offer space, in board order. */
export const offerAmount = (s: State, offer: number): number => at(s, OFFER + offer)

/** The supply tile at a place of the row; negative while it is hidden. */
export const tileAt = (s: State, place: number): number => at(s, TILES + place)

/** Rounds and turns counted from 0. */
export const roundIndex = (s: State): number => at(s, ROUND)
export const turnIndex = (s: State): number => at(s, TURN)

/** One of `SUPPLY_STEP`, `MAIN_STEP`, `END_STEP`. */
export const stepIndex = (s: State): number => at(s, STEP)

/** One of `TURNS_PHASE`, `INTEREST_PHASE`, `FEEDING_PHASE`, `FINAL_PHASE`, `OVER_PHASE`. */
export const phaseIndex = (s: State): number => at(s, PHASE)

/** The phase by name. */
export const phaseOf = (s: State): (typeof PHASES)[number] => PHASES[at(s, PHASE)] ?? 'over'

/** Whether a view waits for a card or tile that it may not know. */
export const isAwaitingReveal = (s: State): boolean => at(s, AWAITING) === 1

/** Whether seats are paying interest or food. */
export const isSettling = (s: State): boolean =>
  at(s, PHASE) === INTEREST_PHASE || at(s, PHASE) === FEEDING_PHASE

/** Energy for each ship of a voyage. */
export const ENERGY_PER_SHIP = Math.max(
  ...BUILDINGS.map(({ effect }) => (effect.op === 'ship-goods' ? effect.energyPerShip : 0)),
)

export const specialsLeft = (s: State): number => at(s, SPECIAL_SIZE)
