/** Applies a command to a state. */
import type { Seat } from '@quayside/kernel'
import { buildingAt, FINAL_ACTORS } from '../catalogue/catalogue.ts'
import {
  argumentOf,
  BORROW,
  BUY,
  BUY_SHIP,
  type Command,
  END,
  ENTER,
  EXPEL,
  REDEEM,
  REPAY,
  SELL,
  SELL_SHIP,
  SUPPLY,
  TAKE,
  verbOf,
} from '../commands.ts'
import type { Log } from '../events.ts'
import { isModuleCardOut } from '../holdings.ts'
import { pay } from '../payment/settle.ts'
import { ACTION_FRAME, BUILDING, depth, FEE_FRAME, frame, popFrame } from '../state/action-frames.ts'
import { locationOf } from '../state/buildings.ts'
import { owes, setOwes } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import {
  END_STEP,
  FINAL_ACTIONS,
  FINAL_PHASE,
  INTEREST_PHASE,
  MAIN_STEP,
  PHASE,
  STEP,
} from '../state/table.ts'
import { buy, buyShip } from './buying.ts'
import { followGain, watchGains } from './claimed-cards.ts'
import { effectOf } from './current-action.ts'
import { settling } from './deciders.ts'
import { sendAway } from './discs.ts'
import { borrowForDue, interestOf, payDue } from './dues.ts'
import { actionOf, enter, payFee } from './entering.ts'
import { redeem, repay } from './loans.ts'
import { takeOffer } from './offers.ts'
import { sell, sellShip } from './selling.ts'
import { heedStrike } from './striking.ts'
import { beginMainAction, endTurn, settle } from './turn-order.ts'

export const applyCommand = (s: State, seat: Seat, command: Command, log: Log): void => {
  const watch = isModuleCardOut(s) ? watchGains(s) : null
  carryOut(s, seat, command, log)
  if (watch !== null) followGain(s, watch, log)
}

const carryOut = (s: State, seat: Seat, command: Command, log: Log): void => {
  switch (verbOf(command)) {
    case SUPPLY:
      beginMainAction(s, seat, log)
      return
    case TAKE:
      if (depth(s) > 0) {
        answerFrame(s, seat, command, log)
        break
      }
      takeOffer(s, seat, argumentOf(command), log)
      heedStrike(s, seat, log)
      finishMainAction(s, seat)
      return
    case ENTER:
      if (depth(s) > 0) answerFrame(s, seat, command, log)
      else enter(s, seat, argumentOf(command), log)
      break
    case END:
      endTurn(s, log)
      return
    case BUY:
      buy(s, seat, argumentOf(command), log)
      return
    case BUY_SHIP:
      buyShip(s, seat, argumentOf(command), log)
      return
    case SELL:
      sell(s, seat, argumentOf(command), log)
      break
    case SELL_SHIP:
      sellShip(s, seat, argumentOf(command), log)
      break
    case REPAY:
      repay(s, seat, log)
      // Ruling: a loan repaid before the interest is paid costs no interest.
      if (at(s, PHASE) === INTEREST_PHASE && owes(s, seat) > 0) setOwes(s, seat, interestOf(s, seat))
      break
    case REDEEM:
      redeem(s, seat, argumentOf(command), log)
      break
    case EXPEL:
      sendAway(s, argumentOf(command), log)
      return
    case BORROW:
      borrowForDue(s, seat, log)
      break
    default:
      if (settling(s)) payDue(s, seat, command, log)
      else answerFrame(s, seat, command, log)
  }
  if (settling(s)) settle(s, log)
  else if (depth(s) === 0 && at(s, STEP) === MAIN_STEP && isMainCommand(command)) finishMainAction(s, seat)
}

const finalActionsOf = (s: State, seat: Seat): number => {
  for (const card of FINAL_ACTORS)
    if (locationOf(s, card) === seat) return buildingAt(card).standing?.finalActions ?? 1
  return 1
}

/** In the final stage a card may give its owner another action. */
const finishMainAction = (s: State, seat: Seat): void => {
  const another = at(s, PHASE) === FINAL_PHASE && at(s, FINAL_ACTIONS) + 1 < finalActionsOf(s, seat)
  if (another) s[FINAL_ACTIONS] = at(s, FINAL_ACTIONS) + 1
  else s[STEP] = END_STEP
}

/** Sales, repayments and redemptions are no part of the main action; all other commands here are. */
const isMainCommand = (command: Command): boolean => ((ASIDES >> verbOf(command)) & 1) === 0

/** One bit for each verb. */
const ASIDES = (1 << SELL) | (1 << SELL_SHIP) | (1 << REPAY) | (1 << REDEEM)

const answerFrame = (s: State, seat: Seat, command: Command, log: Log): void => {
  const kind = frame(s, 0)
  if (kind === ACTION_FRAME) {
    actionOf(frame(s, BUILDING))?.apply(s, seat, effectOf(s), command, log)
    return
  }
  const building = frame(s, BUILDING)
  popFrame(s)
  if (kind === FEE_FRAME) {
    payFee(s, seat, building, command, log)
    return
  }
  pay(s, seat, command, log)
  actionOf(frame(s, BUILDING))?.resume(s, seat, effectOf(s), log)
}
