/** Lists all commands of a seat. */
import type { Seat } from '@quayside/kernel'
import { FRANC } from '../catalogue/goods.ts'
import { OFFER_COUNT } from '../catalogue/offers.ts'
import { type Command, END, ENTER, encode, SUPPLY, TAKE } from '../commands.ts'
import { isModuleCardOut } from '../holdings.ts'
import { listCostPayments } from '../payment/cost.ts'
import { listEnergyPayments } from '../payment/energy.ts'
import { feeApplies, isFeeWithin } from '../payment/fee.ts'
import { foodHeld, listFoodPayments } from '../payment/food.ts'
import { listMaterialPayments } from '../payment/material.ts'
import {
  ACTION_FRAME,
  BUILDING,
  COST_FRAME,
  depth,
  ENERGY_FRAME,
  FEE_FRAME,
  FOOD_FRAME,
  frame,
  STAGE,
  X,
} from '../state/action-frames.ts'
import { cardInPlay, inPlay, locationOf, TOWN } from '../state/buildings.ts'
import { stock } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import {
  AWAITING,
  activeSeat,
  MAIN_STEP,
  OFFER,
  OVER_PHASE,
  PHASE,
  players,
  STEP,
  SUPPLY_STEP,
} from '../state/table.ts'
import { listPurchases } from './buying.ts'
import { costsAsked, effectOf, materialAsked, mayBuyInAction, mayTradeInAction } from './current-action.ts'
import { settling } from './deciders.ts'
import { listDues } from './dues.ts'
import { actionOf, entersFree, listEntryPayments, whyNotGoIn, whyNotGoInFree } from './entering.ts'
import { mustTakeOffer } from './striking.ts'
import { listAsides, listTrades } from './trading.ts'

export const listCommands = (s: State, seat: Seat, list: Command[]): void => {
  if (at(s, PHASE) === OVER_PHASE || at(s, AWAITING) === 1 || seat < 0 || seat >= players(s)) return
  if (depth(s) > 0) {
    if (seat === activeSeat(s)) listFrame(s, seat, list)
    return
  }
  if (settling(s)) listDues(s, seat, list)
  else if (seat === activeSeat(s)) listTurn(s, seat, list)
  listAsides(s, seat, list)
}

const listFrame = (s: State, seat: Seat, list: Command[]): void => {
  switch (frame(s, 0)) {
    case ACTION_FRAME:
      actionOf(frame(s, BUILDING))?.list(s, seat, effectOf(s), list)
      if (mayTradeInAction(s)) {
        listTrades(s, seat, list)
        listAsides(s, seat, list)
      } else if (mayBuyInAction(s)) listPurchases(s, seat, list)
      return
    case FEE_FRAME:
      listEntryPayments(s, seat, frame(s, BUILDING), list)
      return
    case FOOD_FRAME:
      listFoodPayments(s, seat, frame(s, STAGE), list)
      return
    case ENERGY_FRAME:
      listEnergyPayments(s, seat, frame(s, STAGE), list, frame(s, X))
      return
    case COST_FRAME:
      listCostPayments(s, seat, costsAsked(s, seat), list)
      return
    default:
      listMaterialPayments(s, seat, materialAsked(s), list)
  }
}

const listTurn = (s: State, seat: Seat, list: Command[]): void => {
  switch (at(s, STEP)) {
    case SUPPLY_STEP:
      list.push(encode(SUPPLY))
      break
    case MAIN_STEP:
      listMainActions(s, seat, list)
      // Ruling: in the final stage, a seat without a possible main action skips it.
      if (list.length === 0) list.push(encode(END))
      break
    default:
      list.push(encode(END))
  }
  listTrades(s, seat, list)
}

const listMainActions = (s: State, seat: Seat, list: Command[]): void => {
  for (let offer = 0; offer < OFFER_COUNT; offer++)
    if (at(s, OFFER + offer) > 0) list.push(encode(TAKE, offer))
  if (!isModuleCardOut(s)) listVisits(s, seat, list)
  else if (!mustTakeOffer(s, seat)) {
    if (entersFree(s, seat)) listFreeVisits(s, seat, list)
    else listVisits(s, seat, list)
  }
}

const listVisits = (s: State, seat: Seat, list: Command[]): void => {
  const food = foodHeld(s, seat)
  const francs = stock(s, seat, FRANC)
  for (let place = 0, cards = inPlay(s); place < cards; place++) {
    const building = cardInPlay(s, place)
    if (locationOf(s, building) > TOWN) continue
    // Checked first because it is cheap and excludes about every fourth building.
    if (feeApplies(s, seat, building) && !isFeeWithin(building, food, francs)) continue
    if (whyNotGoIn(s, seat, building) === null) list.push(encode(ENTER, building))
  }
}

const listFreeVisits = (s: State, seat: Seat, list: Command[]): void => {
  for (let place = 0, cards = inPlay(s); place < cards; place++) {
    const building = cardInPlay(s, place)
    if (locationOf(s, building) <= TOWN && whyNotGoInFree(s, seat, building) === null)
      list.push(encode(ENTER, building))
  }
}
