/** The course of the game: who is asked what, and what follows from an answer. */
import type { Seat } from '@quayside/kernel'
import { betweenBuilds, buildingCosts } from '../actions/build.ts'
import type { Material } from '../catalogue/building.ts'
import { buildingAt } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effects.ts'
import { OFFER_COUNT } from '../catalogue/offers.ts'
import { TURNS } from '../catalogue/supply-tiles.ts'
import {
  argumentOf,
  BORROW,
  BUY,
  BUY_SHIP,
  type Command,
  END,
  ENTER,
  EXPEL,
  encode,
  REDEEM,
  REPAY,
  SELL,
  SELL_SHIP,
  SUPPLY,
  TAKE,
  verbOf,
} from '../commands.ts'
import type { Log } from '../events.ts'
import {
  ACTION_FRAME,
  BUILDING,
  COST_FRAME,
  ENERGY_FRAME,
  FEE_FRAME,
  FOOD_FRAME,
  STAGE,
  X,
} from '../frames.ts'
import { isModuleCardOut } from '../holdings.ts'
import { listCostPayments } from '../payment/cost.ts'
import { listEnergyPayments } from '../payment/energy.ts'
import { listFoodPayments } from '../payment/food.ts'
import { listMaterialPayments } from '../payment/material.ts'
import { pay } from '../payment/settle.ts'
import {
  AWAITING,
  activeSeat,
  at,
  cardInPlay,
  depth,
  FEEDING_PHASE,
  FINAL_ACTIONS,
  FINAL_PHASE,
  forgetSales,
  frame,
  INTEREST_PHASE,
  inPlay,
  locationOf,
  MAIN_STEP,
  OFFER,
  OVER_PHASE,
  owes,
  PHASE,
  players,
  popFrame,
  ROUND,
  rounds,
  STEP,
  type State,
  SUPPLY_STEP,
  setOwes,
  TOWN,
  TURN,
  TURNS_PHASE,
} from '../state.ts'
import { buy, buyShip, listPurchases } from './buying.ts'
import { sendAway } from './discs.ts'
import { borrowForDue, chargeInterest, interestOf, listDues, payDue } from './dues.ts'
import { beginRoundEnd, finishRound } from './end-of-round.ts'
import {
  actionOf,
  enter,
  entersFree,
  listEntryPayments,
  payFee,
  whyNotGoIn,
  whyNotGoInFree,
} from './entering.ts'
import { listExpulsions } from './expelling.ts'
import { finishMainAction } from './final-actions.ts'
import { followGain, watchGains } from './followers.ts'
import { repay, whyNotRepay } from './loans.ts'
import { takeOffer } from './offers.ts'
import { canRedeem, listRedemptions, redeem } from './redeeming.ts'
import { hasSomethingToSell, listSales, sell, sellShip } from './selling.ts'
import { heedStrike, mustTakeOffer } from './striking.ts'
import { supply } from './supply.ts'

/** Whether a phase is under way in which several seats settle what they owe. */
export const settling = (s: State): boolean =>
  at(s, PHASE) === INTEREST_PHASE || at(s, PHASE) === FEEDING_PHASE

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

export const deciders = (s: State): readonly Seat[] => {
  if (at(s, PHASE) === OVER_PHASE || at(s, AWAITING) === 1) return NOBODY
  const active = activeSeat(s)
  if (!settling(s)) return ALONE[active] as readonly Seat[]
  const seats: Seat[] = []
  for (let place = 0; place < players(s); place++) {
    const seat = (active + place) % players(s)
    if (owes(s, seat) > 0) seats.push(seat)
  }
  return seats
}

// ---- what is possible

export const listCommands = (s: State, seat: Seat, list: Command[]): void => {
  if (at(s, PHASE) === OVER_PHASE || at(s, AWAITING) === 1 || seat < 0 || seat >= players(s)) return
  if (depth(s) > 0) {
    if (seat === activeSeat(s)) listFrame(s, seat, list)
    return
  }
  if (settling(s)) listDues(s, seat, list)
  else if (seat === activeSeat(s)) listTurn(s, seat, list)
  listSales(s, seat, list)
  if (whyNotRepay(s, seat) === null) list.push(encode(REPAY))
  if (isModuleCardOut(s)) listRedemptions(s, seat, list)
}

const effectOf = (s: State): Effect => buildingAt(frame(s, BUILDING)).effect

/** Ruling: purchases inside an action only between the two constructions of one visit. */
export const mayBuyInAction = (s: State): boolean => {
  if (frame(s, 0) !== ACTION_FRAME) return false
  const effect = effectOf(s)
  return effect.op === 'build' && betweenBuilds(s, effect)
}

const listFrame = (s: State, seat: Seat, list: Command[]): void => {
  switch (frame(s, 0)) {
    case ACTION_FRAME:
      actionOf(frame(s, BUILDING))?.list(s, seat, effectOf(s), list)
      if (mayBuyInAction(s)) listPurchases(s, seat, list)
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

/** The costs that the builder may choose from, while that is asked. */
export const costsAsked = (s: State, seat: Seat): readonly Material[] =>
  buildingCosts(s, seat, frame(s, BUILDING), frame(s, STAGE) === 0 ? null : frame(s, STAGE) - 1)

export const materialAsked = (
  s: State,
): { wood: number; clay: number; brick: number; iron: number; steel: number } => ({
  wood: frame(s, 1),
  clay: frame(s, 2),
  brick: frame(s, 3),
  iron: frame(s, 4),
  steel: frame(s, 5),
})

const listTurn = (s: State, seat: Seat, list: Command[]): void => {
  switch (at(s, STEP)) {
    case SUPPLY_STEP:
      list.push(encode(SUPPLY))
      break
    case MAIN_STEP:
      listMainActions(s, seat, list)
      // Ruling: with no main action left in the final stage, it lapses.
      if (list.length === 0) list.push(encode(END))
      break
    default:
      list.push(encode(END))
  }
  if (isModuleCardOut(s)) listExpulsions(s, seat, list)
  listPurchases(s, seat, list)
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
  for (let place = 0, cards = inPlay(s); place < cards; place++) {
    const building = cardInPlay(s, place)
    if (locationOf(s, building) <= TOWN && whyNotGoIn(s, seat, building) === null)
      list.push(encode(ENTER, building))
  }
}

const listFreeVisits = (s: State, seat: Seat, list: Command[]): void => {
  for (let place = 0, cards = inPlay(s); place < cards; place++) {
    const building = cardInPlay(s, place)
    if (locationOf(s, building) <= TOWN && whyNotGoInFree(s, seat, building) === null)
      list.push(encode(ENTER, building))
  }
}

// ---- what follows

export const applyCommand = (s: State, seat: Seat, command: Command, log: Log): void => {
  const watch = isModuleCardOut(s) ? watchGains(s) : null
  carryOut(s, seat, command, log)
  if (watch !== null) followGain(s, watch, log)
}

const carryOut = (s: State, seat: Seat, command: Command, log: Log): void => {
  switch (verbOf(command)) {
    case SUPPLY:
      beginMainAction(s, seat, log)
      return
    case TAKE:
      if (depth(s) > 0) {
        answerFrame(s, seat, command, log)
        break
      }
      takeOffer(s, seat, argumentOf(command), log)
      heedStrike(s, seat, log)
      finishMainAction(s, seat)
      return
    case ENTER:
      if (depth(s) > 0) answerFrame(s, seat, command, log)
      else enter(s, seat, argumentOf(command), log)
      break
    case END:
      endTurn(s, log)
      return
    case BUY:
      buy(s, seat, argumentOf(command), log)
      return
    case BUY_SHIP:
      buyShip(s, seat, argumentOf(command), log)
      return
    case SELL:
      sell(s, seat, argumentOf(command), log)
      break
    case SELL_SHIP:
      sellShip(s, seat, argumentOf(command), log)
      break
    case REPAY:
      repay(s, seat, log)
      // Ruling: a loan repaid before the interest is paid bears none.
      if (at(s, PHASE) === INTEREST_PHASE && owes(s, seat) > 0) setOwes(s, seat, interestOf(s, seat))
      break
    case REDEEM:
      redeem(s, seat, argumentOf(command), log)
      break
    case EXPEL:
      sendAway(s, argumentOf(command), log)
      return
    case BORROW:
      borrowForDue(s, seat, log)
      break
    default:
      if (settling(s)) payDue(s, seat, command, log)
      else answerFrame(s, seat, command, log)
  }
  if (settling(s)) settle(s, log)
  else if (depth(s) === 0 && at(s, STEP) === MAIN_STEP && isMainCommand(command)) finishMainAction(s, seat)
}

/** Sales, repayments and the like happen beside the main action, everything else here is part of it. */
const isMainCommand = (command: Command): boolean => ((ASIDES >> verbOf(command)) & 1) === 0

/** One bit a verb. */
const ASIDES = (1 << SELL) | (1 << SELL_SHIP) | (1 << REPAY) | (1 << REDEEM)

const answerFrame = (s: State, seat: Seat, command: Command, log: Log): void => {
  const kind = frame(s, 0)
  if (kind === ACTION_FRAME) {
    actionOf(frame(s, BUILDING))?.apply(s, seat, effectOf(s), command, log)
    return
  }
  const building = frame(s, BUILDING)
  popFrame(s)
  if (kind === FEE_FRAME) {
    payFee(s, seat, building, command, log)
    return
  }
  pay(s, seat, command, log)
  actionOf(frame(s, BUILDING))?.resume(s, seat, effectOf(s), log)
}

const beginMainAction = (s: State, seat: Seat, log: Log): void => {
  if (!supply(s, seat, log) || !chargeInterest(s)) return
  s[PHASE] = INTEREST_PHASE
  settle(s, log)
}

/** Pays what leaves no choice; goes on when nobody owes anything. */
const settle = (s: State, log: Log): void => {
  let waiting = false
  for (let seat = 0; seat < players(s); seat++) {
    if (owes(s, seat) === 0) continue
    if (!payForcedDue(s, seat, log)) waiting = true
  }
  if (waiting) return
  if (at(s, PHASE) === INTEREST_PHASE) {
    s[PHASE] = TURNS_PHASE
    return
  }
  finishRound(s, log)
  s[ROUND] = at(s, ROUND) + 1
  s[TURN] = 0
  s[PHASE] = at(s, ROUND) < rounds(s).length ? TURNS_PHASE : FINAL_PHASE
  if (at(s, PHASE) === FINAL_PHASE) log?.push({ kind: 'final-stage' })
  beginTurn(s, log)
}

/** A due is forced when the seat has nothing to sell, repay or redeem and one way to pay, or none. */
const payForcedDue = (s: State, seat: Seat, log: Log): boolean => {
  if (hasSomethingToSell(s, seat) || whyNotRepay(s, seat) === null || canRedeem(s, seat)) return false
  const dues: Command[] = []
  listDues(s, seat, dues)
  if (dues.length !== 1) return false
  const only = dues[0] as Command
  if (verbOf(only) === BORROW) borrowForDue(s, seat, log)
  else payDue(s, seat, only, log)
  return true
}

const endTurn = (s: State, log: Log): void => {
  s[TURN] = at(s, TURN) + 1
  if (at(s, PHASE) === FINAL_PHASE) {
    if (at(s, TURN) < players(s)) beginTurn(s, log)
    else endGame(s, log)
    return
  }
  if (at(s, TURN) < TURNS) {
    beginTurn(s, log)
    return
  }
  beginRoundEnd(s, log)
  settle(s, log)
}

const beginTurn = (s: State, log: Log): void => {
  const final = at(s, PHASE) === FINAL_PHASE
  s[STEP] = final ? MAIN_STEP : SUPPLY_STEP
  s[FINAL_ACTIONS] = 0
  forgetSales(s)
  log?.push({
    kind: 'turn-begins',
    seat: activeSeat(s),
    round: final ? null : at(s, ROUND) + 1,
    turn: at(s, TURN) + 1,
  })
}

/** Ruling: loans that can still be repaid are repaid, for five francs now weigh less than seven in the count. */
const endGame = (s: State, log: Log): void => {
  for (let seat = 0; seat < players(s); seat++) while (whyNotRepay(s, seat) === null) repay(s, seat, log)
  s[PHASE] = OVER_PHASE
  s[TURN] = 0
  s[FINAL_ACTIONS] = 0
  s[STEP] = SUPPLY_STEP
  log?.push({ kind: 'game-over' })
}
