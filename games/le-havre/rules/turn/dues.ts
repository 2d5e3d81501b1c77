/** Interest and food that seats owe: paid, or covered by sales and loans. */
import type { Seat } from '@quayside/kernel'
import { WITHOUT_INTEREST } from '../catalogue/catalogue.ts'
import { BREAD, FISH, FRANC, MEAT, SMOKED_FISH } from '../catalogue/goods.ts'
import { CONSTANTS } from '../catalogue/set-ups.ts'
import { BORROW, type Command, encode, encodePayment, PAY_FOOD, paymentBundle } from '../commands.ts'
import type { Log } from '../events.ts'
import { shipFood } from '../holdings.ts'
import { foodHeld, listFoodPayments } from '../payment/food.ts'
import { movePayment } from '../payment/settle.ts'
import { locationOf } from '../state/buildings.ts'
import { loans, owes, setOwes, stock } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import { currentRound, DOUBLE_INTEREST, INTEREST_PHASE, PHASE, players } from '../state/table.ts'
import { borrow } from './loans.ts'

const paysNone = (s: State, seat: Seat): boolean => {
  for (const card of WITHOUT_INTEREST) if (locationOf(s, card) === seat) return true
  return false
}

/** One franc for any number of loans; an option asks two of players with many loans. */
export const interestOf = (s: State, seat: Seat): number => {
  const held = loans(s, seat)
  if (held === 0 || paysNone(s, seat)) return 0
  const deep = at(s, DOUBLE_INTEREST) === 1 && players(s) > 1 && held >= players(s)
  return deep ? 2 * CONSTANTS.interest : CONSTANTS.interest
}

/** Returns whether any seat owes interest. */
export const chargeInterest = (s: State): boolean => {
  let somebody = false
  for (let seat = 0; seat < players(s); seat++) {
    const due = interestOf(s, seat)
    setOwes(s, seat, due)
    somebody ||= due > 0
  }
  return somebody
}

/** Ships feed first, and their surplus is lost. */
export const chargeFood = (s: State, log: Log): void => {
  const food = currentRound(s)?.food ?? 0
  for (let seat = 0; seat < players(s); seat++) {
    const ships = shipFood(s, seat)
    setOwes(s, seat, Math.max(0, food - ships))
    if (food <= ships) log?.push({ kind: 'fed', seat, food, ships: food, tokens: [] })
  }
}

/** Everything that the seat could pay its due with. */
export const meansOf = (s: State, seat: Seat): number =>
  at(s, PHASE) === INTEREST_PHASE ? stock(s, seat, FRANC) : foodHeld(s, seat)

export const listDues = (s: State, seat: Seat, list: Command[]): void => {
  const due = owes(s, seat)
  if (due === 0) return
  if (meansOf(s, seat) < due) list.push(encode(BORROW))
  else if (at(s, PHASE) === INTEREST_PHASE) list.push(francsOnly(s, seat))
  else listFoodPayments(s, seat, due, list)
}

export const payDue = (s: State, seat: Seat, payment: Command, log: Log): void => {
  const due = owes(s, seat)
  movePayment(s, seat, payment, -1)
  setOwes(s, seat, 0)
  if (at(s, PHASE) === INTEREST_PHASE) {
    log?.push({ kind: 'interest-paid', seat, francs: due })
  } else {
    const food = currentRound(s)?.food ?? 0
    log?.push({ kind: 'fed', seat, food, ships: food - due, tokens: paymentBundle(payment) })
  }
}

/** A loan is taken only when all food and francs are used up, so they are paid too. */
export const borrowForDue = (s: State, seat: Seat, log: Log): void => {
  borrow(s, seat, owes(s, seat) - meansOf(s, seat), log)
  payDue(s, seat, at(s, PHASE) === INTEREST_PHASE ? francsOnly(s, seat) : everyFood(s, seat), log)
}

const francsOnly = (s: State, seat: Seat): Command => encodePayment(PAY_FOOD, 0, 0, 0, 0, owes(s, seat))

const everyFood = (s: State, seat: Seat): Command => {
  const goods = foodHeld(s, seat) - stock(s, seat, FRANC)
  return encodePayment(
    PAY_FOOD,
    stock(s, seat, FISH),
    stock(s, seat, SMOKED_FISH),
    stock(s, seat, BREAD),
    stock(s, seat, MEAT),
    owes(s, seat) - goods,
  )
}
