/** Warnings before a command that is probably a mistake. */

import type { Seat } from '@quayside/kernel'
import { foodOutlook, upcomingTurns } from '../../queries/index.ts'
import { type Command, question, type State, verbNameOf } from '../../rules/index.ts'
import { type CommandPreview, preview } from './command-preview.ts'
import { demandOf, paymentOptions } from './payment.ts'

type WarningCode =
  | 'ends-hungry'
  | 'spends-food'
  | 'takes-loan'
  | 'sells-below-value'
  | 'brings-nothing'
  | 'wastes'

export interface Warning {
  readonly code: WarningCode
  /** Missing food, loans, francs or wasted units, depending on the code; 0 if there is no amount. */
  readonly amount: number
}

/** Whether the seat acts again before the next feeding. */
const actsBeforeFeeding = (view: State, seat: Seat): boolean => {
  for (const coming of upcomingTurns(view)) {
    if (coming.kind === 'round-end') return false
    if (coming.seat === seat && coming.when === 'later') return true
  }
  return false
}

const endsHungry = (view: State, seat: Seat): number =>
  actsBeforeFeeding(view, seat) ? 0 : (foodOutlook(view, seat)?.short ?? 0)

const spendsFood = (view: State, seat: Seat, { foodShort }: CommandPreview): number =>
  foodShort === null || foodShort.after <= foodShort.before || actsBeforeFeeding(view, seat)
    ? 0
    : foodShort.after

/** Events of a visit that bring nothing. */
const IDLE: ReadonlySet<string> = new Set(['entered', 'fee-paid', 'paid', 'sent-home'])

const bringsNothing = ({ next, events }: CommandPreview): number =>
  next === null && events.every(({ kind }) => IDLE.has(kind)) ? 1 : 0

/** The waste of a payment if another payment wastes less; else 0. */
const wastes = (view: State, seat: Seat, command: Command, commands: readonly Command[]): number => {
  const asked = question(view)
  if (asked === null || demandOf(view, seat, asked) === null) return 0
  const ways = paymentOptions(view, seat, asked, commands)
  const waste = ways.find((way) => way.command === command)?.waste ?? 0
  return ways.some((way) => way.waste < waste) ? waste : 0
}

/** `among` are all commands that are possible instead. */
export const warningsOf = (
  view: State,
  seat: Seat,
  commands: readonly Command[],
  among: readonly Command[],
): Warning[] => {
  const [first] = commands
  if (first === undefined) return []
  const seen = preview(view, seat, commands)
  const found = (code: WarningCode, amount: number): Warning[] => (amount > 0 ? [{ code, amount }] : [])
  switch (verbNameOf(first)) {
    case 'end':
      return found('ends-hungry', endsHungry(view, seat))
    case 'buy':
    case 'buy-ship':
    case 'repay':
      return found('spends-food', spendsFood(view, seat, seen))
    case 'sell':
    case 'sell-ship':
      return found('sells-below-value', -seen.wealthChange)
    case 'borrow':
      // Without an alternative there is nothing to confirm.
      if (among.every((command) => verbNameOf(command) === 'borrow')) return []
      return found('takes-loan', seen.loans.after - seen.loans.before)
    case 'enter':
      return found('brings-nothing', bringsNothing(seen))
    case 'pay-food':
    case 'pay-energy':
      return found('wastes', wastes(view, seat, first, among))
    default:
      return []
  }
}
