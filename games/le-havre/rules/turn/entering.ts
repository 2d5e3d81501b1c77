import type { Seat } from '@quayside/kernel'
import { type Action, complete } from '../actions/action.ts'
import { actionsFor } from '../actions/index.ts'
import type { Visit } from '../actions/visit.ts'
import { BUILDINGS, buildingAt } from '../catalogue/catalogue.ts'
import type { Effect } from '../catalogue/effect.ts'
import { type Command, paymentBundle } from '../commands.ts'
import type { Log } from '../events.ts'
import { canPayFee, feeApplies, listFeePayments } from '../payment/fee.ts'
import { movePayment } from '../payment/settle.ts'
import type { Hindrance } from '../refusals.ts'
import { ACTION_FRAME, FEE_FRAME, pushFrame } from '../state/action-frames.ts'
import { GONE, locationOf, TOWN } from '../state/buildings.ts'
import { discOf, isOccupied, placeDisc } from '../state/seats.ts'
import { at, type BuildingCard, NONE, type State } from '../state/state.ts'
import { FINAL_PHASE, PHASE, rulesVersion } from '../state/table.ts'
import { shareVisit } from './owner-income.ts'
import { mustTakeOffer } from './striking.ts'

/** Called lazily, because entering and the actions that end with entering depend on each other. */
const VISIT: Visit = {
  hindrance: (s, seat, building) => whyNotUse(s, seat, building),
  enter: (s, seat, building, log) => visit(s, seat, building, false, log),
  hindranceInside: (s, seat, building) => whyNotVisit(s, seat, building, false),
  hindranceFree: (s, seat, building) => whyNotVisit(s, seat, building, true),
  enterFree: (s, seat, building, log) => visit(s, seat, building, true, log),
}

const ACTIONS: Readonly<Record<string, Required<Action<Effect>> | null>> = Object.fromEntries(
  Object.entries<Action<Effect> | null>(actionsFor(VISIT)).map(([op, action]) => [
    op,
    action && complete(action),
  ]),
)

/** The action for a building's effect; each action only receives the kind of effect it is indexed by. */
const ACTION_OF = BUILDINGS.map(({ effect }) => ACTIONS[effect.op] ?? null)

const EFFECT_OF: readonly Effect[] = BUILDINGS.map(({ effect }) => effect)

export const actionOf = (building: BuildingCard): Required<Action<Effect>> | null =>
  ACTION_OF[building] as Required<Action<Effect>> | null

/** Buildings whose action is still possible after any payment of the fee if it was possible before. */
const FEE_SPARES_ACTION: readonly boolean[] = BUILDINGS.map(
  ({ effect }, building) => actionOf(building)?.sparedByFee(effect) ?? true,
)

/** Fee payments after which the visitor can still carry out the action. */
export const listEntryPayments = (s: State, seat: Seat, building: BuildingCard, list: Command[]): void => {
  const first = list.length
  listFeePayments(s, seat, building, list)
  if (FEE_SPARES_ACTION[building]) return
  let kept = first
  for (let place = first; place < list.length; place++) {
    const payment = list[place] as Command
    if (hindranceAfter(s, seat, building, payment) === null) list[kept++] = payment
  }
  list.length = kept
}

const hindrance = (s: State, seat: Seat, building: BuildingCard): Hindrance | null => {
  const action = actionOf(building)
  return action === null ? 'closed' : action.hindrance(s, seat, EFFECT_OF[building] as Effect, building)
}

const hindranceAfter = (s: State, seat: Seat, building: BuildingCard, payment: Command): Hindrance | null => {
  movePayment(s, seat, payment, -1)
  const found = hindrance(s, seat, building)
  movePayment(s, seat, payment, 1)
  return found
}

/** Ruling: the fee is paid before the action, so it may not use up what the action needs. */
const whyNotUse = (s: State, seat: Seat, building: BuildingCard): Hindrance | null => {
  const found = hindrance(s, seat, building)
  if (found !== null || !feeApplies(s, seat, building)) return found
  if (FEE_SPARES_ACTION[building]) return canPayFee(s, seat, building) ? null : 'cannot-pay-fee'
  const payments: Command[] = []
  listFeePayments(s, seat, building, payments)
  for (const payment of payments) if (hindranceAfter(s, seat, building, payment) === null) return null
  return payments.length === 0 ? 'cannot-pay-fee' : 'fee-eats-action'
}

/** Number of visits in a row that a disc leaving this building has. */
const VISITS: readonly number[] = BUILDINGS.map(({ effect }) =>
  effect.op === 'rest' ? effect.visitsOnLeaving : 0,
)

const visitsOnLeaving = (s: State, seat: Seat): number => {
  const building = discOf(s, seat)
  return building === NONE ? 0 : (VISITS[building] as number)
}

/** Whether the seat's next visit costs no fee. */
export const entersFree = (s: State, seat: Seat): boolean => visitsOnLeaving(s, seat) > 0

export const whyNotEnter = (s: State, seat: Seat, building: BuildingCard): Hindrance | null =>
  mustTakeOffer(s, seat) ? 'on-strike' : whyNotVisit(s, seat, building, entersFree(s, seat))

export const whyNotVisit = (
  s: State,
  seat: Seat,
  building: BuildingCard,
  free: boolean,
): Hindrance | null => {
  const location = locationOf(s, building)
  if (location === NONE || location === GONE) return 'not-in-play'
  if (location > TOWN) return 'not-built-yet'
  return free ? whyNotGoInFree(s, seat, building) : whyNotGoIn(s, seat, building)
}

/** Why a building in the town or owned by a seat cannot be entered. */
export const whyNotGoIn = (s: State, seat: Seat, building: BuildingCard): Hindrance | null => {
  if (actionOf(building) === null) return 'closed'
  if (discOf(s, seat) === building) return 'own-disc-inside'
  if (at(s, PHASE) !== FINAL_PHASE && isOccupied(s, seat, building)) return 'occupied'
  return whyNotUse(s, seat, building)
}

/** The same without the fee. */
export const whyNotGoInFree = (s: State, seat: Seat, building: BuildingCard): Hindrance | null => {
  const reason = whyNotGoIn(s, seat, building)
  return reason === 'cannot-pay-fee' || reason === 'fee-eats-action' ? null : reason
}

/** Enters a building as the main action; from some buildings this begins several visits in a row. */
export const enter = (s: State, seat: Seat, building: BuildingCard, log: Log): void => {
  const visits = visitsOnLeaving(s, seat)
  if (visits > 1)
    pushFrame(s, ACTION_FRAME, discOf(s, seat), 0, visits - 1, rulesVersion(s) > 1 ? building + 1 : 0, 0)
  visit(s, seat, building, visits > 0, log)
}

const visit = (s: State, seat: Seat, building: BuildingCard, free: boolean, log: Log): void => {
  placeDisc(s, seat, building)
  log?.push({ kind: 'entered', seat, building })
  shareVisit(s, seat, building, log)
  if (free || !feeApplies(s, seat, building)) {
    startAction(s, seat, building, log)
    return
  }
  const payments: Command[] = []
  listEntryPayments(s, seat, building, payments)
  if (payments.length === 1) payFee(s, seat, building, payments[0] as Command, log)
  else pushFrame(s, FEE_FRAME, building, 0, 0, 0, 0)
}

export const payFee = (s: State, seat: Seat, building: BuildingCard, payment: Command, log: Log): void => {
  const owner = locationOf(s, building)
  const to = owner === TOWN ? null : owner
  movePayment(s, seat, payment, -1)
  if (to !== null) movePayment(s, to, payment, 1)
  log?.push({ kind: 'fee-paid', seat, to, tokens: paymentBundle(payment) })
  startAction(s, seat, building, log)
}

const startAction = (s: State, seat: Seat, building: BuildingCard, log: Log): void => {
  actionOf(building)?.start(s, seat, buildingAt(building).effect, building, log)
}
