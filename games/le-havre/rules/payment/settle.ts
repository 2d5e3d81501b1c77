/** Payments within an action: a forced payment is made immediately, otherwise the seat is asked. */
import type { Seat } from '@quayside/kernel'
import type { Material } from '../catalogue/building.ts'
import type { Token } from '../catalogue/goods.ts'
import { type Command, PAYMENT_TOKENS, paymentAmount, paymentBundle, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { COST_FRAME, ENERGY_FRAME, FOOD_FRAME, MATERIAL_FRAME, pushFrame } from '../state/action-frames.ts'
import { addTokens } from '../state/seats.ts'
import type { BuildingCard, State } from '../state/state.ts'
import { listCostPayments } from './cost.ts'
import { listEnergyPayments } from './energy.ts'
import { listFoodPayments } from './food.ts'
import { listMaterialPayments } from './material.ts'

const tokensOf = (payment: Command): readonly Token[] => PAYMENT_TOKENS[verbOf(payment)] ?? []

/** Adds the tokens of a payment to a store, or takes them out of it. */
export const movePayment = (s: State, seat: Seat, payment: Command, sign: 1 | -1): void => {
  const tokens = tokensOf(payment)
  for (let place = 0; place < tokens.length; place++) {
    const amount = paymentAmount(payment, place)
    if (amount > 0) addTokens(s, seat, tokens[place] as Token, sign * amount)
  }
}

export const pay = (s: State, seat: Seat, payment: Command, log: Log): void => {
  movePayment(s, seat, payment, -1)
  log?.push({ kind: 'paid', seat, tokens: paymentBundle(payment) })
}

/** True if it was paid immediately; otherwise a payment frame asks. */
export const payEnergy = (s: State, seat: Seat, energy: number, log: Log, grainEnergy = 0): boolean => {
  if (energy === 0) return true
  const list: Command[] = []
  listEnergyPayments(s, seat, energy, list, grainEnergy)
  if (payOnly(s, seat, list, log)) return true
  pushFrame(s, ENERGY_FRAME, 0, energy, grainEnergy, 0, 0)
  return false
}

export const payFood = (s: State, seat: Seat, food: number, log: Log): boolean => {
  const list: Command[] = []
  listFoodPayments(s, seat, food, list)
  if (payOnly(s, seat, list, log)) return true
  pushFrame(s, FOOD_FRAME, 0, food, 0, 0, 0)
  return false
}

export const payMaterial = (s: State, seat: Seat, demand: Material, log: Log): boolean => {
  const { wood, clay, brick, iron, steel } = demand
  if (wood + clay + brick + iron + steel === 0) return true
  const list: Command[] = []
  listMaterialPayments(s, seat, demand, list)
  if (payOnly(s, seat, list, log)) return true
  pushFrame(s, MATERIAL_FRAME, wood, clay, brick, iron, steel)
  return false
}

/** Pays for a building at one of several costs; `saves` is the token that the firm saves. */
export const payCost = (
  s: State,
  seat: Seat,
  costs: readonly Material[],
  building: BuildingCard,
  saves: Token | null,
  log: Log,
): boolean => {
  if (costs.some(({ wood, clay, brick, iron, steel }) => wood + clay + brick + iron + steel === 0))
    return true
  const list: Command[] = []
  listCostPayments(s, seat, costs, list)
  if (payOnly(s, seat, list, log)) return true
  pushFrame(s, COST_FRAME, building, saves === null ? 0 : saves + 1, 0, 0, 0)
  return false
}

const payOnly = (s: State, seat: Seat, list: readonly Command[], log: Log): boolean => {
  if (list.length !== 1) return false
  pay(s, seat, list[0] as Command, log)
  return true
}
