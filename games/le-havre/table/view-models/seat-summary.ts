/** Public facts of a seat for its row in the overview. */
import type { Seat } from '@quayside/kernel'
import {
  cardInPlay,
  energyHeld,
  type FoodOutlook,
  fishermen,
  foodHeld,
  foodOutlook,
  hammers,
  inPlay,
  loans,
  locationOf,
  players,
  shipFood,
  shipLocation,
  stock,
} from '../../queries/index.ts'
import {
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  SHIPS,
  type State,
  TOKENS,
  total,
  type Wealth,
  wealth,
} from '../../rules/index.ts'

const FRANC = TOKENS.indexOf('franc')

export interface SeatSummary {
  readonly seat: Seat
  readonly francs: number
  /** Without francs. */
  readonly food: number
  readonly energy: number
  /** Total capacity of the seat's ships. */
  readonly cargo: number
  readonly hammers: number
  readonly fishermen: number
  readonly loans: number
  /** Catalogue indices of the buildings, ascending. */
  readonly buildings: readonly number[]
  readonly ships: readonly number[]
  readonly shipFood: number
  readonly wealth: Wealth
  readonly total: number
  readonly rank: number
  readonly feeding: FoodOutlook | null
}

export const buildingsOf = (view: State, seat: Seat): number[] =>
  Array.from({ length: inPlay(view) }, (_, place) => cardInPlay(view, place)).filter(
    (card) => locationOf(view, card) === seat,
  )

const shipsOf = (view: State, seat: Seat): number[] =>
  SHIPS.flatMap((_, card) => (shipLocation(view, card) === seat ? [card] : []))

const cargoOf = (ships: readonly number[]): number =>
  ships.reduce((sum, card) => {
    const type = SHIPS[card]?.type
    return sum + (type === undefined ? 0 : (SHIP_TYPE_RECORDS[SHIP_TYPES.indexOf(type)]?.capacity ?? 0))
  }, 0)

export const seatSummaries = (view: State): SeatSummary[] => {
  const seats = Array.from({ length: players(view) }, (_, seat) => seat)
  const totals = seats.map((seat) => total(wealth(view, seat)))
  return seats.map((seat) => {
    const ships = shipsOf(view, seat)
    const own = totals[seat] ?? 0
    return {
      seat,
      francs: stock(view, seat, FRANC),
      food: foodHeld(view, seat) - stock(view, seat, FRANC),
      energy: energyHeld(view, seat),
      cargo: cargoOf(ships),
      hammers: hammers(view, seat),
      fishermen: fishermen(view, seat),
      loans: loans(view, seat),
      buildings: buildingsOf(view, seat),
      ships,
      shipFood: shipFood(view, seat),
      wealth: wealth(view, seat),
      total: own,
      rank: 1 + totals.filter((other) => other > own).length,
      feeding: foodOutlook(view, seat),
    }
  })
}

/** The state of each unit of food demanded, for the feeding bar. */
export type Pip = 'ships' | 'food' | 'open' | 'missing'

export const feedingPips = ({ demand, ships, held, short, owes }: FoodOutlook): Pip[] => {
  const due = owes ?? demand - ships
  const paid = demand - ships - due
  const covered = owes === null ? Math.min(held, due) : 0
  const pips: Pip[] = [
    ...Array.from({ length: ships }, (): Pip => 'ships'),
    ...Array.from({ length: Math.max(0, paid) + covered }, (): Pip => 'food'),
  ]
  const open = Math.max(0, demand - pips.length - short)
  return [
    ...pips,
    ...Array.from({ length: open }, (): Pip => 'open'),
    ...Array.from({ length: short }, (): Pip => 'missing'),
  ]
}
