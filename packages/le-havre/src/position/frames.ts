/** Whether an action under way, as a literal writes it, can have come about: numbers from outside are not trusted. */
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import type { BuyFuel, Conversion, Effect } from '../catalogue/effect.ts'
import { GOOD_COUNT } from '../catalogue/goods.ts'
import { SHIP_COUNT, SHIP_TYPE } from '../catalogue/ships.ts'
import { ACTION_FRAME, COST_FRAME, ENERGY_FRAME, FEE_FRAME, FOOD_FRAME, MATERIAL_FRAME } from '../frames.ts'
import { GONE, isAway, locationOf, TOWN } from '../state/buildings.ts'
import { discOf, loans } from '../state/seats.ts'
import { topShip } from '../state/ships.ts'
import { SPECIAL_SIZE } from '../state/special-buildings.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { activeSeat, FINAL_PHASE, MAIN_STEP, PHASE, STEP, TURNS_PHASE } from '../state/table.ts'
import { isProposed } from '../turn/proposals.ts'

/** What lies on top of the action, if anything. */
type Payment = typeof FOOD_FRAME | typeof ENERGY_FRAME | typeof MATERIAL_FRAME | typeof COST_FRAME | null

interface ActionNumbers {
  readonly stage: number
  readonly x: number
  readonly y: number
  readonly z: number
}

const PAYMENTS: readonly number[] = [FOOD_FRAME, ENERGY_FRAME, MATERIAL_FRAME, COST_FRAME]

/** An action or a fee, and over an action at most one payment, while the active seat is inside. */
export const framesFit = (s: State, frames: readonly (readonly number[])[]): boolean => {
  if (frames.length === 0) return true
  if (isJourney(frames[0] ?? [])) return isActionTime(s) && framesFit(s, frames.slice(1))
  const [outer, inner, ...more] = frames
  if (outer === undefined || more.length > 0 || !isActing(s, outer[1] ?? NONE)) return false
  if (outer[0] === FEE_FRAME) return inner === undefined && outer.slice(2).every((number) => number === 0)
  if (outer[0] !== ACTION_FRAME || (inner !== undefined && !PAYMENTS.includes(inner[0] ?? 0))) return false
  const [, building = 0, stage = 0, x = 0, y = 0, z = 0] = outer
  const payment = inner === undefined ? null : (inner[0] as Payment)
  return actionFits(s, buildingAt(building).effect, { stage, x, y, z }, payment)
}

const isActionTime = (s: State): boolean => {
  const phase = at(s, PHASE)
  return (phase === TURNS_PHASE || phase === FINAL_PHASE) && at(s, STEP) === MAIN_STEP
}

/** Visits in a row, under whatever the visit now under way asks. */
const isJourney = ([kind, building = NONE, stage = 0, x = 0, y = 0, z = 0]: readonly number[]): boolean => {
  const effect = BUILDINGS[building]?.effect
  return (
    kind === ACTION_FRAME &&
    effect?.op === 'rest' &&
    nothingIn(stage, y, z) &&
    x >= 1 &&
    x < effect.visitsOnLeaving
  )
}

/** A building bought between two constructions has sent its own builder home, and one that is replaced is gone. */
const isActing = (s: State, building: BuildingCard): boolean => {
  if (!isActionTime(s)) return false
  const seat = activeSeat(s)
  const location = building >= 0 && building < BUILDINGS.length ? locationOf(s, building) : NONE
  if (location === GONE) return buildingAt(building).effect.op === 'replace'
  if (location === NONE || location > TOWN) return false
  return discOf(s, seat) === building || (discOf(s, seat) === NONE && location === seat)
}

const nothingIn = (...numbers: readonly number[]): boolean => numbers.every((number) => number === 0)

const isGood = (next: number): boolean => next <= GOOD_COUNT

const actionFits = (
  s: State,
  effect: Effect,
  { stage, x, y, z }: ActionNumbers,
  payment: Payment,
): boolean => {
  switch (effect.op) {
    case 'gain':
      return (
        effect.extra !== null && nothingIn(stage, x, y, z) && (payment === null || payment === ENERGY_FRAME)
      )
    case 'convert':
      return stage < effect.parts.length && convertFits(effect.parts[stage], x, y, z, payment)
    case 'build':
      return payment === null
        ? nothingIn(stage, y, z) && x >= 1 && x <= effect.count
        : (payment === MATERIAL_FRAME || payment === COST_FRAME) &&
            nothingIn(stage, z) &&
            x >= 1 &&
            x <= effect.count &&
            isProposed(s, y)
    case 'build-ship':
      return nothingIn(y, z) && shipFits(s, stage, x, payment)
    case 'ship-goods':
      return shippingFits(stage, x, y, z, payment)
    case 'choose':
      return (
        payment === null &&
        nothingIn(x, y, z) &&
        stage <= (effect.thenLook && at(s, SPECIAL_SIZE) >= 2 ? 1 : 0)
      )
    case 'return-loans':
      return payment === null && nothingIn(stage, x, y, z) && loans(s, activeSeat(s)) >= 3
    case 'exchange':
      return (
        payment === null &&
        isGood(y) &&
        (stage === 0 ? z === 0 && x >= 1 && x <= effect.large.give : stage === 1 && x === 0 && z <= 1)
      )
    case 'sell-any':
      return payment === null && stage === 0 && x < effect.standardForFranc && isGood(y) && z <= 1
    case 'buy-fuel':
      return nothingIn(stage, z) && fuelFits(effect, x, y, payment)
    case 'replace':
      return payment === null && nothingIn(y, z) && replaceFits(s, stage, x)
    case 'strike':
    case 'tariff':
    case 'take-offers':
    case 'haul':
    case 'evict':
      return payment === null && nothingIn(stage, x, y, z)
    case 'pick':
      return payment === null && nothingIn(stage, z) && isGood(y) && x < (effect.count ?? GOOD_COUNT)
    case 'duplicate':
      return payment === null && nothingIn(stage, x, y, z)
    case 'barter':
      return payment === null && stage < 2 * effect.rounds.length && isGood(y) && x < BARTER_LIMIT
    case 'pawn':
      return payment === null && nothingIn(stage, z) && x <= 1 && isGood(y)
    case 'rest':
    case 'gain-missing':
    case 'collect':
    case 'closed':
      return false
  }
}

/** The card that was laid is on the table. */
const replaceFits = (s: State, stage: number, x: number): boolean =>
  stage === 0 ? x === 0 : stage === 1 && x < BUILDINGS.length && !isAway(s, x)

/** Above everything that the number of a barter can hold. */
const BARTER_LIMIT = 1 << 11

const convertFits = (
  part: Conversion | undefined,
  x: number,
  y: number,
  z: number,
  payment: Payment,
): boolean => {
  if (payment === null) return z === 0 && y <= 1
  if (x < 1 || y !== 1) return false
  if (payment === ENERGY_FRAME) return z === 2
  // Food is asked after the material, and no card asks for both.
  return z === 1 && payment !== COST_FRAME && (payment === FOOD_FRAME) === (part?.foodEach ?? 0) > 0
}

const shipFits = (s: State, stage: number, ship: number, payment: Payment): boolean => {
  if (payment === null) return nothingIn(stage, ship)
  const lies = ship < SHIP_COUNT && topShip(s, SHIP_TYPE[ship] as number) === ship
  return lies && ((payment === MATERIAL_FRAME && stage === 1) || (payment === ENERGY_FRAME && stage === 2))
}

const LARGEST_FLEET = 17
const LARGEST_SHIP = 4

const shippingFits = (stage: number, x: number, y: number, z: number, payment: Payment): boolean => {
  if (stage === 0) return payment === null && nothingIn(x, y, z)
  const ships = y >> 4
  const smallest = y & 15
  const sensible =
    ships >= 1 &&
    ships <= LARGEST_FLEET &&
    smallest >= 2 &&
    smallest <= LARGEST_SHIP &&
    x <= ships * LARGEST_SHIP
  return (
    sensible && isGood(z & 31) && (stage === 1 ? payment === null : stage === 2 && payment === ENERGY_FRAME)
  )
}

const fuelFits = (effect: BuyFuel, x: number, y: number, payment: Payment): boolean => {
  if (payment === null) return nothingIn(x, y)
  const [first, second] = effect.fuels
  return payment === FOOD_FRAME && x <= (first?.limit ?? 0) && y <= (second?.limit ?? 0) && x + y > 0
}
