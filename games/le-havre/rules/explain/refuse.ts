/**
 * Legality has one source: a command is legal if the list of commands contains it. This folder only finds the reason
 * why a command is not in the list, with the same predicates that built the list.
 */
import type { Seat } from '@quayside/kernel'
import { buildingName } from '../catalogue/catalogue.ts'
import { OFFER_COUNT, OFFERS } from '../catalogue/offers.ts'
import {
  argumentOf,
  BORROW,
  BUILD,
  BUILD_SHIP,
  BUY,
  BUY_SHIP,
  type Command,
  END,
  ENTER,
  EXPEL,
  PAYMENT_TOKENS,
  REDEEM,
  REPAY,
  SELL,
  SELL_SHIP,
  SUPPLY,
  TAKE,
  verbOf,
} from '../commands.ts'
import { shipWord } from '../notation/notation-words.ts'
import { because, type LeHavreRefusal } from '../refusals.ts'
import { actionBuilding, depth } from '../state/action-frames.ts'
import { locationOf } from '../state/buildings.ts'
import { discOf, owes } from '../state/seats.ts'
import { shipLocation } from '../state/ships.ts'
import { at, type State } from '../state/state.ts'
import {
  AWAITING,
  activeSeat,
  END_STEP,
  FINAL_PHASE,
  INTEREST_PHASE,
  MAIN_STEP,
  OFFER,
  OVER_PHASE,
  PHASE,
  players,
  STEP,
  SUPPLY_STEP,
} from '../state/table.ts'
import { priceOf, whyNotBuy, whyNotBuyShip } from '../turn/buying.ts'
import { mayBuyInAction, mayTradeInAction } from '../turn/current-action.ts'
import { settling } from '../turn/deciders.ts'
import { meansOf } from '../turn/dues.ts'
import { whyNotEnter } from '../turn/entering.ts'
import { whyNotExpel } from '../turn/expelling.ts'
import { listCommands } from '../turn/list-commands.ts'
import { REDEMPTION, whyNotRedeem, whyNotRepay } from '../turn/loans.ts'
import { canBeSold } from '../turn/selling.ts'
import { explainDue } from './payment.ts'
import { detail } from './refusal-details.ts'
import { explainAnswer, isAnswer } from './refuse-answer.ts'

export const refuse = (s: State, seat: Seat, command: Command): LeHavreRefusal | null => {
  if (!Number.isInteger(seat) || seat < 0 || seat >= players(s))
    return because('no-such-seat', { seat: seat + 1, seats: players(s) })
  const list: Command[] = []
  listCommands(s, seat, list)
  return list.includes(command) ? null : explain(s, seat, command)
}

const explain = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  if (at(s, PHASE) === OVER_PHASE) return because('game-over')
  if (at(s, AWAITING) === 1) return because('awaiting-reveal')
  const verb = verbOf(command)
  if (ASIDES.has(verb)) return explainAside(s, seat, command)
  if (settling(s)) return explainSettling(s, seat, command)
  if (seat !== activeSeat(s)) return because('not-your-turn', { seat: activeSeat(s) + 1 })
  if (verb === EXPEL) return explainExpulsion(s, seat, argumentOf(command))
  const buys = verb === BUY || verb === BUY_SHIP
  if (buys && (!isAnswer(s, verb) || mayTradeInAction(s))) return explainPurchase(s, seat, command)
  if (TURN_VERBS.has(verb) && !isAnswer(s, verb)) return explainTurn(s, seat, command)
  return depth(s) > 0 ? explainAnswer(s, seat, command) : explainUnasked(s, verb)
}

const ASIDES = new Set([SELL, SELL_SHIP, REPAY, REDEEM])

const TURN_VERBS = new Set([SUPPLY, TAKE, ENTER, END])

const underWay = (s: State): LeHavreRefusal =>
  because('action-under-way', { seat: activeSeat(s) + 1, building: buildingName(actionBuilding(s)) })

/** Whether the current action prevents the seat from trading. */
const isBusy = (s: State, seat: Seat): boolean =>
  depth(s) > 0 && !(seat === activeSeat(s) && mayTradeInAction(s))

/** Selling, repaying and redeeming, which any seat may do between actions. */
const explainAside = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  if (isBusy(s, seat)) return underWay(s)
  const verb = verbOf(command)
  if (verb === REPAY) return detail(s, seat, whyNotRepay(s, seat) ?? 'not-now', { need: 5 })
  if (verb === REDEEM) {
    const good = argumentOf(command)
    return detail(s, seat, whyNotRedeem(s, seat, good) ?? 'not-now', { need: REDEMPTION, good })
  }
  const card = argumentOf(command)
  const name = verb === SELL ? buildingName(card) : shipWord(card)
  const owner = verb === SELL ? locationOf(s, card) : shipLocation(s, card)
  if (owner !== seat) return because('not-yours', { card: name })
  return verb === SELL && !canBeSold(card) ? because('cannot-be-sold', { card: name }) : because('not-now')
}

const explainSettling = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  const verb = verbOf(command)
  const pays = verb in PAYMENT_TOKENS
  if (!pays && verb !== BORROW)
    return because(at(s, PHASE) === INTEREST_PHASE ? 'finish-interest-first' : 'finish-feeding-first')
  if (owes(s, seat) === 0) return because('nothing-owed')
  if (verb === BORROW)
    return because('no-loan-needed', {
      need: owes(s, seat),
      have: meansOf(s, seat),
      unit: at(s, PHASE) === INTEREST_PHASE ? 'franc' : 'food',
    })
  return explainDue(s, seat, command)
}

const explainPurchase = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  if (depth(s) > 0 && !mayBuyInAction(s)) return underWay(s)
  const card = argumentOf(command)
  return verbOf(command) === BUY
    ? detail(s, seat, whyNotBuy(s, seat, card) ?? 'not-now', { building: card, need: priceOf(s, card) ?? 0 })
    : detail(s, seat, whyNotBuyShip(s, seat, card) ?? 'not-now', { ship: card })
}

const explainExpulsion = (s: State, seat: Seat, other: Seat): LeHavreRefusal => {
  if (isBusy(s, seat)) return underWay(s)
  const code = whyNotExpel(s, seat, other) ?? 'not-now'
  return code === 'may-stay'
    ? detail(s, seat, code, { building: discOf(s, other) })
    : detail(s, seat, code, { seat: other })
}

/** An answer to no question. Players try to build without entering a building first, so that has its own refusal. */
const explainUnasked = (s: State, verb: number): LeHavreRefusal => {
  if (verb !== BUILD && verb !== BUILD_SHIP) return because('not-now')
  if (at(s, STEP) === END_STEP) return because('main-action-done')
  return because(verb === BUILD ? 'needs-builder' : 'needs-wharf')
}

const explainTurn = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  if (depth(s) > 0) return underWay(s)
  const verb = verbOf(command)
  const step = at(s, STEP)
  if (verb === SUPPLY) return because(at(s, PHASE) === FINAL_PHASE ? 'not-now' : 'already-supplied')
  if (step === SUPPLY_STEP) return because('supply-first')
  if (verb === END) return because('main-action-first')
  if (step === END_STEP) return because('main-action-done')
  if (verb === TAKE) {
    const offer = argumentOf(command)
    return offer < OFFER_COUNT && at(s, OFFER + offer) === 0
      ? detail(s, seat, 'offer-empty', { good: OFFERS[offer] ?? 0 })
      : because('no-such-offer')
  }
  const building = argumentOf(command)
  const reason = step === MAIN_STEP ? whyNotEnter(s, seat, building) : null
  return detail(s, seat, reason ?? 'not-now', { building })
}
