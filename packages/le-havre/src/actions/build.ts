import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { buildingAt, CLAY_SAVERS, CRANES, WOOD_SAVERS } from '../catalogue/catalogue.ts'
import type { Build } from '../catalogue/effects.ts'
import { type Token, WOOD } from '../catalogue/goods.ts'
import { argumentOf, BUILD, type Command, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { X, Y } from '../frames.ts'
import { hasMaterial } from '../payment/material.ts'
import { payCost, payMaterial } from '../payment/settle.ts'
import type { RefusalCode } from '../refusals.ts'
import {
  type BuildingCard,
  frame,
  isAway,
  locationOf,
  NONE,
  PILE_COUNT,
  popFrame,
  proposal,
  type State,
  setFrame,
} from '../state.ts'
import { canBuyProposal, whyNotBuy } from '../turn/buying.ts'
import { isProposed, takeProposal } from '../turn/proposals.ts'
import { shareConstruction } from '../turn/shares.ts'
import { type Action, ask } from './action.ts'

// The frame: X is how many may still be built, Y the building that is being paid for.

const claySaved = (s: State, seat: Seat): number => {
  let saved = 0
  for (const card of CLAY_SAVERS)
    if (locationOf(s, card) === seat) saved += buildingAt(card).standing?.claySaved ?? 0
  return saved
}

const woodSaved = (s: State, seat: Seat): number => {
  let saved = 0
  for (const card of WOOD_SAVERS)
    if (locationOf(s, card) === seat) saved += buildingAt(card).standing?.woodSaved ?? 0
  return saved
}

const ownsCrane = (s: State, seat: Seat): boolean => {
  for (const card of CRANES) if (locationOf(s, card) === seat) return true
  return false
}

/** A cost less what the firm and the builder's own cards save. */
const lessSaved = (s: State, seat: Seat, cost: Material, saves: Token | null): Material => {
  const clay = claySaved(s, seat)
  const timber = woodSaved(s, seat) + (saves === WOOD ? 1 : 0)
  if (timber === 0 && clay === 0) return cost
  const wood = Math.max(0, cost.wood - timber)
  if (clay === 0) return { ...cost, wood }
  return cost.clay > 0
    ? { ...cost, wood, clay: Math.max(0, cost.clay - clay) }
    : { ...cost, wood, brick: Math.max(0, cost.brick - clay) }
}

/** The printed cost less what is saved. */
export const buildingCost = (
  s: State,
  seat: Seat,
  building: BuildingCard,
  saves: Token | null,
): Material | null => {
  const printed = buildingAt(building).cost
  return printed === null ? null : lessSaved(s, seat, printed, saves)
}

/** A cost with one unit of something else in wood. */
const inWood = (cost: Material): Material[] =>
  REPLACEABLE.flatMap((name) =>
    cost[name] > 0 ? [{ ...cost, wood: cost.wood + 1, [name]: cost[name] - 1 }] : [],
  )

const REPLACEABLE = ['clay', 'brick', 'iron', 'steel'] as const

/** Every cost that the builder may choose from. Ruling: what is saved is taken off after a unit has become wood. */
export const buildingCosts = (
  s: State,
  seat: Seat,
  building: BuildingCard,
  saves: Token | null,
): readonly Material[] => {
  const printed = buildingAt(building).cost
  if (printed === null) return []
  const costs = ownsCrane(s, seat) ? [printed, ...inWood(printed)] : [printed]
  return costs.map((cost) => lessSaved(s, seat, cost, saves))
}

const canPay = (s: State, seat: Seat, cost: Material, building: BuildingCard, saves: Token | null): boolean =>
  hasMaterial(s, seat, cost) ||
  (ownsCrane(s, seat) && buildingCosts(s, seat, building, saves).some((other) => hasMaterial(s, seat, other)))

export const whyNotBuild = (
  s: State,
  seat: Seat,
  effect: Build,
  building: BuildingCard,
): RefusalCode | null => {
  if (isAway(s, building)) return 'not-in-play'
  if (!isProposed(s, building)) return 'not-on-top'
  const cost = buildingCost(s, seat, building, effect.saves)
  if (cost === null) return 'cannot-be-built'
  if (effect.saves === WOOD && buildingAt(building).cost?.wood === 0) return 'needs-wood-in-cost'
  return canPay(s, seat, cost, building, effect.saves) ? null : 'lacks-material'
}

const someBuildable = (s: State, seat: Seat, effect: Build): boolean => {
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    if (top !== NONE && whyNotBuild(s, seat, effect, top) === null) return true
  }
  return false
}

const BUILD_SAVERS = [...CLAY_SAVERS, ...WOOD_SAVERS, ...CRANES]

/** A purchase can bring the next proposal to light, or save material. */
const purchaseMayHelp = (s: State, seat: Seat): boolean => {
  for (const card of BUILD_SAVERS) if (whyNotBuy(s, seat, card) === null) return true
  return canBuyProposal(s, seat)
}

const complete = (s: State, seat: Seat, effect: Build, log: Log): void => {
  const building = frame(s, Y)
  takeProposal(s, building, seat, log)
  log?.push({ kind: 'built', seat, building })
  shareConstruction(s, seat, building, log)
  const left = frame(s, X) - 1
  setFrame(s, X, left)
  setFrame(s, Y, 0)
  if (left === 0 || !(someBuildable(s, seat, effect) || purchaseMayHelp(s, seat))) popFrame(s)
}

/** Whether the seat stands between two constructions of one visit, where it may also buy. */
export const betweenBuilds = (s: State, effect: Build): boolean => frame(s, X) < effect.count

export const buildAction: Action<Build> = {
  hindrance: (s, seat, effect) => (someBuildable(s, seat, effect) ? null : 'nothing-buildable'),
  start(s, _seat, effect, building) {
    ask(s, building, 0, effect.count)
  },
  list(s, seat, effect, list: Command[]) {
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const top = proposal(s, pile)
      if (top !== NONE && whyNotBuild(s, seat, effect, top) === null) list.push(encode(BUILD, top))
    }
    if (betweenBuilds(s, effect)) list.push(encode(DONE))
  },
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === DONE) {
      popFrame(s)
      return
    }
    const building = argumentOf(command)
    setFrame(s, Y, building)
    const costs = buildingCosts(s, seat, building, effect.saves)
    const [only, ...others] = costs
    if (only === undefined) return
    const paid =
      others.length === 0
        ? payMaterial(s, seat, only, log)
        : payCost(s, seat, costs, building, effect.saves, log)
    if (paid) complete(s, seat, effect, log)
  },
  resume: complete,
}
