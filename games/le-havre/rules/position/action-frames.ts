/** Whether the numbers of an action under way can stand in its frame, and those of a payment in the frame over it. */
import type { Seat } from '@quayside/kernel'
import { barterNumbers, worthIn } from '../actions/barter.ts'
import { buildingCosts } from '../actions/build.ts'
import { shipCost } from '../actions/build-ship.ts'
import { foodFor } from '../actions/buy-fuel.ts'
import { energyFor } from '../actions/convert.ts'
import { canBuyCostly, mayShun } from '../actions/duplicate.ts'
import { extraInReach } from '../actions/gain.ts'
import { voyageEnergy } from '../actions/ship-goods.ts'
import type { Material } from '../catalogue/building.ts'
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import type { Barter, BarterRound, Build, Conversion, Effect, ShipGoods } from '../catalogue/effect.ts'
import { CLAY, GOOD_COUNT, IRON, type Token } from '../catalogue/goods.ts'
import { SHIP_COUNT, SHIP_TYPE, SHIP_TYPE_RECORDS } from '../catalogue/ships.ts'
import { AMOUNT_LIMIT } from '../commands.ts'
import { COST_FRAME, ENERGY_FRAME, FOOD_FRAME, MATERIAL_FRAME } from '../frames.ts'
import { energyDue, energyHeld, grainEnergy } from '../payment/energy.ts'
import { locationOf, TOWN } from '../state/buildings.ts'
import { loans } from '../state/seats.ts'
import { ownShips, topShip } from '../state/ships.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { actionOf } from '../turn/entering.ts'
import { isProposed } from '../turn/proposals.ts'
import { canLook } from '../turn/special-pile.ts'

/** A frame as a literal writes it: its kind and five numbers. */
export type FrameNumbers = readonly number[]

interface ActionNumbers {
  readonly building: BuildingCard
  readonly stage: number
  readonly x: number
  readonly y: number
  readonly z: number
}

const nothingIn = (...numbers: readonly number[]): boolean => numbers.every((number) => number === 0)

const isGood = (next: number): boolean => next <= GOOD_COUNT

// ---- payments over an action: each asks exactly what the action asks

const isFrame = (frame: FrameNumbers, ...numbers: readonly number[]): boolean =>
  frame.every((number, place) => number === (numbers[place] ?? 0))

const asksEnergy = (frame: FrameNumbers, energy: number, grain = 0): boolean =>
  energy > 0 && isFrame(frame, ENERGY_FRAME, 0, energy, grain)

const asksFood = (frame: FrameNumbers, food: number): boolean =>
  food > 0 && isFrame(frame, FOOD_FRAME, 0, food)

const asksMaterial = (frame: FrameNumbers, { wood, clay, brick, iron, steel }: Material): boolean =>
  wood + clay + brick + iron + steel > 0 && isFrame(frame, MATERIAL_FRAME, wood, clay, brick, iron, steel)

/** Whether the frame of an action holds what the action can have written there. */
export const actionFits = (
  s: State,
  seat: Seat,
  [, building = NONE, stage = 0, x = 0, y = 0, z = 0]: FrameNumbers,
  payment: FrameNumbers | null,
): boolean => {
  const { effect } = buildingAt(building)
  const numbers = { building, stage, x, y, z }
  return payment === null
    ? questionFits(s, seat, effect, numbers)
    : paymentFits(s, seat, effect, numbers, payment)
}

/** Whether the action could begin now; true of every action that has asked its first question and changed nothing. */
const couldBegin = (s: State, seat: Seat, building: BuildingCard): boolean =>
  actionOf(building)?.hindrance(s, seat, buildingAt(building).effect, building) === null

const questionFits = (s: State, seat: Seat, effect: Effect, numbers: ActionNumbers): boolean => {
  const { building, stage, x, y, z } = numbers
  switch (effect.op) {
    case 'gain':
      return nothingIn(stage, x, y, z) && extraInReach(s, seat, effect)
    case 'convert':
      return (
        stage < effect.parts.length &&
        z === 0 &&
        (y === 0 ? x === 0 : y === 1 && x <= AMOUNT_LIMIT && !effect.either)
      )
    case 'build':
      return nothingIn(stage, y, z) && x >= 1 && x <= effect.count
    case 'ship-goods':
      if (stage === 0) return nothingIn(x, y, z)
      return stage === 1 && cargoFits(s, seat, effect, numbers)
    case 'choose':
      return nothingIn(x, y, z) && (stage === 0 || (stage === 1 && effect.thenLook && canLook(s)))
    case 'return-loans':
      return nothingIn(stage, x, y, z) && loans(s, seat) >= 3
    case 'exchange':
      if (stage === 0)
        return z === 0 && x >= 1 && isGood(y) && (x === effect.large.give ? y === 0 : x < effect.large.give)
      return stage === 1 && x === 0 && isGood(y) && (z === 0 ? y === 0 : z === 1)
    case 'sell-any':
      return stage === 0 && x < effect.standardForFranc && isGood(y) && (z === 0 ? x + y === 0 : z === 1)
    case 'pick':
      return (
        nothingIn(stage, z) &&
        x < (effect.count ?? GOOD_COUNT) &&
        isGood(y) &&
        x <= effect.among.filter((good) => good < y).length &&
        (x === 0) === (y === 0)
      )
    case 'pawn':
      return nothingIn(stage, z) && x <= 1 && isGood(y) && (x === 0) === (y === 0)
    case 'duplicate':
      if (stage === 1) return nothingIn(y, z) && mayShun(s, seat, effect, x)
      return nothingIn(stage, x, y, z) && canBuyCostly(s, seat, effect)
    case 'barter':
      return barterFits(effect, numbers)
    case 'replace':
      return (
        nothingIn(y, z) &&
        (stage === 0 ? x === 0 && locationOf(s, building) <= TOWN : stage === 1 && isLaid(s, x))
      )
    case 'build-ship':
    case 'buy-fuel':
    case 'strike':
    case 'tariff':
    case 'take-offers':
    case 'haul':
    case 'evict':
      return nothingIn(stage, x, y, z) && couldBegin(s, seat, building)
    case 'rest':
    case 'gain-missing':
    case 'collect':
    case 'closed':
      return false
  }
}

/** The card that was laid from a hand is a special building on the table. */
const isLaid = (s: State, card: BuildingCard): boolean =>
  card < BUILDINGS.length && buildingAt(card).special && locationOf(s, card) !== NONE

const paymentFits = (
  s: State,
  seat: Seat,
  effect: Effect,
  numbers: ActionNumbers,
  payment: FrameNumbers,
): boolean => {
  const { building, stage, x, y, z } = numbers
  switch (effect.op) {
    case 'gain':
      return nothingIn(stage, x, y, z) && asksEnergy(payment, energyDue(s, seat, effect.extra?.energy ?? 0))
    case 'convert': {
      const part = effect.parts[stage]
      return part !== undefined && y === 1 && conversionFits(s, seat, part, numbers, payment)
    }
    case 'build':
      return (
        nothingIn(stage, z) &&
        x >= 1 &&
        x <= effect.count &&
        isProposed(s, y) &&
        costFits(s, seat, effect, y, payment)
      )
    case 'build-ship':
      return nothingIn(y, z) && shipFits(s, seat, building, stage, x, payment)
    case 'ship-goods':
      return (
        stage === 2 &&
        cargoFits(s, seat, effect, numbers) &&
        asksEnergy(payment, fleetEnergy(s, seat, effect, y), grainEnergy(s, seat))
      )
    case 'buy-fuel':
      return (
        nothingIn(stage, z) &&
        x <= (effect.fuels[0]?.limit ?? 0) &&
        y <= (effect.fuels[1]?.limit ?? 0) &&
        asksFood(payment, foodFor(effect, x, y))
      )
    default:
      return false
  }
}

/** Goods have been handed in so often; now material, food or energy is asked, and later payments must be possible. */
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

const costFits = (
  s: State,
  seat: Seat,
  effect: Build,
  target: BuildingCard,
  payment: FrameNumbers,
): boolean => {
  const [only, ...others] = buildingCosts(s, seat, target, effect.saves)
  if (only === undefined || (effect.saves !== null && buildingAt(target).cost?.wood === 0)) return false
  return others.length === 0
    ? asksMaterial(payment, only)
    : isFrame(payment, COST_FRAME, target, effect.saves === null ? 0 : effect.saves + 1)
}

const shipFits = (
  s: State,
  seat: Seat,
  wharf: BuildingCard,
  stage: number,
  ship: number,
  payment: FrameNumbers,
): boolean => {
  if (ship >= SHIP_COUNT || topShip(s, SHIP_TYPE[ship] as number) !== ship) return false
  const energy = energyDue(s, seat, SHIP_TYPE_RECORDS[SHIP_TYPE[ship] as number]?.energy ?? 0)
  if (stage === 2) return asksEnergy(payment, energy)
  const cost = shipCost(s, wharf, ship)
  return stage === 1 && asksMaterial(payment, cost) && energyHeld(s, seat) - cost.wood >= energy
}

// ---- a voyage: how many ships of which the smallest carries so much, the room left, the francs, the next good

const MOST_FOR_A_GOOD = 8

const fleetEnergy = (s: State, seat: Seat, effect: ShipGoods, y: number): number =>
  energyDue(s, seat, effect.energyPerShip * (y >> 4))

/** Some fleet of the seat's own has this many ships, this smallest one and this much aboard, for this many francs. */
const cargoFits = (
  s: State,
  seat: Seat,
  effect: ShipGoods,
  { stage, x: room, y, z }: ActionNumbers,
): boolean => {
  const ships = y >> 4
  const smallest = y & 15
  const francs = z >> 5
  if (!isGood(z & 31) || (stage === 2 && room >= smallest)) return false
  if (voyageEnergy(s, seat) < fleetEnergy(s, seat, effect, y)) return false
  return fleets(s, seat).some((fleet) => {
    const aboard = fleet.capacity - room
    return (
      fleet.ships === ships &&
      fleet.smallest === smallest &&
      aboard >= 0 &&
      francs >= aboard &&
      francs <= MOST_FOR_A_GOOD * aboard &&
      aboard > 0 === (z & 31) > 0
    )
  })
}

interface Fleet {
  readonly ships: number
  readonly smallest: number
  readonly capacity: number
}

/** Every choice of own ships that carry goods. */
const fleets = (s: State, seat: Seat): readonly Fleet[] =>
  SHIP_TYPE_RECORDS.reduce<readonly Fleet[]>(
    (all, { capacity }, type) =>
      capacity === 0
        ? all
        : all.flatMap((fleet) =>
            Array.from({ length: ownShips(s, seat, type) + 1 }, (_, more) => ({
              ships: fleet.ships + more,
              smallest: more > 0 ? Math.min(fleet.smallest, capacity) : fleet.smallest,
              capacity: fleet.capacity + more * capacity,
            })),
          ),
    [{ ships: 0, smallest: Number.POSITIVE_INFINITY, capacity: 0 }],
  )

// ---- a barter: the kinds that were given, how many goods that is, and what is to be got for them

const barterFits = (effect: Barter, { stage, x, y, z }: ActionNumbers): boolean => {
  const round = effect.rounds[stage >> 1]
  const { outstanding, given, kinds, done, rest } = barterNumbers(x, z)
  if (round === undefined || rest !== 0 || !isGood(y) || (done && stage < 2)) return false
  if (given > round.most || kinds.some((kind) => !round.gives.includes(kind))) return false
  const sums = sumsOf(round, kinds, given)
  if ((stage & 1) === 1) return outstanding > 0 && sums.some((sum) => sum >= outstanding)
  const last = kinds.at(-1)
  return given < round.most && sums.includes(outstanding) && y === (last === undefined ? 0 : last + 1)
}

/** What so many goods can be worth when each of these kinds is among them, and no other. */
const sumsOf = (round: BarterRound, kinds: readonly Token[], goods: number): readonly number[] => {
  if (kinds.length > goods || (kinds.length === 0 && goods > 0)) return []
  const each = kinds.reduce((sum, kind) => sum + worthIn(round, kind), 0)
  const worths = kinds.map((kind) => worthIn(round, kind))
  const more = Array.from({ length: goods - kinds.length }).reduce<ReadonlySet<number>>(
    (sums) => new Set([...sums].flatMap((sum) => worths.map((worth) => sum + worth))),
    new Set([each]),
  )
  return [...more]
}
