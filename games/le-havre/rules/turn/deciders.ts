/** The seats that have a decision to make. */
import type { Seat } from '@quayside/kernel'
import { owes } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import {
  AWAITING,
  activeSeat,
  FEEDING_PHASE,
  INTEREST_PHASE,
  OVER_PHASE,
  PHASE,
  players,
} from '../state/table.ts'

/** Whether the phase is one in which several seats pay what they owe. */
export const settling = (s: State): boolean =>
  at(s, PHASE) === INTEREST_PHASE || at(s, PHASE) === FEEDING_PHASE

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]]

export const deciders = (s: State): readonly Seat[] => {
  if (at(s, PHASE) === OVER_PHASE || at(s, AWAITING) === 1) return NOBODY
  const active = activeSeat(s)
  if (!settling(s)) return ALONE[active] as readonly Seat[]
  const seats: Seat[] = []
  for (let place = 0; place < players(s); place++) {
    const seat = (active + place) % players(s)
    if (owes(s, seat) > 0) seats.push(seat)
  }
  return seats
}
