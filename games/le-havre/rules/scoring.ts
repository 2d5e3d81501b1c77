import type { Outcome, Score, Seat } from '@quayside/kernel'
import type { EndValue } from './catalogue/building.ts'
import { buildingAt, END_VALUES } from './catalogue/catalogue.ts'
import type { Category } from './catalogue/categories.ts'
import { FRANC } from './catalogue/goods.ts'
import { CONSTANTS } from './catalogue/set-ups.ts'
import { SHIP_CARD_VALUE, SHIP_COUNT } from './catalogue/ships.ts'
import { ofCategory, shipCards } from './holdings.ts'
import { cardInPlay, locationOf } from './state/buildings.ts'
import { buildingsOwned, goodsHeld, loans, stock } from './state/seats.ts'
import { shipLocation } from './state/ships.ts'
import { at, type BuildingCard, type State } from './state/state.ts'
import { OVER_PHASE, PHASE, players } from './state/table.ts'

/** The value that a building adds for its owner at the end, beyond the printed value. */
const bonusOf = (s: State, seat: Seat, endValue: EndValue): number => {
  let bonus =
    endValue.perShip * shipCards(s, seat) + Math.floor((endValue.halfPerGood * goodsHeld(s, seat)) / 2)
  for (const [category, francs] of Object.entries(endValue.perCategory) as [Category, number][])
    bonus += francs * ofCategory(s, seat, category)
  for (const { token, amount } of endValue.perToken) bonus += amount * stock(s, seat, token)
  return bonus
}

/** A seat's wealth by source. */
export interface Wealth {
  readonly francs: number
  readonly buildings: number
  readonly ships: number
  readonly bonus: number
  readonly loans: number
}

export const bonuses = (
  s: State,
  seat: Seat,
): { readonly building: BuildingCard; readonly francs: number }[] =>
  END_VALUES.flatMap(({ card, endValue }) =>
    locationOf(s, card) === seat ? [{ building: card, francs: bonusOf(s, seat, endValue) }] : [],
  )

export const wealth = (s: State, seat: Seat): Wealth => {
  let buildings = 0
  let ships = 0
  for (let place = 0, left = buildingsOwned(s, seat); left > 0; place++) {
    const card = cardInPlay(s, place)
    if (locationOf(s, card) !== seat) continue
    left--
    if (buildingAt(card).category === 'S') ships += buildingAt(card).value
    else buildings += buildingAt(card).value
  }
  for (let ship = 0; ship < SHIP_COUNT; ship++)
    if (shipLocation(s, ship) === seat) ships += SHIP_CARD_VALUE[ship] as number
  return {
    francs: stock(s, seat, FRANC),
    buildings,
    ships,
    bonus: bonuses(s, seat).reduce((sum, { francs }) => sum + francs, 0),
    // `0 -` so that a seat without loans has 0 and not -0.
    loans: 0 - CONSTANTS.loanPenalty * loans(s, seat),
  }
}

export const total = (parts: Wealth): number =>
  parts.francs + parts.buildings + parts.ships + parts.bonus + parts.loans

export const outcome = (s: State): Outcome | null => {
  if (at(s, PHASE) !== OVER_PHASE) return null
  const sheets = Array.from({ length: players(s) }, (_, seat) => {
    const parts = wealth(s, seat)
    return { seat, parts, total: total(parts) }
  })
  const scores: Score[] = sheets.map(({ seat, parts, total }) => ({
    seat,
    total,
    rank: 1 + sheets.filter((other) => other.total > total).length,
    parts: { ...parts },
  }))
  return { scores, winners: scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat) }
}
