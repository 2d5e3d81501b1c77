import type { Seat } from '@quayside/kernel'
import type { BuyFuel } from '../catalogue/effect.ts'
import { BUY_FUEL, type Command, encodePair, firstOf, secondOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { foodHeld } from '../payment/food.ts'
import { payFood } from '../payment/settle.ts'
import { frame, popFrame, setFrame, X, Y } from '../state/action-frames.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gainAll } from './action.ts'
import { asksFood, nothingIn } from './frame-numbers.ts'

// Frame: X and Y are the amounts of the first and second fuel being paid for.

const termsOf = (effect: BuyFuel, place: number): BuyFuel['fuels'][number] =>
  effect.fuels[place] as BuyFuel['fuels'][number]

const foodFor = (effect: BuyFuel, first: number, second: number): number =>
  first * termsOf(effect, 0).food + second * termsOf(effect, 1).food

const deliver = (s: State, seat: Seat, effect: BuyFuel, log: Log): void => {
  const tokens = [
    { token: termsOf(effect, 0).token, amount: frame(s, X) },
    { token: termsOf(effect, 1).token, amount: frame(s, Y) },
  ].filter(({ amount }) => amount > 0)
  gainAll(s, seat, tokens, log)
  popFrame(s)
}

export const buyFuelAction: Action<BuyFuel> = {
  answers: [BUY_FUEL],
  asks: () => ({ asks: 'fuel', count: 0 }),
  paymentFits: (_s, _seat, effect, { stage, x, y, z }, payment) =>
    nothingIn(stage, z) &&
    x <= (effect.fuels[0]?.limit ?? 0) &&
    y <= (effect.fuels[1]?.limit ?? 0) &&
    asksFood(payment, foodFor(effect, x, y)),
  hindrance: (s, seat, effect) =>
    effect.fuels.some(({ food }) => foodHeld(s, seat) >= food) ? null : 'lacks-food',
  start(s, _seat, _effect, building) {
    ask(s, building)
  },
  list(s, seat, effect, list: Command[]) {
    const food = foodHeld(s, seat)
    for (let first = 0; first <= termsOf(effect, 0).limit; first++)
      for (let second = 0; second <= termsOf(effect, 1).limit; second++)
        if (first + second > 0 && foodFor(effect, first, second) <= food)
          list.push(encodePair(BUY_FUEL, first, second))
  },
  apply(s, seat, effect, command, log) {
    setFrame(s, X, firstOf(command))
    setFrame(s, Y, secondOf(command))
    if (payFood(s, seat, foodFor(effect, firstOf(command), secondOf(command)), log))
      deliver(s, seat, effect, log)
  },
  resume: deliver,
}
