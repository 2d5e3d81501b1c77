/** What the game waits for, so that a table can ask it in words and offer the fitting controls. */
import type { Seat } from '@quayside/kernel'
import { givenIn, outstanding, roundAt } from './actions/barter.ts'
import type { Material } from './catalogue/building.ts'
import { buildingAt } from './catalogue/catalogue.ts'
import type { Effect } from './catalogue/effect.ts'
import {
  ACTION_FRAME,
  BUILDING,
  COST_FRAME,
  ENERGY_FRAME,
  FEE_FRAME,
  FOOD_FRAME,
  STAGE,
  X,
} from './frames.ts'
import { actionBuilding, depth, frame } from './state/frames.ts'
import { owes } from './state/seats.ts'
import { at, type BuildingCard, type State } from './state/state.ts'
import { activeSeat, FEEDING_PHASE, INTEREST_PHASE, PHASE, STEP } from './state/table.ts'
import { deciders } from './turn/deciders.ts'
import { costsAsked, materialAsked } from './turn/under-way.ts'

export type Question =
  | { readonly asks: 'supply' | 'main-action' | 'end-turn'; readonly seat: Seat }
  | {
      readonly asks: 'interest' | 'feeding'
      /** Everybody who still owes, and how much. */
      readonly dues: readonly { readonly seat: Seat; readonly owes: number }[]
    }
  | { readonly asks: 'fee'; readonly seat: Seat; readonly building: BuildingCard }
  | {
      readonly asks: 'energy' | 'food'
      readonly seat: Seat
      readonly building: BuildingCard
      readonly need: number
    }
  | {
      readonly asks: 'material'
      readonly seat: Seat
      readonly building: BuildingCard
      readonly need: Material
    }
  | {
      readonly asks: 'cost'
      readonly seat: Seat
      readonly building: BuildingCard
      /** The building that is being built, and the costs to choose from. */
      readonly target: BuildingCard
      readonly costs: readonly Material[]
    }
  | {
      readonly asks: Answer
      readonly seat: Seat
      readonly building: BuildingCard
      /** The part of a conversion, the room left in the ships, the goods still wanted, the card just laid, the good
       * that may be left out plus 1, ... */
      readonly count: number
    }

export type Answer =
  | 'times'
  | 'extra'
  | 'build'
  | 'build-another'
  | 'build-ship'
  | 'fleet'
  | 'load'
  | 'choose'
  | 'return-cards'
  | 'return-loans'
  | 'give'
  | 'exchange'
  | 'sell-any'
  | 'fuel'
  | 'haul'
  | 'evict'
  | 'pick'
  | 'duplicate'
  | 'barter-give'
  | 'barter-get'
  | 'pawn'
  | 'take-offers'
  | 'visit'
  | 'strike'
  | 'lay'
  | 'laid'

const STEP_QUESTIONS = ['supply', 'main-action', 'end-turn'] as const

/** Null when the game is over or waits for a reveal. */
export const question = (s: State): Question | null => {
  const seats = deciders(s)
  if (seats.length === 0) return null
  if (depth(s) > 0) return questionInAction(s)
  const phase = at(s, PHASE)
  if (phase === INTEREST_PHASE || phase === FEEDING_PHASE)
    return {
      asks: phase === INTEREST_PHASE ? 'interest' : 'feeding',
      dues: seats.map((seat) => ({ seat, owes: owes(s, seat) })),
    }
  return { asks: STEP_QUESTIONS[at(s, STEP)] ?? 'end-turn', seat: activeSeat(s) }
}

const questionInAction = (s: State): Question => {
  const seat = activeSeat(s)
  const building = actionBuilding(s)
  switch (frame(s, 0)) {
    case ACTION_FRAME:
      return { ...answerAsked(s, buildingAt(building).effect), seat, building }
    case FEE_FRAME:
      return { asks: 'fee', seat, building: frame(s, BUILDING) }
    case FOOD_FRAME:
      return { asks: 'food', seat, building, need: frame(s, STAGE) }
    case ENERGY_FRAME:
      return { asks: 'energy', seat, building, need: frame(s, STAGE) }
    case COST_FRAME:
      return { asks: 'cost', seat, building, target: frame(s, BUILDING), costs: costsAsked(s, seat) }
    default:
      return { asks: 'material', seat, building, need: materialAsked(s) }
  }
}

const answerAsked = (s: State, effect: Effect): { asks: Answer; count: number } => {
  const stage = frame(s, STAGE)
  switch (effect.op) {
    case 'gain':
      return { asks: 'extra', count: 0 }
    case 'convert':
      return { asks: 'times', count: stage }
    case 'build':
      return frame(s, X) < effect.count
        ? { asks: 'build-another', count: frame(s, X) }
        : { asks: 'build', count: frame(s, X) }
    case 'build-ship':
      return { asks: 'build-ship', count: 0 }
    case 'ship-goods':
      return stage === 0 ? { asks: 'fleet', count: 0 } : { asks: 'load', count: frame(s, X) }
    case 'choose':
      return { asks: stage === 0 ? 'choose' : 'return-cards', count: 0 }
    case 'return-loans':
      return { asks: 'return-loans', count: 0 }
    case 'exchange':
      return stage === 0 ? { asks: 'give', count: frame(s, X) } : { asks: 'exchange', count: 0 }
    case 'sell-any':
      return { asks: 'sell-any', count: frame(s, X) }
    case 'buy-fuel':
      return { asks: 'fuel', count: 0 }
    case 'haul':
      return { asks: 'haul', count: 0 }
    case 'evict':
      return { asks: 'evict', count: 0 }
    case 'pick':
      return { asks: 'pick', count: effect.count === null ? 0 : effect.count - frame(s, X) }
    case 'duplicate':
      return { asks: 'duplicate', count: stage === 0 ? 0 : frame(s, X) + 1 }
    case 'barter':
      return (stage & 1) === 0
        ? { asks: 'barter-give', count: roundAt(s, effect).most - givenIn(s) }
        : { asks: 'barter-get', count: outstanding(s) }
    case 'pawn':
      return { asks: 'pawn', count: 0 }
    case 'take-offers':
      return { asks: 'take-offers', count: effect.one }
    case 'rest':
      return { asks: 'visit', count: frame(s, X) }
    case 'strike':
      return { asks: 'strike', count: 0 }
    case 'replace':
      return stage === 0 ? { asks: 'lay', count: 0 } : { asks: 'laid', count: frame(s, X) }
    case 'tariff':
    case 'collect':
    case 'gain-missing':
    case 'closed':
      return { asks: 'times', count: 0 }
  }
}
