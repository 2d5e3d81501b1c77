import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { buildingAt, CLAY_SAVERS } from '../catalogue/catalogue.ts'
import type { Build } from '../catalogue/effects.ts'
import { type Token, WOOD } from '../catalogue/goods.ts'
import { argumentOf, BUILD, type Command, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { X, Y } from '../frames.ts'
import { hasMaterial } from '../payment/material.ts'
import { payMaterial } from '../payment/settle.ts'
import type { RefusalCode } from '../refusals.ts'
import {
  type BuildingCard,
  frame,
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
import { type Action, ask } from './action.ts'

// The frame: X is how many may still be built, Y the building that is being paid for.

const claySaved = (s: State, seat: Seat): number => {
  let saved = 0
  for (const card of CLAY_SAVERS)
    if (locationOf(s, card) === seat) saved += buildingAt(card).standing?.claySaved ?? 0
  return saved
}

/** The printed cost less what the firm and the builder's own cards save. */
export const buildingCost = (
  s: State,
  seat: Seat,
  building: BuildingCard,
  saves: Token | null,
): Material | null => {
  const printed = buildingAt(building).cost
  if (printed === null) return null
  const saved = claySaved(s, seat)
  if (saves === null && saved === 0) return printed
  const wood = saves === WOOD ? Math.max(0, printed.wood - 1) : printed.wood
  if (saved === 0) return { ...printed, wood }
  return printed.clay > 0
    ? { ...printed, wood, clay: Math.max(0, printed.clay - saved) }
    : { ...printed, wood, brick: Math.max(0, printed.brick - saved) }
}

export const whyNotBuild = (
  s: State,
  seat: Seat,
  effect: Build,
  building: BuildingCard,
): RefusalCode | null => {
  if (locationOf(s, building) === NONE) return 'not-in-play'
  if (!isProposed(s, building)) return 'not-on-top'
  const cost = buildingCost(s, seat, building, effect.saves)
  if (cost === null) return 'cannot-be-built'
  if (effect.saves === WOOD && buildingAt(building).cost?.wood === 0) return 'needs-wood-in-cost'
  return hasMaterial(s, seat, cost) ? null : 'lacks-material'
}

const someBuildable = (s: State, seat: Seat, effect: Build): boolean => {
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    if (top !== NONE && whyNotBuild(s, seat, effect, top) === null) return true
  }
  return false
}

/** A purchase can bring the next proposal to light, or save material. */
const purchaseMayHelp = (s: State, seat: Seat): boolean => {
  for (const card of CLAY_SAVERS) if (whyNotBuy(s, seat, card) === null) return true
  return canBuyProposal(s, seat)
}

const complete = (s: State, seat: Seat, effect: Build, log: Log): void => {
  const building = frame(s, Y)
  takeProposal(s, building, seat, log)
  log?.push({ kind: 'built', seat, building })
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
    const cost = buildingCost(s, seat, building, effect.saves)
    if (cost !== null && payMaterial(s, seat, cost, log)) complete(s, seat, effect, log)
  },
  resume: complete,
}
