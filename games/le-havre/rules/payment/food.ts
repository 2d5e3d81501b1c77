import type { Seat } from '@quayside/kernel'
import { BREAD, FISH, FRANC, MEAT, SMOKED_FISH } from '../catalogue/goods.ts'
import { type Command, encodePayment, PAY_FOOD } from '../commands.ts'
import { storeOf } from '../state/seats.ts'
import { at, type State } from '../state/state.ts'

/** All food that a seat could pay, including its francs. */
export const foodHeld = (s: State, seat: Seat): number => {
  const store = storeOf(seat)
  return (
    at(s, store + FISH) +
    2 * at(s, store + SMOKED_FISH) +
    2 * at(s, store + BREAD) +
    3 * at(s, store + MEAT) +
    at(s, store + FRANC)
  )
}

/**
 * All payments of a food demand without a redundant token: of each kind no more than the kinds before it leave open.
 * Fish and francs are worth one food, so a payment with one of them is exact.
 */
export const listFoodPayments = (s: State, seat: Seat, food: number, list: Command[]): void => {
  const store = storeOf(seat)
  const fish = at(s, store + FISH)
  const francs = at(s, store + FRANC)
  const smokedFish = at(s, store + SMOKED_FISH)
  const loaves = at(s, store + BREAD)
  const mostMeat = Math.min(at(s, store + MEAT), Math.ceil(food / 3))
  for (let meat = 0; meat <= mostMeat; meat++) {
    const afterMeat = food - 3 * meat
    const mostBread = Math.min(loaves, Math.ceil(Math.max(afterMeat, 0) / 2))
    for (let bread = 0; bread <= mostBread; bread++) {
      const afterBread = afterMeat - 2 * bread
      const mostSmoked = Math.min(smokedFish, Math.ceil(Math.max(afterBread, 0) / 2))
      for (let smoked = 0; smoked <= mostSmoked; smoked++) {
        const rest = afterBread - 2 * smoked
        if (rest > 0) {
          const mostFish = Math.min(fish, rest)
          for (let caught = Math.max(0, rest - francs); caught <= mostFish; caught++)
            list.push(encodePayment(PAY_FOOD, caught, smoked, bread, meat, rest - caught))
        } else {
          list.push(encodePayment(PAY_FOOD, 0, smoked, bread, meat, 0))
        }
      }
    }
  }
}
