import type { Seat } from '@quayside/kernel'
import { buildingAt, ENERGY_SAVERS } from '../catalogue/catalogue.ts'
import { CHARCOAL, COAL, COKE, WOOD } from '../catalogue/goods.ts'
import { type Command, encodePayment, PAY_ENERGY } from '../commands.ts'
import { at, locationOf, type State, storeOf } from '../state.ts'

export const energyHeld = (s: State, seat: Seat): number => {
  const store = storeOf(seat)
  return (
    at(s, store + WOOD) + 3 * at(s, store + CHARCOAL) + 3 * at(s, store + COAL) + 10 * at(s, store + COKE)
  )
}

/** What is left of an energy demand; the saving is once for the whole action, and nothing is paid back. */
export const energyDue = (s: State, seat: Seat, energy: number): number => {
  let saved = 0
  for (const card of ENERGY_SAVERS)
    if (locationOf(s, card) === seat) saved += buildingAt(card).standing?.energySaved ?? 0
  return Math.max(0, energy - saved)
}

/**
 * Every payment of an energy demand in which no token is redundant: of each fuel no more than what the stronger ones
 * leave open. Wood is single energy and pays exactly.
 */
export const listEnergyPayments = (s: State, seat: Seat, energy: number, list: Command[]): void => {
  const store = storeOf(seat)
  const wood = at(s, store + WOOD)
  const charcoal = at(s, store + CHARCOAL)
  const coal = at(s, store + COAL)
  const mostCoke = Math.min(at(s, store + COKE), Math.ceil(energy / 10))
  for (let coke = 0; coke <= mostCoke; coke++) {
    const afterCoke = energy - 10 * coke
    const mostCoal = Math.min(coal, Math.ceil(Math.max(afterCoke, 0) / 3))
    for (let mined = 0; mined <= mostCoal; mined++) {
      const afterCoal = afterCoke - 3 * mined
      const mostCharcoal = Math.min(charcoal, Math.ceil(Math.max(afterCoal, 0) / 3))
      for (let burnt = 0; burnt <= mostCharcoal; burnt++) {
        const rest = afterCoal - 3 * burnt
        if (rest > 0) {
          if (rest <= wood) list.push(encodePayment(PAY_ENERGY, rest, burnt, mined, coke, 0))
        } else {
          list.push(encodePayment(PAY_ENERGY, 0, burnt, mined, coke, 0))
        }
      }
    }
  }
}
