import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import { BUILDINGS, buildingAt, CLAY_SAVERS, CRANES, WOOD_SAVERS } from '../catalogue/catalogue.ts'
import type { Build } from '../catalogue/effect.ts'
import { FRANC, type Token, WOOD } from '../catalogue/goods.ts'
import { argumentOf, BUILD, type Command, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { hasMaterial } from '../payment/material.ts'
import { payCost, payMaterial } from '../payment/settle.ts'
import type { Hindrance } from '../refusals.ts'
import { COST_FRAME, frame, popFrame, setFrame, X, Y } from '../state/action-frames.ts'
import { isAway, locationOf, PILE_COUNT } from '../state/buildings.ts'
import { proposal } from '../state/proposals.ts'
import { addTokens, buildingsOwned, hasPawned, stock } from '../state/seats.ts'
import { type BuildingCard, NONE, type State } from '../state/state.ts'
import { rulesVersion } from '../state/table.ts'
import { canBuyProposal, whyNotBuy } from '../turn/buying.ts'
import { REDEMPTION } from '../turn/loans.ts'
import { shareConstruction } from '../turn/owner-income.ts'
import { isProposed, takeProposal } from '../turn/proposals.ts'
import { saleProceeds } from '../turn/selling.ts'
import { type Action, ask } from './action.ts'
import { asksMaterial, type FrameNumbers, isFrame, nothingIn } from './frame-numbers.ts'

// Frame: X is how many buildings may still be built, Y the building being paid for.

const SAVERS = [...CLAY_SAVERS, ...WOOD_SAVERS, ...CRANES]

/** What the builder's own cards save, all of them together. */
interface Savings {
  readonly clay: number
  readonly wood: number
  /** Whether one unit of something else may be paid in wood. */
  readonly woodForOneUnit: boolean
}

const NO_SAVINGS: Savings = { clay: 0, wood: 0, woodForOneUnit: false }

/** The same object if the seat owns no card that saves anything, as nearly always. */
const savingsOf = (s: State, seat: Seat): Savings => {
  if (buildingsOwned(s, seat) === 0) return NO_SAVINGS
  let own = NO_SAVINGS
  for (let place = 0; place < SAVERS.length; place++) {
    const card = SAVERS[place] as BuildingCard
    const { standing } = buildingAt(card)
    if (standing === null || locationOf(s, card) !== seat) continue
    own = {
      clay: own.clay + standing.claySaved,
      wood: own.wood + standing.woodSaved,
      woodForOneUnit: own.woodForOneUnit || standing.woodForOneUnit,
    }
  }
  return own
}

/** A cost minus what the firm and the builder's own cards save. */
const lessSaved = (cost: Material, own: Savings, saves: Token | null): Material => ({
  wood: Math.max(0, cost.wood - own.wood - (saves === WOOD ? 1 : 0)),
  clay: cost.clay > 0 ? Math.max(0, cost.clay - own.clay) : 0,
  brick: cost.clay > 0 ? cost.brick : Math.max(0, cost.brick - own.clay),
  iron: cost.iron,
  steel: cost.steel,
})

/** Each cost at a firm that saves wood, for a builder without saving cards. */
const LESS_WOOD: readonly (Material | null)[] = BUILDINGS.map(
  ({ cost }) => cost && { ...cost, wood: Math.max(0, cost.wood - 1) },
)

/** The cost for a builder without saving cards; null if the building cannot be built. */
const plainCost = (building: BuildingCard, saves: Token | null): Material | null =>
  saves === WOOD ? (LESS_WOOD[building] as Material | null) : buildingAt(building).cost

/** The printed cost minus everything saved. */
export const buildingCost = (
  s: State,
  seat: Seat,
  building: BuildingCard,
  saves: Token | null,
): Material | null => {
  const printed = buildingAt(building).cost
  if (printed === null) return null
  const own = savingsOf(s, seat)
  return own === NO_SAVINGS ? plainCost(building, saves) : lessSaved(printed, own, saves)
}

/** Variants of a cost with one unit of another material replaced by wood. */
const inWood = (cost: Material): Material[] =>
  REPLACEABLE.flatMap((name) =>
    cost[name] > 0 ? [{ ...cost, wood: cost.wood + 1, [name]: cost[name] - 1 }] : [],
  )

const REPLACEABLE = ['clay', 'brick', 'iron', 'steel'] as const

/** Ruling: savings are deducted after one unit was replaced by wood. */
const costsWith = (own: Savings, printed: Material, saves: Token | null): readonly Material[] => {
  const inOne = lessSaved(printed, own, saves)
  return own.woodForOneUnit ? [inOne, ...inWood(printed).map((cost) => lessSaved(cost, own, saves))] : [inOne]
}

/** All costs that the builder may choose from. */
export const buildingCosts = (
  s: State,
  seat: Seat,
  building: BuildingCard,
  saves: Token | null,
): readonly Material[] => {
  const printed = plainCost(building, saves)
  if (printed === null) return []
  const own = savingsOf(s, seat)
  return own === NO_SAVINGS ? [printed] : costsWith(own, buildingAt(building).cost ?? printed, saves)
}

export const whyNotBuild = (
  s: State,
  seat: Seat,
  effect: Build,
  building: BuildingCard,
): Hindrance | 'lacks-material' | null => {
  if (isAway(s, building)) return 'not-in-play'
  return isProposed(s, building)
    ? whyNotBuildTop(s, seat, effect, building, savingsOf(s, seat))
    : 'not-on-top'
}

/** Why a top proposal cannot be built. */
const whyNotBuildTop = (
  s: State,
  seat: Seat,
  effect: Build,
  building: BuildingCard,
  own: Savings,
): Hindrance | 'lacks-material' | null => {
  const printed = buildingAt(building).cost
  if (printed === null) return 'cannot-be-built'
  if (effect.saves === WOOD && printed.wood === 0) return 'needs-wood-in-cost'
  if (hasMaterial(s, seat, plainCost(building, effect.saves) ?? printed)) return null
  if (own === NO_SAVINGS) return 'lacks-material'
  // A loop, because a closure over the state would be allocated for every proposal.
  for (const cost of costsWith(own, printed, effect.saves)) if (hasMaterial(s, seat, cost)) return null
  return 'lacks-material'
}

const someBuildable = (s: State, seat: Seat, effect: Build): boolean => {
  const own = savingsOf(s, seat)
  for (let pile = 0; pile < PILE_COUNT; pile++) {
    const top = proposal(s, pile)
    if (top !== NONE && whyNotBuildTop(s, seat, effect, top, own) === null) return true
  }
  return false
}

/** Whether a purchase could help: it may uncover the next proposal, or save material. */
const purchaseMayHelp = (s: State, seat: Seat): boolean => {
  for (const card of SAVERS) if (whyNotBuy(s, seat, card) === null) return true
  return canBuyProposal(s, seat)
}

/**
 * Whether a sale or a redeemed good could help: a sale may pay for a purchase, and a pawned good may be the missing
 * material.
 */
const tradeMayHelp = (s: State, seat: Seat): boolean => {
  const earned = saleProceeds(s, seat)
  if (hasPawned(s, seat) && stock(s, seat, FRANC) + earned >= REDEMPTION) return true
  addTokens(s, seat, FRANC, earned)
  const helps = purchaseMayHelp(s, seat)
  addTokens(s, seat, FRANC, -earned)
  return helps
}

/** Whether anything allowed between two constructions could make another one possible. */
const somethingMayHelp = (s: State, seat: Seat): boolean =>
  rulesVersion(s) > 1 ? tradeMayHelp(s, seat) : purchaseMayHelp(s, seat)

const complete = (s: State, seat: Seat, effect: Build, log: Log): void => {
  const building = frame(s, Y)
  takeProposal(s, building, seat, log)
  log?.push({ kind: 'built', seat, building })
  shareConstruction(s, seat, building, log)
  const left = frame(s, X) - 1
  setFrame(s, X, left)
  setFrame(s, Y, 0)
  if (left === 0 || !(someBuildable(s, seat, effect) || somethingMayHelp(s, seat))) popFrame(s)
}

/** Whether the seat is between two constructions of one visit, where it may also buy. */
const betweenBuilds = (s: State, effect: Build): boolean => frame(s, X) < effect.count

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

export const buildAction: Action<Build> = {
  answers: [BUILD, DONE],
  asks: (s, effect) => ({ asks: betweenBuilds(s, effect) ? 'build-another' : 'build', count: frame(s, X) }),
  isBetweenParts: betweenBuilds,
  sparedByFee: () => true,
  questionFits: (_s, _seat, effect, { stage, x, y, z }) =>
    nothingIn(stage, y, z) && x >= 1 && x <= effect.count,
  paymentFits: (s, seat, effect, { stage, x, y, z }, payment) =>
    nothingIn(stage, z) &&
    x >= 1 &&
    x <= effect.count &&
    isProposed(s, y) &&
    costFits(s, seat, effect, y, payment),
  hindrance: (s, seat, effect) => (someBuildable(s, seat, effect) ? null : 'nothing-buildable'),
  start(s, _seat, effect, building) {
    ask(s, building, 0, effect.count)
  },
  list(s, seat, effect, list: Command[]) {
    const own = savingsOf(s, seat)
    for (let pile = 0; pile < PILE_COUNT; pile++) {
      const top = proposal(s, pile)
      if (top !== NONE && whyNotBuildTop(s, seat, effect, top, own) === null) list.push(encode(BUILD, top))
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
