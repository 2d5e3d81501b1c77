import type { Seat } from '@quayside/kernel'
import { buildingName } from '../catalogue/catalogue.ts'
import { ENERGY, FOOD, FRANC, GRAIN, type Token, tokenName } from '../catalogue/goods.ts'
import { type Command, PAY_ENERGY, PAY_FOOD, PAY_MATERIAL, paymentBundle, verbOf } from '../commands.ts'
import { feeTerms, listFeePayments } from '../payment/fee.ts'
import { because, type LeHavreRefusal, type PaymentUnit } from '../refusals.ts'
import {
  BUILDING,
  COST_FRAME,
  ENERGY_FRAME,
  FEE_FRAME,
  FOOD_FRAME,
  frame,
  STAGE,
  X,
} from '../state/action-frames.ts'
import { owes, stock } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'
import { INTEREST_PHASE, PHASE } from '../state/table.ts'
import { materialAsked } from '../turn/current-action.ts'

const worth = (payment: Command, value: (token: Token) => number): number =>
  paymentBundle(payment).reduce((sum, { token, amount }) => sum + value(token) * amount, 0)

/** The refusal if the seat holds fewer of a token than the payment names. */
const overdrawn = (s: State, seat: Seat, payment: Command): LeHavreRefusal | null => {
  for (const { token, amount } of paymentBundle(payment)) {
    const have = stock(s, seat, token)
    if (have < amount) return because('not-enough-tokens', { good: tokenName(token), need: amount, have })
  }
  return null
}

interface Price {
  readonly need: number
  readonly unit: PaymentUnit
}

const weigh = (s: State, seat: Seat, payment: Command, price: Price, pays: number): LeHavreRefusal =>
  overdrawn(s, seat, payment) ??
  because(pays < price.need ? 'pays-too-little' : 'pays-too-much', { ...price, pays })

/** Ruling: overpaying is allowed only where it cannot be avoided. */
const weighFood = (s: State, seat: Seat, payment: Command, need: number): LeHavreRefusal =>
  verbOf(payment) === PAY_FOOD
    ? weigh(
        s,
        seat,
        payment,
        { need, unit: 'food' },
        worth(payment, (token) => FOOD[token] ?? 0),
      )
    : because('wrong-payment', { need: 'food' })

export const explainDue = (s: State, seat: Seat, payment: Command): LeHavreRefusal => {
  if (at(s, PHASE) !== INTEREST_PHASE) return weighFood(s, seat, payment, owes(s, seat))
  if (verbOf(payment) !== PAY_FOOD) return because('wrong-payment', { need: 'franc' })
  const pays = worth(payment, (token) => (token === FRANC ? 1 : 0))
  return pays === worth(payment, () => 1)
    ? weigh(s, seat, payment, { need: owes(s, seat), unit: 'franc' }, pays)
    : because('wrong-payment', { need: 'franc' })
}

export const explainPayment = (s: State, seat: Seat, payment: Command): LeHavreRefusal => {
  switch (frame(s, 0)) {
    case FEE_FRAME:
      return explainFee(s, seat, payment, frame(s, BUILDING))
    case FOOD_FRAME:
      return weighFood(s, seat, payment, frame(s, STAGE))
    case ENERGY_FRAME:
      return verbOf(payment) === PAY_ENERGY
        ? weigh(
            s,
            seat,
            payment,
            { need: frame(s, STAGE), unit: 'energy' },
            worth(payment, (token) => (token === GRAIN ? frame(s, X) : (ENERGY[token] ?? 0))),
          )
        : because('wrong-payment', { need: 'energy' })
    case COST_FRAME:
      return overdrawn(s, seat, payment) ?? because('wrong-payment', { need: 'material' })
    default:
      return explainMaterial(s, seat, payment)
  }
}

const explainFee = (s: State, seat: Seat, payment: Command, building: number): LeHavreRefusal => {
  if (verbOf(payment) !== PAY_FOOD) return because('wrong-payment', { need: 'food' })
  const short = overdrawn(s, seat, payment)
  if (short) return short
  const fees: Command[] = []
  listFeePayments(s, seat, building, fees)
  if (fees.includes(payment)) return because('leaves-too-little', { building: buildingName(building) })
  const { food, francs } = feeTerms(building)
  const pays = worth(payment, (token) => FOOD[token] ?? 0)
  const paidFrancs = worth(payment, (token) => (token === FRANC ? 1 : 0))
  const inFrancs = francs !== null && (paidFrancs >= francs || food === null)
  const isInFrancs = inFrancs && paidFrancs > 0
  const need = isInFrancs ? francs : food
  if (need === null) return because('wrong-payment', { need: 'franc' })
  const unit = isInFrancs ? 'franc' : 'food'
  return because(pays < need ? 'pays-too-little' : 'pays-too-much', { need, pays, unit })
}

const explainMaterial = (s: State, seat: Seat, payment: Command): LeHavreRefusal => {
  if (verbOf(payment) !== PAY_MATERIAL) return because('wrong-payment', { need: 'material' })
  const { wood, clay, brick, iron, steel } = materialAsked(s)
  const need = wood + clay + brick + iron + steel
  const pays = worth(payment, () => 1)
  return pays === need
    ? (overdrawn(s, seat, payment) ?? because('wrong-payment', { need: 'material' }))
    : weigh(s, seat, payment, { need, unit: 'material' }, pays)
}
