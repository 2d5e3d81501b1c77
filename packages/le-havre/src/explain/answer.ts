/** Why an answer to the action under way does not do. */
import type { Seat } from '@quayside/kernel'
import { outstanding } from '../actions/barter.ts'
import { buildingCost, whyNotBuild } from '../actions/build.ts'
import { shipCost, whyNotBuildShip } from '../actions/build-ship.ts'
import { burnsFor, canSail, voyageEnergy } from '../actions/ship-goods.ts'
import { buildingAt } from '../catalogue/catalogue.ts'
import type { Barter, Build, BuyFuel, Choose, Effect, ShipGoods } from '../catalogue/effects.ts'
import { GOOD_COUNT } from '../catalogue/goods.ts'
import { OFFERS } from '../catalogue/offers.ts'
import { SHIP_TYPES } from '../catalogue/ships.ts'
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
  GET,
  GIVE,
  HAUL,
  LAY,
  LOAD,
  PAYMENT_TOKENS,
  RETURN,
  RETURN_LOANS,
  SAIL,
  SWAP_SHIP,
  secondOf,
  TAKE,
  verbOf,
} from '../commands.ts'
import { ACTION_FRAME, BUILDING, STAGE, X, Y, Z } from '../frames.ts'
import { energyDue, energyHeld } from '../payment/energy.ts'
import { foodHeld } from '../payment/food.ts'
import { because, type LeHavreRefusal } from '../refusals.ts'
import { depth, discOf, frame, NONE, ownShips, type State, shipLocation, stock } from '../state.ts'
import { priceOf, whyNotBuy } from '../turn/buying.ts'
import { keepsGuests } from '../turn/discs.ts'
import { whyNotVisit } from '../turn/entering.ts'
import { buildingName, detail, missingMaterial, shipDetail, tokenName } from './detail.ts'
import { answers, explainChoice, explainExchange, explainGain, explainGift, explainPick } from './goods.ts'
import { explainPayment } from './payment.ts'

/** Verbs that each kind of action understands. */
const ANSWERS: Readonly<Record<Effect['op'], readonly number[]>> = {
  closed: [],
  gain: [CONVERT, DONE],
  convert: [CONVERT],
  tariff: [CONVERT],
  build: [BUILD, DONE],
  'build-ship': [BUILD_SHIP, SWAP_SHIP],
  'ship-goods': [SAIL, LOAD, DONE],
  choose: [CHOOSE, RETURN],
  'gain-missing': [],
  'return-loans': [RETURN_LOANS],
  exchange: [GIVE, EXCHANGE, DONE],
  'sell-any': [GIVE, DONE],
  'buy-fuel': [BUY_FUEL],
  haul: [HAUL],
  evict: [EVICT],
  pick: [CHOOSE, DONE],
  duplicate: [CONVERT, DONE],
  barter: [GIVE, GET, DONE],
  pawn: [GIVE, DONE],
  'take-offers': [TAKE],
  collect: [],
  rest: [ENTER, DONE],
  strike: [TAKE],
  replace: [LAY, ENTER, BUY, DONE],
}

/** Whether the action under way understands this verb. */
export const isAnswer = (s: State, verb: number): boolean =>
  depth(s) > 0 &&
  frame(s, 0) === ACTION_FRAME &&
  ANSWERS[buildingAt(frame(s, BUILDING)).effect.op].includes(verb)

export const explainAnswer = (s: State, seat: Seat, command: Command): LeHavreRefusal => {
  const verb = verbOf(command)
  const pays = verb in PAYMENT_TOKENS
  if (frame(s, 0) !== ACTION_FRAME)
    return pays ? explainPayment(s, seat, command) : because('finish-payment-first')
  const building = frame(s, BUILDING)
  const { effect } = buildingAt(building)
  const elsewhere = because('not-offered-here', { building: buildingName(building) })
  if (!ANSWERS[effect.op].includes(verb)) return elsewhere
  return explainVerb(s, seat, command, effect) ?? elsewhere
}

const explainVerb = (s: State, seat: Seat, command: Command, effect: Effect): LeHavreRefusal | null => {
  switch (verbOf(command)) {
    case CONVERT:
      return explainTimes(s, seat, command)
    case BUILD:
      return explainBuild(s, seat, command, effect as Build)
    case BUILD_SHIP:
      return explainShip(s, seat, argumentOf(command))
    case SWAP_SHIP:
      return shipLocation(s, argumentOf(command)) === seat
        ? null
        : because('not-yours', { card: shipDetail(argumentOf(command)) })
    case SAIL:
      return explainSail(s, seat, argumentOf(command), effect as ShipGoods)
    case LOAD:
      return explainLoad(s, seat, command, effect as ShipGoods)
    case GIVE:
      return explainGift(s, seat, command, effect)
    case GET:
      return explainGain(s, seat, command, effect as Barter)
    case EXCHANGE:
      return explainExchange(s, seat, command)
    case CHOOSE:
      return effect.op === 'pick'
        ? explainPick(s, seat, command, effect)
        : explainChoice(s, seat, command, effect as Choose)
    case BUY_FUEL:
      return explainFuel(s, seat, command, effect as BuyFuel)
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
  const most = Math.max(...listed)
  const least = Math.min(...listed)
  return argumentOf(command) > most ? because('too-many', { most }) : because('too-few', { least })
}

const explainBuild = (s: State, seat: Seat, command: Command, effect: Build): LeHavreRefusal => {
  const building = argumentOf(command)
  const code = whyNotBuild(s, seat, effect, building) ?? 'not-now'
  const cost = buildingCost(s, seat, building, effect.saves)
  return code === 'lacks-material' && cost !== null
    ? because(code, { building: buildingName(building), ...missingMaterial(s, seat, cost) })
    : because(code, { building: buildingName(building) })
}

const explainShip = (s: State, seat: Seat, ship: number): LeHavreRefusal => {
  const wharf = frame(s, BUILDING)
  const cost = shipCost(s, wharf, ship)
  const code = whyNotBuildShip(s, seat, wharf, ship) ?? 'not-now'
  if (code === 'lacks-material')
    return because(code, { building: shipDetail(ship), ...missingMaterial(s, seat, cost) })
  const reason = detail(s, seat, code, { ship })
  return code === 'lacks-energy'
    ? because(code, { ...reason.params, have: energyHeld(s, seat) - cost.wood })
    : reason
}

const explainSail = (s: State, seat: Seat, fleet: number, effect: ShipGoods): LeHavreRefusal | null => {
  // Ships that were the only choice have been chosen already; another fleet still deserves its reason.
  if (frame(s, Z) !== 0) return null
  const counts = [fleet & 7, (fleet >> 3) & 7, fleet >> 6]
  for (const [type, count] of counts.entries())
    if (count > ownShips(s, seat, type))
      return because('lacks-ship', {
        type: SHIP_TYPES[type] ?? '',
        need: count,
        have: ownShips(s, seat, type),
      })
  const ships = counts.reduce((sum, count) => sum + count, 0)
  const need = energyDue(s, seat, effect.energyPerShip * ships)
  const have = voyageEnergy(s, seat)
  if (have < need) return because('lacks-energy', { need, have })
  const [wooden = 0, iron = 0, steel = 0] = counts
  return canSail(s, seat, effect, wooden, iron, steel) ? null : because('ship-would-be-empty')
}

const explainLoad = (s: State, seat: Seat, command: Command, effect: ShipGoods): LeHavreRefusal | null => {
  const good = firstOf(command)
  const amount = secondOf(command)
  const room = frame(s, X)
  if (room === 0 || good >= GOOD_COUNT) return null
  const have = stock(s, seat, good)
  if (have < amount) return because('not-enough-tokens', { good: tokenName(good), need: amount, have })
  if (amount > room) return because('too-many', { most: room })
  if (!answers(s, seat, LOAD).some((listed) => firstOf(listed) <= good)) return because('out-of-order')
  const need = energyDue(s, seat, effect.energyPerShip * (frame(s, Y) >> 4))
  const left = voyageEnergy(s, seat) - burnsFor(s, seat, good) * amount
  return left < need ? because('lacks-energy', { need, have: left }) : because('ship-would-be-empty')
}

const explainFuel = (s: State, seat: Seat, command: Command, effect: BuyFuel): LeHavreRefusal => {
  const wanted = [firstOf(command), secondOf(command)]
  let need = 0
  for (const [place, { food, limit }] of effect.fuels.entries()) {
    const amount = wanted[place] ?? 0
    if (amount > limit) return because('too-many', { most: limit })
    need += amount * food
  }
  return need === 0
    ? because('too-few', { least: 1 })
    : because('lacks-food', { need, have: foodHeld(s, seat) })
}

/** On a journey anything that is open; after a card was laid, that card alone. */
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
      ? because('too-few', { least: wanted })
      : because('nothing-given')
  }
  if (effect.op === 'build' || effect.op === 'pick' || effect.op === 'pawn') return because('nothing-given')
  return effect.op === 'barter' && outstanding(s) === 0 ? because('nothing-given') : null
}
