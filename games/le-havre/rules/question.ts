/** The question that the game asks now, so that a table can show it and offer the right controls. */
import type { Seat } from '@quayside/kernel'
import type { AnswerKind, Asked } from './actions/action.ts'
import type { Material } from './catalogue/building.ts'
import { buildingAt } from './catalogue/catalogue.ts'
import {
  ACTION_FRAME,
  actionBuilding,
  BUILDING,
  COST_FRAME,
  depth,
  ENERGY_FRAME,
  FEE_FRAME,
  FOOD_FRAME,
  frame,
  STAGE,
} from './state/action-frames.ts'
import { owes } from './state/seats.ts'
import { at, type BuildingCard, type State } from './state/state.ts'
import { activeSeat, FEEDING_PHASE, INTEREST_PHASE, PHASE, STEP } from './state/table.ts'
import { costsAsked, materialAsked } from './turn/current-action.ts'
import { deciders } from './turn/deciders.ts'
import { actionOf } from './turn/entering.ts'

export type Question =
  | { readonly asks: 'supply' | 'main-action' | 'end-turn'; readonly seat: Seat }
  | {
      readonly asks: 'interest' | 'feeding'
      /** Every seat that still owes, and how much. */
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
      /** The building under construction, and the costs to choose from. */
      readonly target: BuildingCard
      readonly costs: readonly Material[]
    }
  | {
      readonly asks: AnswerKind
      readonly seat: Seat
      readonly building: BuildingCard
      /**
       * Depends on the question: the part of a conversion, the room left in the ships, the goods still to choose, the card
       * just laid, the good that may be declined plus 1, and so on.
       */
      readonly count: number
    }

const STEP_QUESTIONS = ['supply', 'main-action', 'end-turn'] as const

/** Null if the game is over or waits for a reveal. */
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

const asked = (s: State, building: BuildingCard): Asked =>
  actionOf(building)?.asks(s, buildingAt(building).effect) ?? { asks: 'closed', count: 0 }

const questionInAction = (s: State): Question => {
  const seat = activeSeat(s)
  const building = actionBuilding(s)
  switch (frame(s, 0)) {
    case ACTION_FRAME:
      return { ...asked(s, building), seat, building }
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
