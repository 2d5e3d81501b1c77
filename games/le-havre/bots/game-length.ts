/** Number of actions that a seat still has. */
import type { Seat } from '@quayside/kernel'
import {
  activeSeat,
  END_STEP,
  FEEDING_PHASE,
  FINAL_PHASE,
  OVER_PHASE,
  phaseIndex,
  players,
  roundIndex,
  rounds,
  stepIndex,
  turnIndex,
} from '../queries/index.ts'
import { type State, TURNS } from '../rules/index.ts'

const occurrences = (first: number, before: number, every: number): number =>
  first < before ? 1 + Math.floor((before - 1 - first) / every) : 0

/** Turns until the seat's next main action; one that it has just done does not count. */
const untilNext = (s: State, seat: Seat): number => {
  const offset = (seat - activeSeat(s) + players(s)) % players(s)
  const acted = offset === 0 && stepIndex(s) === END_STEP && phaseIndex(s) !== FEEDING_PHASE
  return acted ? players(s) : offset
}

/** Main actions before the next feeding. */
export const actionsThisRound = (s: State, seat: Seat): number =>
  phaseIndex(s) < FEEDING_PHASE ? occurrences(untilNext(s, seat), TURNS - turnIndex(s), players(s)) : 0

/** Main actions before the end of the game, including the final action. */
export const actionsLeft = (s: State, seat: Seat): number => {
  const phase = phaseIndex(s)
  if (phase === OVER_PHASE) return 0
  if (phase === FINAL_PHASE) return untilNext(s, seat) < players(s) - turnIndex(s) ? 1 : 0
  const turns = TURNS * (rounds(s).length - roundIndex(s)) - turnIndex(s)
  return occurrences(untilNext(s, seat), turns, players(s)) + 1
}
