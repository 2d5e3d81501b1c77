/** Checks whether the frames of a position literal are possible; numbers from outside are not trusted. */

import type { FrameNumbers } from '../actions/frame-numbers.ts'
import { BUILDINGS, buildingAt, DISC_CATCHERS } from '../catalogue/catalogue.ts'
import { feeApplies } from '../payment/fee.ts'
import { ACTION_FRAME, FEE_FRAME, FIRST_PAYMENT_FRAME } from '../state/action-frames.ts'
import { GONE, isAway, locationOf, TOWN } from '../state/buildings.ts'
import { discOf } from '../state/seats.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { activeSeat, FINAL_PHASE, MAIN_STEP, PHASE, rulesVersion, STEP, TURNS_PHASE } from '../state/table.ts'
import { actionOf } from '../turn/entering.ts'

/** An action or a fee, with at most one payment on top of an action and possibly a journey below. */
export const framesFit = (s: State, frames: readonly FrameNumbers[]): boolean => {
  if (frames.length === 0) return true
  if (!isActionTime(s)) return false
  const [first = []] = frames
  const [outer, inner, ...more] = isJourney(s, first) ? frames.slice(1) : frames
  if (outer === undefined) return true
  if (more.length > 0) return false
  if (outer[0] === FEE_FRAME) return inner === undefined && feeFits(s, outer)
  if (outer[0] !== ACTION_FRAME || !isActing(s, outer)) return false
  const payment = inner?.[0] ?? FIRST_PAYMENT_FRAME
  return payment >= FIRST_PAYMENT_FRAME && actionFits(s, outer, inner ?? null)
}

const isActionTime = (s: State): boolean => {
  const phase = at(s, PHASE)
  return (phase === TURNS_PHASE || phase === FINAL_PHASE) && at(s, STEP) === MAIN_STEP
}

/** Whether the frame is a journey: visits in a row, below the frames of the current visit. */
const isJourney = (
  s: State,
  [kind, building = NONE, stage = 0, x = 0, y = 0, z = 0]: FrameNumbers,
): boolean => {
  const effect = BUILDINGS[building]?.effect
  return (
    kind === ACTION_FRAME &&
    effect?.op === 'rest' &&
    !isAway(s, building) &&
    stage + z === 0 &&
    (rulesVersion(s) > 1 ? isFirstVisit(s, building, y - 1) : y === 0) &&
    x >= 1 &&
    x < effect.visitsOnLeaving
  )
}

/** Whether the first of the visits can have led to a card in play. */
const isFirstVisit = (s: State, from: BuildingCard, first: BuildingCard): boolean =>
  first >= 0 && first < BUILDINGS.length && first !== from && locationOf(s, first) !== NONE

/** The disc is already in the building, the fee is due, and the action after it is possible. */
const feeFits = (s: State, [, building = NONE, ...numbers]: FrameNumbers): boolean => {
  const seat = activeSeat(s)
  return (
    discOf(s, seat) === building &&
    feeApplies(s, seat, building) &&
    numbers.every((number) => number === 0) &&
    actionOf(building)?.hindrance(s, seat, buildingAt(building).effect, building) === null
  )
}

/** Whether the action could have written this frame. */
const actionFits = (
  s: State,
  [, building = NONE, stage = 0, x = 0, y = 0, z = 0]: FrameNumbers,
  payment: FrameNumbers | null,
): boolean => {
  const action = actionOf(building)
  const { effect } = buildingAt(building)
  const numbers = { building, stage, x, y, z }
  if (action === null) return false
  return payment === null
    ? action.questionFits(s, activeSeat(s), effect, numbers)
    : action.paymentFits(s, activeSeat(s), effect, numbers, payment)
}

/** Buying or selling a building between two constructions sends the builder home, and a replaced building is gone. */
const isActing = (s: State, [, building = NONE, , x = 0]: FrameNumbers): boolean => {
  const effect = BUILDINGS[building]?.effect
  const location = effect === undefined ? NONE : locationOf(s, building)
  if (effect === undefined || location === NONE) return false
  if (location === GONE) return effect.op === 'replace'
  if (location > TOWN) return false
  const disc = discOf(s, activeSeat(s))
  const sentAway = disc === NONE || DISC_CATCHERS.includes(disc)
  return disc === building || (sentAway && effect.op === 'build' && x < effect.count)
}
