/** Read-only queries on a state, for bots and tables; fast, because bots evaluate many states. */
import type { Seat } from '@quayside/kernel'
import { AREAS } from '../rules/catalogue/card.ts'
import { type Catalogue, type Kind, NO_CARD } from '../rules/catalogue/catalogue.ts'
import { MONEY_PER_POINT, type SeatCount } from '../rules/catalogue/tables.ts'
import * as state from '../rules/state.ts'
import {
  AREA,
  ASKED,
  at,
  CURRENT_SPACES,
  FUTURE_SPACES,
  futureOf,
  HAND,
  LEFT,
  MASTER,
  NAMED,
  NAMING,
  PHASE,
  ROUND,
  type State,
  spacesOf,
} from '../rules/state.ts'

export type { Catalogue, Kind } from '../rules/catalogue/catalogue.ts'
export { type Missing, missingFor } from '../rules/delivery/missing-goods.ts'
export { bestPlan, type DeliveryPlan, plansFor } from '../rules/delivery/plans.ts'
export { type Sailing, type Stowage, type Stowed, stowageOf } from '../rules/delivery/stowage.ts'
export { bankerPoints, pointsOf } from '../rules/scoring.ts'
export {
  ASKING,
  LAST_CHOICE,
  LAST_DELIVERIES,
  NAMING,
  PHASES,
} from '../rules/state.ts'
export { isOpen } from '../rules/turn/available-cards.ts'
export { roundsUntilEnd, visitsInAll, visitsUntilDry } from '../rules/turn/rounds-left.ts'
export { CURRENT_SPACES, FUTURE_SPACES, MONEY_PER_POINT, NO_CARD }

export const AREA_COUNT = AREAS.length

export const catalogueOf = ({ setting }: State): Catalogue => setting.catalogue
export const players = ({ setting }: State): SeatCount => setting.players

export const phaseIndex = ({ cells }: State): number => at(cells, PHASE)
/** Counted from 1. */
export const roundNumber = ({ cells }: State): number => at(cells, ROUND)
export const masterOf = ({ cells }: State): Seat => at(cells, MASTER)
export const askedSeat = ({ cells }: State): Seat => at(cells, ASKED)
/** The area being asked about, or the last one that was. */
export const areaAsked = ({ cells }: State): number => at(cells, AREA)

/** Whether an area has been named this round. */
export const isNamed = ({ cells }: State, area: number): boolean => ((at(cells, NAMED) >> area) & 1) === 1

/** Whether a round is about to begin and no area has been named yet. */
export const isRoundStart = ({ cells }: State): boolean =>
  at(cells, PHASE) === NAMING && at(cells, NAMED) === 0

/** Number of copies that a seat holds, in hand or, for ships, in front; 0 for a hidden hand. */
export const held = ({ cells }: State, seat: Seat, kind: Kind): number => state.held(cells, seat, kind)
export const money = ({ cells }: State, seat: Seat): number => state.money(cells, seat)
/** Whether the seat has taken a card this round. */
export const hasTaken = ({ cells }: State, seat: Seat): boolean => state.hasTaken(cells, seat)
export const handSize = ({ cells }: State, seat: Seat): number => at(cells, HAND + seat)

/** The card on a space; negative if the viewer does not know it. */
export const currentCard = ({ cells }: State, area: number, space: number): Kind =>
  at(cells, spacesOf(area) + space)
export const futureCard = ({ cells }: State, area: number, space: number): Kind =>
  at(cells, futureOf(area) + space)

/** How many dry areas end the game. */
export const dryAreasToEnd = ({ setting }: State): number => setting.options.dryAreas

/**
 * How often the deck alone could refill an area. Networks were trained with this number; for the visits left, which
 * also count the future supply, see `visitsUntilDry`.
 */
export const fullRefillsInDeck = ({ cells, setting }: State, area: number): number =>
  Math.floor(at(cells, LEFT + area) / setting.current)
