import type { Seat } from '@quayside/kernel'
import type { Gain } from '../catalogue/effect.ts'
import { FRANC, TOKEN_COUNT, type TokenAmounts } from '../catalogue/goods.ts'
import { CONVERT, DONE, encode, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { fishermen, guests, hammers, ofCategory } from '../holdings.ts'
import { energyDue, energyHeld } from '../payment/energy.ts'
import { payEnergy } from '../payment/settle.ts'
import { popFrame } from '../state/action-frames.ts'
import { stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gainAll, receive } from './action.ts'
import { asksEnergy, nothingIn } from './frame-numbers.ts'

/** Gives the tokens `times` times, and collects them for the event if there is a log. */
const handOut = (
  s: State,
  seat: Seat,
  tokens: TokenAmounts,
  times: number,
  got: number[] | undefined,
): void => {
  if (times === 0 || tokens.length === 0) return
  receive(s, seat, tokens, times)
  if (!got) return
  for (const { token, amount } of tokens) got[token] = (got[token] ?? 0) + amount * times
}

const francsForAnimals = (s: State, seat: Seat, effect: Gain): number => {
  let held = 0
  for (const good of effect.francPerThree) held += stock(s, seat, good)
  return Math.floor(held / 3)
}

const gainsByCategory = (s: State, seat: Seat, effect: Gain): boolean => {
  for (const { category } of effect.perCategory) if (ofCategory(s, seat, category) > 0) return true
  return false
}

const gainsNothing = (s: State, seat: Seat, effect: Gain): boolean =>
  effect.tokens.length === 0 &&
  (effect.perFisherman.length === 0 || fishermen(s, seat) === 0) &&
  (effect.perHammer.length === 0 || hammers(s, seat) === 0) &&
  (effect.perGuest.length === 0 || guests(s, seat) === 0) &&
  (effect.perCategory.length === 0 || !gainsByCategory(s, seat, effect)) &&
  francsForAnimals(s, seat, effect) === 0

const takeAll = (s: State, seat: Seat, effect: Gain, log: Log): void => {
  const got = log ? Array.from({ length: TOKEN_COUNT }, () => 0) : undefined
  // Computed first: only animals that the visitor held before count.
  const francs = francsForAnimals(s, seat, effect)
  handOut(s, seat, effect.tokens, 1, got)
  if (effect.perFisherman.length > 0) handOut(s, seat, effect.perFisherman, fishermen(s, seat), got)
  if (effect.perHammer.length > 0) handOut(s, seat, effect.perHammer, hammers(s, seat), got)
  if (effect.withHammer.length > 0) handOut(s, seat, effect.withHammer, Math.min(1, hammers(s, seat)), got)
  if (effect.perGuest.length > 0) handOut(s, seat, effect.perGuest, guests(s, seat), got)
  for (const { category, tokens } of effect.perCategory)
    handOut(s, seat, tokens, ofCategory(s, seat, category), got)
  handOut(s, seat, [{ token: FRANC, amount: 1 }], francs, got)
  if (log && got)
    log.push({
      kind: 'gained',
      seat,
      tokens: got.flatMap((amount, token) => (amount > 0 ? [{ token, amount }] : [])),
    })
}

const extraInReach = (s: State, seat: Seat, effect: Gain): boolean =>
  effect.extra !== null && energyHeld(s, seat) >= energyDue(s, seat, effect.extra.energy)

const takeExtra = (s: State, seat: Seat, effect: Gain, log: Log): void => {
  gainAll(s, seat, effect.extra?.tokens ?? [], log)
  popFrame(s)
}

export const gainAction: Action<Gain> = {
  answers: [CONVERT, DONE],
  asks: () => ({ asks: 'extra', count: 0 }),
  sparedByFee: ({ requires, francPerThree }) => requires.length + francPerThree.length === 0,
  questionFits: (s, seat, effect, { stage, x, y, z }) =>
    nothingIn(stage, x, y, z) && extraInReach(s, seat, effect),
  paymentFits: (s, seat, effect, { stage, x, y, z }, payment) =>
    nothingIn(stage, x, y, z) && asksEnergy(payment, energyDue(s, seat, effect.extra?.energy ?? 0)),
  hindrance(s, seat, effect) {
    for (const { token, amount } of effect.requires) if (stock(s, seat, token) < amount) return 'lacks-goods'
    return gainsNothing(s, seat, effect) ? 'nothing-to-gain' : null
  },
  start(s, seat, effect, building, log) {
    takeAll(s, seat, effect, log)
    if (extraInReach(s, seat, effect)) ask(s, building)
  },
  list(_s, _seat, _effect, list) {
    list.push(encode(CONVERT, 1), encode(DONE))
  },
  apply(s, seat, effect, command, log) {
    if (verbOf(command) === DONE) popFrame(s)
    else if (payEnergy(s, seat, energyDue(s, seat, effect.extra?.energy ?? 0), log))
      takeExtra(s, seat, effect, log)
  },
  resume: takeExtra,
}
