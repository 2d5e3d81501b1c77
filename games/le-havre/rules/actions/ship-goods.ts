import type { Seat } from '@quayside/kernel'
import type { ShipGoods } from '../catalogue/effect.ts'
import {
  CHARCOAL,
  COAL,
  COKE,
  ENERGY,
  FRANC,
  GOOD_COUNT,
  GRAIN,
  SHIP_VALUE,
  type Token,
  WOOD,
} from '../catalogue/goods.ts'
import { IRON_SHIP, SHIP_TYPE_RECORDS, STEEL_SHIP, WOODEN } from '../catalogue/ships.ts'
import {
  type Command,
  DONE,
  encode,
  encodeFleet,
  encodePair,
  firstOf,
  fleetOf,
  LOAD,
  SAIL,
  secondOf,
  verbOf,
} from '../commands.ts'
import type { Log } from '../events.ts'
import { energyDue, energyHeld, grainEnergy } from '../payment/energy.ts'
import { payEnergy } from '../payment/settle.ts'
import { frame, popFrame, STAGE, setFrame, X, Y, Z } from '../state/action-frames.ts'
import { addTokens, stock } from '../state/seats.ts'
import { ownShips } from '../state/ships.ts'
import type { State } from '../state/state.ts'
import { payToll } from '../turn/owner-income.ts'
import { type Action, ask, gain } from './action.ts'
import { type ActionNumbers, asksEnergy, isGood, nothingIn } from './frame-numbers.ts'

// Ships are chosen first, then goods in store order, then the energy for all ships is paid. Frame: X is the room left,
// Y the number of ships times 16 plus the capacity of the smallest, Z the francs times 32 plus the next good.
const CHOOSING_SHIPS = 0
const LOADING = 1
const PAYING = 2

const capacity = (type: number): number => SHIP_TYPE_RECORDS[type]?.capacity ?? 0

const shipsUsed = (s: State): number => frame(s, Y) >> 4
const smallestShip = (s: State): number => frame(s, Y) & 15
const nextGood = (s: State): Token => frame(s, Z) & 31
const earned = (s: State): number => frame(s, Z) >> 5

/** Energy that the seat holds for a voyage; a card may let its owner burn grain as well. */
export const voyageEnergy = (s: State, seat: Seat): number =>
  energyHeld(s, seat) + grainEnergy(s, seat) * stock(s, seat, GRAIN)

/** Energy of a good, which is lost when the good is loaded. */
export const burnsFor = (s: State, seat: Seat, good: Token): number =>
  good === GRAIN ? grainEnergy(s, seat) : (ENERGY[good] as number)

/**
 * How many goods from `first` on can be loaded while the energy stays payable: all goods without energy, then the
 * weakest fuel first.
 */
const loadable = (s: State, seat: Seat, first: Token, energyKept: number): number => {
  let goods = 0
  const grain = grainEnergy(s, seat)
  for (let good = first; good < GOOD_COUNT; good++)
    if (ENERGY[good] === 0 && (good !== GRAIN || grain === 0)) goods += stock(s, seat, good)
  let spare = voyageEnergy(s, seat) - energyKept
  if (first <= WOOD) {
    const wood = Math.min(stock(s, seat, WOOD), spare)
    goods += wood
    spare -= wood
  }
  if (grain > 0 && first <= GRAIN) {
    const sacks = Math.min(stock(s, seat, GRAIN), Math.floor(spare / grain))
    goods += sacks
    spare -= grain * sacks
  }
  const embers =
    (first <= COAL ? stock(s, seat, COAL) : 0) + (first <= CHARCOAL ? stock(s, seat, CHARCOAL) : 0)
  const burnt = Math.min(embers, Math.floor(spare / 3))
  goods += burnt
  spare -= 3 * burnt
  return goods + (first <= COKE ? Math.min(stock(s, seat, COKE), Math.floor(spare / 10)) : 0)
}

const smallestOf = (wooden: number, iron: number): number =>
  wooden > 0 ? capacity(WOODEN) : iron > 0 ? capacity(IRON_SHIP) : capacity(STEEL_SHIP)

/** Whether the fleet's energy can be paid and no ship would sail empty. */
export const canSail = (
  s: State,
  seat: Seat,
  effect: ShipGoods,
  wooden: number,
  iron: number,
  steel: number,
): boolean => {
  const ships = wooden + iron + steel
  const due = energyDue(s, seat, effect.energyPerShip * ships)
  if (ships === 0 || voyageEnergy(s, seat) < due) return false
  const room = wooden * capacity(WOODEN) + iron * capacity(IRON_SHIP) + steel * capacity(STEEL_SHIP)
  return loadable(s, seat, 0, due) > room - smallestOf(wooden, iron)
}

const listFleets = (s: State, seat: Seat, effect: ShipGoods, list: Command[]): void => {
  const ownWooden = ownShips(s, seat, WOODEN)
  const ownIron = ownShips(s, seat, IRON_SHIP)
  const ownSteel = ownShips(s, seat, STEEL_SHIP)
  for (let steel = 0; steel <= ownSteel; steel++)
    for (let iron = 0; iron <= ownIron; iron++)
      for (let wooden = 0; wooden <= ownWooden; wooden++)
        if (canSail(s, seat, effect, wooden, iron, steel)) list.push(encodeFleet(wooden, iron, steel))
}

const energyForFleet = (s: State, seat: Seat, effect: ShipGoods): number =>
  energyDue(s, seat, effect.energyPerShip * shipsUsed(s))

const listLoads = (s: State, seat: Seat, effect: ShipGoods, list: Command[]): void => {
  const due = energyForFleet(s, seat, effect)
  const room = frame(s, X)
  const smallest = smallestShip(s)
  const energy = voyageEnergy(s, seat)
  for (let good = nextGood(s); good < GOOD_COUNT; good++) {
    const held = Math.min(stock(s, seat, good), room)
    for (let amount = 1; amount <= held; amount++) {
      const burns = burnsFor(s, seat, good) * amount
      if (energy - burns < due) break
      // The remaining goods must fill at least one place of every ship.
      if (loadable(s, seat, good + 1, due + burns) > room - amount - smallest)
        list.push(encodePair(LOAD, good, amount))
    }
  }
  if (room < smallest) list.push(encode(DONE))
}

const begin = (s: State, command: Command): void => {
  const [wooden, iron, steel] = fleetOf(command)
  setFrame(s, STAGE, LOADING)
  setFrame(s, X, wooden * capacity(WOODEN) + iron * capacity(IRON_SHIP) + steel * capacity(STEEL_SHIP))
  setFrame(s, Y, ((wooden + iron + steel) << 4) + smallestOf(wooden, iron))
}

const load = (s: State, seat: Seat, good: Token, amount: number, log: Log): void => {
  const francs = (SHIP_VALUE[good] as number) * amount
  addTokens(s, seat, good, -amount)
  setFrame(s, X, frame(s, X) - amount)
  setFrame(s, Z, ((earned(s) + francs) << 5) + good + 1)
  log?.push({ kind: 'shipped', seat, tokens: [{ token: good, amount }], francs })
}

const depart = (s: State, seat: Seat, effect: ShipGoods, log: Log): void => {
  setFrame(s, STAGE, PAYING)
  if (payEnergy(s, seat, energyForFleet(s, seat, effect), log, grainEnergy(s, seat)))
    arrive(s, seat, effect, log)
}

const arrive = (s: State, seat: Seat, _effect: ShipGoods, log: Log): void => {
  gain(s, seat, FRANC, earned(s), log)
  payToll(s, seat, shipsUsed(s), log)
  popFrame(s)
}

/** Departs automatically when nothing more can be loaded. */
const departIfFull = (s: State, seat: Seat, effect: ShipGoods, log: Log): void => {
  const list: Command[] = []
  listLoads(s, seat, effect, list)
  if (list.length === 1 && list[0] === encode(DONE)) depart(s, seat, effect, log)
}

// ---- checking the frame of a voyage

const MOST_FOR_A_GOOD = 8

const fleetEnergy = (s: State, seat: Seat, effect: ShipGoods, y: number): number =>
  energyDue(s, seat, effect.energyPerShip * (y >> 4))

/**
 * Whether some fleet of the seat's own ships has this many ships, this smallest one, this much cargo and these francs.
 */
const cargoFits = (
  s: State,
  seat: Seat,
  effect: ShipGoods,
  { stage, x: room, y, z }: ActionNumbers,
): boolean => {
  const ships = y >> 4
  const smallest = y & 15
  const francs = z >> 5
  if (!isGood(z & 31) || (stage === PAYING && room >= smallest)) return false
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

interface OwnFleet {
  readonly ships: number
  readonly smallest: number
  readonly capacity: number
}

/** Every choice of own ships that carry goods. */
const fleets = (s: State, seat: Seat): readonly OwnFleet[] =>
  SHIP_TYPE_RECORDS.reduce<readonly OwnFleet[]>(
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

export const shipGoodsAction: Action<ShipGoods> = {
  answers: [SAIL, LOAD, DONE],
  asks: (s) =>
    frame(s, STAGE) === CHOOSING_SHIPS ? { asks: 'fleet', count: 0 } : { asks: 'load', count: frame(s, X) },
  questionFits(s, seat, effect, numbers) {
    const { stage, x, y, z } = numbers
    return stage === CHOOSING_SHIPS
      ? nothingIn(x, y, z)
      : stage === LOADING && cargoFits(s, seat, effect, numbers)
  },
  paymentFits: (s, seat, effect, numbers, payment) =>
    numbers.stage === PAYING &&
    cargoFits(s, seat, effect, numbers) &&
    asksEnergy(payment, fleetEnergy(s, seat, effect, numbers.y), grainEnergy(s, seat)),
  hindrance(s, seat, effect) {
    if (ownShips(s, seat, WOODEN) + ownShips(s, seat, IRON_SHIP) + ownShips(s, seat, STEEL_SHIP) === 0)
      return 'lacks-ship'
    const due = energyDue(s, seat, effect.energyPerShip)
    if (voyageEnergy(s, seat) < due) return 'lacks-energy'
    return loadable(s, seat, 0, due) > 0 ? null : 'lacks-goods'
  },
  start(s, seat, effect, building) {
    ask(s, building, CHOOSING_SHIPS)
    const list: Command[] = []
    listFleets(s, seat, effect, list)
    if (list.length === 1) begin(s, list[0] as Command)
  },
  list(s, seat, effect, list) {
    if (frame(s, STAGE) === CHOOSING_SHIPS) listFleets(s, seat, effect, list)
    else listLoads(s, seat, effect, list)
  },
  apply(s, seat, effect, command, log) {
    const verb = verbOf(command)
    if (verb === SAIL) begin(s, command)
    else if (verb === LOAD) {
      load(s, seat, firstOf(command), secondOf(command), log)
      departIfFull(s, seat, effect, log)
    } else depart(s, seat, effect, log)
  },
  resume: arrive,
}
