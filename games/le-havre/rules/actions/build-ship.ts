import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { buildingAt, SWAPPED_SHIPS, WHARVES } from '../catalogue/catalogue.ts'
import type { BuildShip } from '../catalogue/effect.ts'
import {
  SHIP_COUNT,
  SHIP_TYPE,
  SHIP_TYPE_COUNT,
  SHIP_TYPE_RECORDS,
  SHIP_TYPES,
  type ShipCard,
  type ShipTypeRecord,
} from '../catalogue/ships.ts'
import { argumentOf, BUILD_SHIP, type Command, encode, SWAP_SHIP, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { energyDue, energyHeld } from '../payment/energy.ts'
import { hasMaterial } from '../payment/material.ts'
import { payEnergy, payMaterial } from '../payment/settle.ts'
import type { Hindrance } from '../refusals.ts'
import { BUILDING, frame, popFrame, STAGE, setFrame, X } from '../state/action-frames.ts'
import { locationOf, moveBuilding, TOWN } from '../state/buildings.ts'
import { moveShip, ownShips, popShip, shipLocation, topShip } from '../state/ships.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { MODERNISED } from '../state/table.ts'
import { type Action, ask } from './action.ts'
import { asksEnergy, asksMaterial, type FrameNumbers, nothingIn } from './frame-numbers.ts'

// Frame: X is the ship being paid for, STAGE what is paid next.
const ENERGY_NEXT = 1
const LAUNCH_NEXT = 2

const wharfBit = (wharf: BuildingCard): number => 1 << WHARVES.indexOf(wharf)

export const isModernised = (s: State, wharf: BuildingCard): boolean =>
  (at(s, MODERNISED) & wharfBit(wharf)) !== 0

const recordOf = (ship: ShipCard): ShipTypeRecord =>
  SHIP_TYPE_RECORDS[SHIP_TYPE[ship] as number] as ShipTypeRecord

const SHIP_MATERIAL: readonly Material[] = SHIP_TYPE_RECORDS.map(({ build }) => ({
  wood: build.wood ?? 0,
  clay: 0,
  brick: 0,
  iron: build.iron ?? 0,
  steel: build.steel ?? 0,
}))

const SHIP_MATERIAL_AND_BRICK: readonly Material[] = SHIP_MATERIAL.map((material) => ({
  ...material,
  brick: 1,
}))

const modernises = (s: State, wharf: BuildingCard, ship: ShipCard): boolean =>
  recordOf(ship).needsModernisedWharf && !isModernised(s, wharf)

/** Material of a ship, including the brick for modernising the wharf. */
export const shipCost = (s: State, wharf: BuildingCard, ship: ShipCard): Material => {
  const costs = modernises(s, wharf, ship) ? SHIP_MATERIAL_AND_BRICK : SHIP_MATERIAL
  return costs[SHIP_TYPE[ship] as number] as Material
}

export const whyNotBuildShip = (
  s: State,
  seat: Seat,
  wharf: BuildingCard,
  ship: ShipCard,
): Hindrance | 'lacks-material' | null => {
  if (topShip(s, SHIP_TYPE[ship] as number) !== ship) return 'no-such-ship'
  const cost = shipCost(s, wharf, ship)
  if (!hasMaterial(s, seat, cost)) return 'lacks-material'
  // The wood of the ship cannot also pay energy.
  return energyHeld(s, seat) - cost.wood < energyDue(s, seat, recordOf(ship).energy) ? 'lacks-energy' : null
}

/** For each card that can be swapped for a ship: the ship type. */
const SWAP_TYPE: readonly number[] = SWAPPED_SHIPS.map((card) =>
  SHIP_TYPES.indexOf(buildingAt(card).standing?.swappedFor ?? 'iron'),
)

/** The card in the town that the seat could swap this ship for. */
const swappable = (s: State, ship: ShipCard): BuildingCard => {
  for (let place = 0; place < SWAPPED_SHIPS.length; place++) {
    const card = SWAPPED_SHIPS[place] as BuildingCard
    if (SWAP_TYPE[place] === SHIP_TYPE[ship] && locationOf(s, card) === TOWN) return card
  }
  return NONE
}

const listSwaps = (s: State, seat: Seat, list: Command[]): void => {
  for (const card of SWAPPED_SHIPS) {
    if (locationOf(s, card) !== TOWN) continue
    for (let ship = 0; ship < SHIP_COUNT; ship++)
      if (shipLocation(s, ship) === seat && swappable(s, ship) === card) list.push(encode(SWAP_SHIP, ship))
  }
}

const canSwap = (s: State, seat: Seat): boolean => {
  for (let place = 0; place < SWAPPED_SHIPS.length; place++)
    if (
      locationOf(s, SWAPPED_SHIPS[place] as BuildingCard) === TOWN &&
      ownShips(s, seat, SWAP_TYPE[place] as number) > 0
    )
      return true
  return false
}

const listShips = (s: State, seat: Seat, wharf: BuildingCard, list: Command[]): void => {
  for (let type = 0; type < SHIP_TYPE_COUNT; type++) {
    const ship = topShip(s, type)
    if (ship !== NONE && whyNotBuildShip(s, seat, wharf, ship) === null) list.push(encode(BUILD_SHIP, ship))
  }
  listSwaps(s, seat, list)
}

const swap = (s: State, seat: Seat, ship: ShipCard, log: Log): void => {
  const building = swappable(s, ship)
  moveShip(s, ship, NONE)
  moveBuilding(s, building, seat)
  log?.push({ kind: 'ship-swapped', seat, ship, building })
  popFrame(s)
}

const proceed = (s: State, seat: Seat, _effect: BuildShip, log: Log): void => {
  const wharf = frame(s, BUILDING)
  const ship = frame(s, X)
  if (frame(s, STAGE) === ENERGY_NEXT) {
    setFrame(s, STAGE, LAUNCH_NEXT)
    if (!payEnergy(s, seat, energyDue(s, seat, recordOf(ship).energy), log)) return
  }
  if (modernises(s, wharf, ship)) {
    s[MODERNISED] = at(s, MODERNISED) | wharfBit(wharf)
    log?.push({ kind: 'modernised', seat, building: wharf })
  }
  popShip(s, SHIP_TYPE[ship] as number)
  moveShip(s, ship, seat)
  log?.push({ kind: 'ship-built', seat, ship })
  popFrame(s)
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

export const buildShipAction: Action<BuildShip> = {
  answers: [BUILD_SHIP, SWAP_SHIP],
  sparedByFee: () => true,
  paymentFits: (s, seat, _effect, { building, stage, x, y, z }, payment) =>
    nothingIn(y, z) && shipFits(s, seat, building, stage, x, payment),
  hindrance(s, seat, _effect, wharf) {
    for (let type = 0; type < SHIP_TYPE_COUNT; type++) {
      const ship = topShip(s, type)
      if (ship !== NONE && whyNotBuildShip(s, seat, wharf, ship) === null) return null
    }
    return canSwap(s, seat) ? null : 'no-ship-buildable'
  },
  start(s, _seat, _effect, wharf) {
    ask(s, wharf)
  },
  list(s, seat, _effect, list) {
    listShips(s, seat, frame(s, BUILDING), list)
  },
  apply(s, seat, effect, command, log) {
    const ship = argumentOf(command)
    if (verbOf(command) === SWAP_SHIP) {
      swap(s, seat, ship, log)
      return
    }
    setFrame(s, X, ship)
    setFrame(s, STAGE, ENERGY_NEXT)
    if (payMaterial(s, seat, shipCost(s, frame(s, BUILDING), ship), log)) proceed(s, seat, effect, log)
  },
  resume: proceed,
}
