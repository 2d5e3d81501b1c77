/** Checks whether the parts of a position are consistent, so that play can reach it and continue from it. */
import type { Seat } from '@quayside/kernel'
import { BUILDINGS, buildingAt, FINAL_ACTORS } from '../catalogue/catalogue.ts'
import { SUPPLY_TILES } from '../catalogue/supply-tiles.ts'
import { shipFood } from '../holdings.ts'
import type { Options } from '../options.ts'
import { isAway, locationOf } from '../state/buildings.ts'
import { either, goodsHeld, knows, owes } from '../state/seats.ts'
import { specialPile } from '../state/special-buildings.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import {
  AWAITING,
  activeSeat,
  currentRound,
  FEEDING_PHASE,
  FINAL_ACTIONS,
  FINAL_PHASE,
  INTEREST_PHASE,
  OVER_PHASE,
  PHASE,
  players,
  ROUND,
  TILES,
  TURN,
  VIEWER,
} from '../state/table.ts'
import { interestOf } from '../turn/dues.ts'
import { handOf, heldCards } from '../turn/hands.ts'
import { isStrikeOn, mustTakeOffer } from '../turn/striking.ts'
import { gameCards } from './game-cards.ts'
import { Misfit } from './parse-fields.ts'

export const checkPossible = (s: State, options: Options): void => {
  checkHoles(s)
  checkTiles(s)
  checkSpecialPile(s, options)
  checkStrike(s)
  if (at(s, FINAL_ACTIONS) > 0 && FINAL_ACTORS.every((card) => isAway(s, card)))
    throw new Misfit('impossible-position', 'finalActions', at(s, FINAL_ACTIONS))
  for (let seat = 0; seat < players(s); seat++) {
    checkDue(s, seat)
    checkMemory(s, seat)
    if (goodsHeld(s, seat) > MOST_GOODS)
      throw new Misfit('impossible-position', `seats.${seat + 1}.stock`, goodsHeld(s, seat))
  }
}

/**
 * More goods than the fifty turns of the longest game can bring. With more, there would be too many payments to list.
 */
const MOST_GOODS = 600

const isView = (s: State): boolean => at(s, VIEWER) !== 0

/** Only a view may wait for a reveal, or have unknown cards or tiles. */
const checkHoles = (s: State): void => {
  if (isView(s)) return
  if (at(s, AWAITING) === 1) throw new Misfit('hole-without-viewer', 'awaiting', true)
  if (SUPPLY_TILES.some((_, place) => at(s, TILES + place) === NONE))
    throw new Misfit('hole-without-viewer', 'tiles', null)
  if (specialPile(s).includes(NONE)) throw new Misfit('hole-without-viewer', 'special', null)
}

/** Tiles are turned up one by one in the first round, and interest is due only on its tile. */
const checkTiles = (s: State): void => {
  for (let place = 0; place < SUPPLY_TILES.length; place++)
    if (at(s, TILES + place) === NONE && (at(s, ROUND) > 0 || place < at(s, TURN)))
      throw new Misfit('impossible-position', 'tiles', null)
  const tile = SUPPLY_TILES[at(s, TILES + at(s, TURN))]
  if (at(s, PHASE) === INTEREST_PHASE && tile !== undefined && !tile.interest)
    throw new Misfit('impossible-position', 'tiles', tile.goods.join('+'))
}

/** The unknown cards of the pile in a view must exist and be nowhere else. */
const checkSpecialPile = (s: State, options: Options): void => {
  const pile = specialPile(s)
  const hands = heldCards(s)
  const unseen = [...gameCards(options).drawable].filter(
    (card) => locationOf(s, card) === NONE && !pile.includes(card) && !hands.includes(card),
  )
  if (pile.filter((card) => card === NONE).length > unseen.length)
    throw new Misfit('impossible-position', 'special', pile.length)
}

/** Players follow a strike in turn order, so those who still have to are next. */
const checkStrike = (s: State): void => {
  if (!isStrikeOn(s)) return
  const phase = at(s, PHASE)
  const active = activeSeat(s)
  const waiting = Array.from({ length: players(s) }, (_, place) =>
    mustTakeOffer(s, (active + place) % players(s)),
  )
  const first = waiting.indexOf(true)
  const row = waiting.slice(first, waiting.lastIndexOf(true) + 1)
  const called = phase !== FINAL_PHASE && phase !== OVER_PHASE && waiting.includes(false)
  if (!called || first > 1 || row.includes(false))
    throw new Misfit('impossible-position', 'strike', row.length)
}

/** The most that a seat can still owe in the current phase. */
const mostOwed = (s: State, seat: Seat): number => {
  if (at(s, PHASE) === INTEREST_PHASE) return interestOf(s, seat)
  if (at(s, PHASE) !== FEEDING_PHASE) return 0
  return Math.max(0, (currentRound(s)?.food ?? 0) - shipFood(s, seat))
}

const checkDue = (s: State, seat: Seat): void => {
  if (owes(s, seat) > mostOwed(s, seat))
    throw new Misfit('impossible-position', `seats.${seat + 1}.owes`, owes(s, seat))
}

/** Cards that a seat knows to be the top two in unknown order. A view contains no other seat's knowledge. */
const checkMemory = (s: State, seat: Seat): void => {
  const cards = [either(s, seat, 0), either(s, seat, 1)].filter((card) => card !== NONE)
  if (cards.length === 0) return
  const tops = specialPile(s).slice(0, 2)
  const unplaced = tops.filter((_, place) => (knows(s, seat) & (1 << place)) === 0)
  const own = !isView(s) || at(s, VIEWER) === seat + 1
  const fits = (card: BuildingCard): boolean =>
    buildingAt(card).special && locationOf(s, card) === NONE && !handOf(s, seat).includes(card)
  const known = isView(s)
    ? cards.every((card) => fits(card) && !specialPile(s).includes(card)) &&
      cards.length <= unplaced.filter((card) => card === NONE).length
    : cards.every((card) => unplaced.includes(card))
  if (!own || !known || new Set(cards).size < cards.length)
    throw new Misfit(
      'impossible-position',
      `seats.${seat + 1}.either`,
      cards.map((card) => BUILDINGS[card]?.name),
    )
}
