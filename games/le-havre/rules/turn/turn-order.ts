/** The course of the game: the sequence of turns, dues and rounds. */
import type { Seat } from '@quayside/kernel'
import { TURNS } from '../catalogue/supply-tiles.ts'
import { BORROW, type Command, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { forgetSales } from '../state/buildings.ts'
import { owes } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import {
  activeSeat,
  FINAL_ACTIONS,
  FINAL_PHASE,
  INTEREST_PHASE,
  MAIN_STEP,
  OVER_PHASE,
  PHASE,
  players,
  ROUND,
  rounds,
  STEP,
  SUPPLY_STEP,
  TURN,
  TURNS_PHASE,
} from '../state/table.ts'
import { borrowForDue, chargeInterest, listDues, payDue } from './dues.ts'
import { beginRoundEnd, finishRound } from './end-of-round.ts'
import { canRedeem, repay, whyNotRepay } from './loans.ts'
import { hasSomethingToSell } from './selling.ts'
import { supply } from './supply.ts'

export const beginMainAction = (s: State, seat: Seat, log: Log): void => {
  if (!supply(s, seat, log) || !chargeInterest(s)) return
  s[PHASE] = INTEREST_PHASE
  settle(s, log)
}

/** Pays forced dues; continues when no seat owes anything. */
export const settle = (s: State, log: Log): void => {
  let waiting = false
  for (let seat = 0; seat < players(s); seat++) {
    if (owes(s, seat) === 0) continue
    if (!payForcedDue(s, seat, log)) waiting = true
  }
  if (waiting) return
  if (at(s, PHASE) === INTEREST_PHASE) {
    s[PHASE] = TURNS_PHASE
    return
  }
  finishRound(s, log)
  s[ROUND] = at(s, ROUND) + 1
  s[TURN] = 0
  s[PHASE] = at(s, ROUND) < rounds(s).length ? TURNS_PHASE : FINAL_PHASE
  if (at(s, PHASE) === FINAL_PHASE) log?.push({ kind: 'final-stage' })
  beginTurn(s, log)
}

/** A due is forced if the seat has nothing to sell, repay or redeem and at most one way to pay. */
const payForcedDue = (s: State, seat: Seat, log: Log): boolean => {
  if (hasSomethingToSell(s, seat) || whyNotRepay(s, seat) === null || canRedeem(s, seat)) return false
  const dues: Command[] = []
  listDues(s, seat, dues)
  if (dues.length !== 1) return false
  const only = dues[0] as Command
  if (verbOf(only) === BORROW) borrowForDue(s, seat, log)
  else payDue(s, seat, only, log)
  return true
}

export const endTurn = (s: State, log: Log): void => {
  s[TURN] = at(s, TURN) + 1
  if (at(s, PHASE) === FINAL_PHASE) {
    if (at(s, TURN) < players(s)) beginTurn(s, log)
    else endGame(s, log)
    return
  }
  if (at(s, TURN) < TURNS) {
    beginTurn(s, log)
    return
  }
  beginRoundEnd(s, log)
  settle(s, log)
}

const beginTurn = (s: State, log: Log): void => {
  const final = at(s, PHASE) === FINAL_PHASE
  s[STEP] = final ? MAIN_STEP : SUPPLY_STEP
  s[FINAL_ACTIONS] = 0
  forgetSales(s)
  log?.push({
    kind: 'turn-begins',
    seat: activeSeat(s),
    round: final ? null : at(s, ROUND) + 1,
    turn: at(s, TURN) + 1,
  })
}

/**
 * Ruling: loans that can be repaid are repaid automatically, because five francs now are less than the penalty of
 * seven.
 */
const endGame = (s: State, log: Log): void => {
  for (let seat = 0; seat < players(s); seat++) while (whyNotRepay(s, seat) === null) repay(s, seat, log)
  s[PHASE] = OVER_PHASE
  s[TURN] = 0
  s[FINAL_ACTIONS] = 0
  s[STEP] = SUPPLY_STEP
  log?.push({ kind: 'game-over' })
}
