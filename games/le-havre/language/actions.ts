/** Groups events into actions: the costs and gains of a visit belong to the visit. */
import type { Seat } from '@quayside/kernel'
import type { Event, EventKind } from '../rules/index.ts'

/** An event with the move number of its command. */
export interface LoggedEvent {
  readonly moveNumber: number
  readonly event: Event
}

/** An action with all of its events. */
export interface ActionEvents {
  /** The move number before it. */
  readonly moveNumber: number
  /** Null for an action of the game itself, such as a round end. */
  readonly seat: Seat | null
  readonly events: readonly Event[]
}

type Kinds = ReadonlySet<EventKind>

/** An event of these kinds ends the action before it. */
const BOUNDARIES: Kinds = new Set<EventKind>(['turn-begins', 'supplied', 'round-ended', 'final-stage'])

/** Events that may happen during a visit without being a part of it. */
const APART: Kinds = new Set<EventKind>([
  'bought',
  'ship-bought',
  'sold',
  'ship-sold',
  'loan-repaid',
  'redeemed',
  'harvested',
  'town-built',
  'special-revealed',
  'laid-on-proposals',
  'laid-on-top',
  'ship-arrived',
  'hand-dealt',
  'game-over',
])

const MAIN_ACTIONS: Kinds = new Set<EventKind>(['entered', 'offer-taken'])

export const seatOf = (event: Event): Seat | null => ('seat' in event ? event.seat : null)

const belongsTo = (event: Event, { seat, events: [first] }: ActionEvents): boolean => {
  if (first === undefined) return false
  switch (event.kind) {
    case 'entered':
      return false
    case 'offer-taken':
      return MAIN_ACTIONS.has(first.kind) && event.seat === seat
    case 'fed':
    case 'interest-paid':
      return first.kind === 'loans-taken' && event.seat === seat
    case 'loans-taken':
      return first.kind === 'entered' && event.seat === seat
    default:
      return MAIN_ACTIONS.has(first.kind)
  }
}

/** Actions in the order in which they began. */
export const actionsOf = (logged: readonly LoggedEvent[]): ActionEvents[] => {
  const actions: (ActionEvents & { readonly events: Event[] })[] = []
  let open: (typeof actions)[number] | null = null
  for (const { moveNumber, event } of logged) {
    if (BOUNDARIES.has(event.kind)) open = null
    if (event.kind === 'turn-begins') continue
    if (open !== null && !APART.has(event.kind) && belongsTo(event, open)) {
      open.events.push(event)
      continue
    }
    const action = { moveNumber, seat: seatOf(event), events: [event] }
    actions.push(action)
    if (!APART.has(event.kind) && !BOUNDARIES.has(event.kind)) open = action
  }
  return actions
}
