/** Refusals of answers to the current action. */
import type { Seat } from '@quayside/kernel'
import { outstanding } from '../actions/barter.ts'
import { buildingAt, buildingName } from '../catalogue/catalogue.ts'
import type { BuyFuel, Effect } from '../catalogue/effect.ts'
import { tokenName } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import {
  argumentOf,
  BUILD,
  BUILD_SHIP,
  BUY,
  BUY_FUEL,
  CHOOSE,
  CONVERT,
  type Command,
  DONE,
  ENTER,
  EVICT,
  EXCHANGE,
  firstOf,
  fleetOf,
  GET,
  GIVE,
  HAUL,
  LAY,
  LOAD,
  PAYMENT_TOKENS,
  SAIL,
  SWAP_SHIP,
  secondOf,
  TAKE,
  verbOf,
} from '../commands.ts'
import { shipWord } from '../notation/notation-words.ts'
import { foodHeld } from '../payment/food.ts'
import { because, type LeHavreRefusal } from '../refusals.ts'
import { ACTION_FRAME, BUILDING, depth, frame, STAGE, X } from '../state/action-frames.ts'
import { discOf } from '../state/seats.ts'
import { shipLocation } from '../state/ships.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { priceOf, whyNotBuy } from '../turn/buying.ts'
import { keepsGuests } from '../turn/discs.ts'
import { actionOf, whyNotVisit } from '../turn/entering.ts'
import { explainBuild, explainShip } from './construction.ts'
import { answers, explainChoice, explainExchange, explainGain, explainGift, explainPick } from './goods.ts'
import { explainPayment } from './payment.ts'
import { detail } from './refusal-details.ts'
import { explainLoad, explainSail } from './voyage.ts'

/** Whether this verb answers the current action. */
export const isAnswer = (s: State, verb: number): boolean =>
  depth(s) > 0 && frame(s, 0) === ACTION_FRAME && understands(frame(s, BUILDING), verb)

const understands = (building: BuildingCard, verb: number): boolean =>
  actionOf(building)?.answers.includes(verb) ?? false

export const explainAnswer = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  const verb = verbOf(command)
  const pays = verb in PAYMENT_TOKENS
  if (frame(s, 0) !== ACTION_FRAME)
    return pays ? explainPayment(s, seat, command) : because('finish-payment-first')
  const building = frame(s, BUILDING)
  const { effect } = buildingAt(building)
  const elsewhere = because('not-offered-here', { building: buildingName(building) })
  return (understands(building, verb) ? explainVerb(s, seat, command, effect) : null) ?? elsewhere
}

/** Null if the action has no such answer, or not now. */
const explainVerb = (s: State, seat: Seat, command: Command, effect: Effect): LeHavreRefusal | null => {
  switch (verbOf(command)) {
    case CONVERT:
      return explainTimes(s, seat, command)
    case BUILD:
      return effect.op === 'build' ? explainBuild(s, seat, argumentOf(command), effect) : null
    case BUILD_SHIP:
      return explainShip(s, seat, frame(s, BUILDING), argumentOf(command))
    case SWAP_SHIP:
      return shipLocation(s, argumentOf(command)) === seat
        ? null
        : because('not-yours', { card: shipWord(argumentOf(command)) })
    case SAIL:
      return effect.op === 'ship-goods' ? explainSail(s, seat, fleetOf(command), effect) : null
    case LOAD:
      return effect.op === 'ship-goods' ? explainLoad(s, seat, command, effect) : null
    case GIVE:
      return explainGift(s, seat, command, effect)
    case GET:
      return effect.op === 'barter' ? explainGain(s, seat, command, effect) : null
    case EXCHANGE:
      return explainExchange(s, seat, command)
    case CHOOSE:
      if (effect.op === 'pick') return explainPick(s, seat, command, effect)
      return effect.op === 'choose' ? explainChoice(s, seat, command, effect) : null
    case BUY_FUEL:
      return effect.op === 'buy-fuel' ? explainFuel(s, seat, command, effect) : null
    case TAKE:
      return effect.op === 'strike'
        ? because('offer-empty', { good: tokenName(OFFERS[argumentOf(command)] ?? 0) })
        : because('no-fitting-offer', { building: buildingName(frame(s, BUILDING)) })
    case ENTER:
      return explainVisit(s, seat, argumentOf(command), effect)
    case BUY:
      return explainPurchase(s, seat, argumentOf(command))
    case LAY:
      return frame(s, STAGE) === 0
        ? because('not-in-hand', { building: buildingName(argumentOf(command)) })
        : null
    case HAUL:
      return because('no-two-neighbours')
    case EVICT:
      return explainEvict(s, command)
    case DONE:
      return explainDone(s, effect)
    default:
      return null
  }
}

const explainTimes = (s: State, seat: Seat, command: Command): LeHavreRefusal | null => {
  const listed = answers(s, seat, CONVERT).map(argumentOf)
  if (listed.length === 0) return null
  const most = Math.max(...listed)
  const least = Math.min(...listed)
  return argumentOf(command) > most
    ? because('too-many', { most, unit: 'time' })
    : because('too-few', { least, unit: 'time' })
}

const explainFuel = (s: State, seat: Seat, command: Command, effect: BuyFuel): LeHavreRefusal => {
  const wanted = [firstOf(command), secondOf(command)]
  let need = 0
  for (const [place, { food, limit }] of effect.fuels.entries()) {
    const amount = wanted[place] ?? 0
    if (amount > limit) return because('too-many', { most: limit, unit: 'good' })
    need += amount * food
  }
  return need === 0
    ? because('too-few', { least: 1, unit: 'good' })
    : because('lacks-food', { need, have: foodHeld(s, seat) })
}

/** On a journey any open building; after a card was laid, only that card. */
const explainVisit = (s: State, seat: Seat, building: number, effect: Effect): LeHavreRefusal | null => {
  const journey = effect.op === 'rest'
  if (journey ? building === frame(s, BUILDING) : frame(s, STAGE) === 0 || building !== frame(s, X))
    return null
  const reason = whyNotVisit(s, seat, building, journey)
  return reason === null ? null : detail(s, seat, reason, { building })
}

const explainPurchase = (s: State, seat: Seat, building: number): LeHavreRefusal | null => {
  const reason = frame(s, STAGE) === 0 || building !== frame(s, X) ? null : whyNotBuy(s, seat, building)
  return reason === null ? null : detail(s, seat, reason, { building, need: priceOf(s, building) ?? 0 })
}

const explainEvict = (s: State, command: Command): LeHavreRefusal => {
  const building = discOf(s, argumentOf(command))
  if (building === NONE || building === frame(s, BUILDING))
    return because('nobody-to-evict', { seat: argumentOf(command) + 1 })
  return because(keepsGuests(building) ? 'may-stay' : 'cannot-use-that', { building: buildingName(building) })
}

const explainDone = (s: State, effect: Effect): LeHavreRefusal | null => {
  if (effect.op === 'ship-goods') return because('ship-would-be-empty')
  if (effect.op === 'sell-any')
    return frame(s, X) === 0
      ? because('nothing-given')
      : because('not-a-multiple', { of: effect.standardForFranc })
  if (effect.op === 'exchange') {
    const wanted = frame(s, X)
    return wanted > 0 && wanted < effect.large.give
      ? because('too-few', { least: wanted, unit: 'good' })
      : because('nothing-given')
  }
  if (effect.op === 'build' || effect.op === 'pick' || effect.op === 'pawn') return because('nothing-given')
  return effect.op === 'barter' && outstanding(s) === 0 ? because('nothing-given') : null
}
