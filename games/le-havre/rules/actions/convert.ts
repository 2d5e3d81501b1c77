import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import type { Conversion, Convert } from '../catalogue/effect.ts'
import { BRICK, CLAY, ENERGY, FOOD, IRON, STEEL, type Token } from '../catalogue/goods.ts'
import { AMOUNT_LIMIT, argumentOf, CONVERT, encode } from '../commands.ts'
import type { Log } from '../events.ts'
import { energyDue, energyHeld } from '../payment/energy.ts'
import { foodHeld } from '../payment/food.ts'
import { payEnergy, payFood, payMaterial } from '../payment/settle.ts'
import type { Hindrance } from '../refusals.ts'
import { ENERGY_FRAME, frame, popFrame, STAGE, setFrame, X, Y, Z } from '../state/action-frames.ts'
import { addTokens, stock } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { type Action, ask, multiply, receive } from './action.ts'
import { type ActionNumbers, asksEnergy, asksFood, asksMaterial, type FrameNumbers } from './frame-numbers.ts'

// Frame: STAGE is the part, X how often it is done, Y whether an earlier part was done, Z the next payment.
const CHOOSING = 0
const ENERGY_NEXT = 1
const OUTPUT_NEXT = 2
const FOOD_NEXT = 3

/**
 * How many tokens may be handed in as this good. Ruling: brick counts as clay and steel as iron in a trade, not in an
 * upgrade.
 */
const available = (s: State, seat: Seat, good: Token, turnsOver: boolean): number => {
  const own = stock(s, seat, good)
  if (turnsOver) return own
  if (good === CLAY) return own + stock(s, seat, BRICK)
  if (good === IRON) return own + stock(s, seat, STEEL)
  return own
}

const energyFor = (part: Conversion, times: number): number =>
  part.energyOnce + Math.ceil((part.halfEnergyEach * times) / 2)

/** How often the card's limit, the goods and the food allow it. */
const timesByGoods = (s: State, seat: Seat, part: Conversion): number => {
  let times = part.limit ?? Number.POSITIVE_INFINITY
  if (part.per !== null) times = Math.min(times, part.per.times * stock(s, seat, part.per.token))
  if (part.foodEach > 0) times = Math.min(times, Math.floor(foodHeld(s, seat) / part.foodEach))
  for (const { token, amount } of part.from)
    times = Math.min(times, Math.floor(available(s, seat, token, part.turnsOver) / amount))
  return times
}

const energyLeft = (s: State, seat: Seat, part: Conversion, times: number): number => {
  let energy = energyHeld(s, seat)
  for (const { token, amount } of part.from) energy -= (ENERGY[token] as number) * amount * times
  return energy
}

const hasEnergyFor = (s: State, seat: Seat, part: Conversion, times: number): boolean =>
  part.energyOnce + part.halfEnergyEach === 0 ||
  energyLeft(s, seat, part, times) >= energyDue(s, seat, energyFor(part, times))

const hasGoodsOnce = (s: State, seat: Seat, part: Conversion): boolean => {
  if (part.per !== null && stock(s, seat, part.per.token) === 0) return false
  for (const { token, amount } of part.from)
    if (available(s, seat, token, part.turnsOver) < amount) return false
  return true
}

const mostTimes = (s: State, seat: Seat, part: Conversion): number => {
  let times = timesByGoods(s, seat, part)
  while (times > 0 && !hasEnergyFor(s, seat, part, times)) times--
  return times
}

const laterPossible = (s: State, seat: Seat, effect: Convert, part: number): boolean => {
  for (let later = part + 1; later < effect.parts.length; later++)
    if (mostTimes(s, seat, effect.parts[later] as Conversion) > 0) return true
  return false
}

const partOf = (s: State, effect: Convert): Conversion => effect.parts[frame(s, STAGE)] as Conversion

/** The fewest times a part may be done: 0 if another part was or can be done instead. */
const fewestTimes = (s: State, seat: Seat, effect: Convert): number =>
  frame(s, Y) === 1 || laterPossible(s, seat, effect, frame(s, STAGE)) ? 0 : 1

/** Asks for the first part from `part` on that leaves a choice; a forced number is carried out immediately. */
const goOn = (s: State, seat: Seat, effect: Convert, part: number, log: Log): void => {
  const last = effect.either && frame(s, Y) === 1 ? part : effect.parts.length
  for (let next = part; next < last; next++) {
    setFrame(s, STAGE, next)
    setFrame(s, Z, CHOOSING)
    const most = mostTimes(s, seat, effect.parts[next] as Conversion)
    if (most === 0) continue
    if (fewestTimes(s, seat, effect) === most) handIn(s, seat, effect, most, log)
    return
  }
  popFrame(s)
}

const handIn = (s: State, seat: Seat, effect: Convert, times: number, log: Log): void => {
  if (times === 0) {
    goOn(s, seat, effect, frame(s, STAGE) + 1, log)
    return
  }
  const part = partOf(s, effect)
  setFrame(s, X, times)
  setFrame(s, Y, 1)
  setFrame(s, Z, part.foodEach > 0 ? FOOD_NEXT : ENERGY_NEXT)
  const inKind = part.from.filter(({ token }) => part.turnsOver || (token !== CLAY && token !== IRON))
  receive(s, seat, inKind, -times)
  if (inKind.length > 0) log?.push({ kind: 'paid', seat, tokens: multiply(inKind, times) })
  const demand = { wood: 0, clay: 0, brick: 0, iron: 0, steel: 0 }
  for (const { token, amount } of part.from) {
    if (part.turnsOver) continue
    if (token === CLAY) demand.clay = amount * times
    if (token === IRON) demand.iron = amount * times
  }
  if (payMaterial(s, seat, demand, log)) proceed(s, seat, effect, log)
}

const proceed = (s: State, seat: Seat, effect: Convert, log: Log): void => {
  const part = partOf(s, effect)
  const times = frame(s, X)
  if (frame(s, Z) === FOOD_NEXT) {
    setFrame(s, Z, ENERGY_NEXT)
    if (!payFood(s, seat, part.foodEach * times, log)) return
  }
  if (frame(s, Z) === ENERGY_NEXT) {
    setFrame(s, Z, OUTPUT_NEXT)
    if (!payEnergy(s, seat, energyDue(s, seat, energyFor(part, times)), log)) return
  }
  receive(s, seat, part.to, times)
  const halves = Math.floor(times / 2)
  if (part.halves !== null) addTokens(s, seat, part.halves, halves)
  if (log) {
    const bonus = part.halves !== null && halves > 0 ? [{ token: part.halves, amount: halves }] : []
    log.push({ kind: 'gained', seat, tokens: [...multiply(part.to, times), ...bonus] })
  }
  goOn(s, seat, effect, frame(s, STAGE) + 1, log)
}

/**
 * Whether this many conversions are possible: goods were handed in, material, food or energy is asked now, and later
 * payments must be possible.
 */
const conversionFits = (
  s: State,
  seat: Seat,
  part: Conversion,
  { x, z }: ActionNumbers,
  payment: FrameNumbers,
): boolean => {
  if (x < 1 || x > (part.limit ?? AMOUNT_LIMIT)) return false
  const energy = energyDue(s, seat, energyFor(part, x))
  if (payment[0] === ENERGY_FRAME) return z === 2 && asksEnergy(payment, energy)
  if (z !== 1 || energyHeld(s, seat) < energy) return false
  return part.foodEach > 0
    ? asksFood(payment, part.foodEach * x)
    : !part.turnsOver && asksMaterial(payment, materialOf(part, x))
}

const materialOf = ({ from }: Conversion, times: number): Material => {
  const demand = (wanted: Token): number => times * (from.find(({ token }) => token === wanted)?.amount ?? 0)
  return { wood: 0, clay: demand(CLAY), brick: 0, iron: demand(IRON), steel: 0 }
}

export const convertAction: Action<Convert> = {
  answers: [CONVERT],
  asks: (s) => ({ asks: 'times', count: frame(s, STAGE) }),
  sparedByFee: ({ parts }) =>
    parts.every((part) => part.foodEach === 0 && part.from.every(({ token }) => (FOOD[token] ?? 0) === 0)),
  questionFits: (_s, _seat, effect, { stage, x, y, z }) =>
    stage < effect.parts.length &&
    z === 0 &&
    (y === 0 ? x === 0 : y === 1 && x <= AMOUNT_LIMIT && !effect.either),
  paymentFits(s, seat, effect, numbers, payment) {
    const part = effect.parts[numbers.stage]
    return part !== undefined && numbers.y === 1 && conversionFits(s, seat, part, numbers, payment)
  },
  hindrance(s, seat, effect) {
    let reason: Hindrance = 'lacks-goods'
    for (const part of effect.parts) {
      if (!hasGoodsOnce(s, seat, part)) continue
      if (part.foodEach > 0 && foodHeld(s, seat) < part.foodEach) {
        reason = 'lacks-food'
        continue
      }
      if (hasEnergyFor(s, seat, part, 1)) return null
      reason = 'lacks-energy'
    }
    return reason
  },
  start(s, seat, effect, building: BuildingCard, log) {
    ask(s, building)
    goOn(s, seat, effect, 0, log)
  },
  list(s, seat, effect, list) {
    const most = mostTimes(s, seat, partOf(s, effect))
    for (let times = fewestTimes(s, seat, effect); times <= most; times++) list.push(encode(CONVERT, times))
  },
  apply(s, seat, effect, command, log) {
    handIn(s, seat, effect, argumentOf(command), log)
  },
  resume: proceed,
}
