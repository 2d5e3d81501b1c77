/** Refusals of giving, choosing or getting goods. */
import type { Seat } from '@quayside/kernel'
import { barterValue, givenIn, outstanding, roundAt, wasGiven } from '../actions/barter.ts'
import { bits, choiceCount } from '../actions/choose.ts'
import type { Barter, Choose, Effect, Pick } from '../catalogue/effect.ts'
import { FRANC, GOOD_COUNT, tokenName } from '../catalogue/goods.ts'
import {
  argumentOf,
  CHOOSE,
  type Command,
  EXCHANGE,
  firstOf,
  GET,
  GIVE,
  secondOf,
  verbOf,
} from '../commands.ts'
import { because, type LeHavreRefusal } from '../refusals.ts'
import { frame, STAGE, X, Y } from '../state/action-frames.ts'
import { stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { listCommands } from '../turn/list-commands.ts'

/** The commands with this verb that the seat could answer with. */
export const answers = (s: State, seat: Seat, verb: number): Command[] => {
  const list: Command[] = []
  listCommands(s, seat, list)
  return list.filter((command) => verbOf(command) === verb)
}

export const explainGift = (
  s: State,
  seat: Seat,
  command: Command,
  effect: Effect,
): LeHavreRefusal | null => {
  const good = firstOf(command)
  const amount = secondOf(command)
  if (good >= GOOD_COUNT || (effect.op === 'exchange' && frame(s, STAGE) !== 0)) return null
  const have = stock(s, seat, good)
  if (have < amount) return because('not-enough-tokens', { good: tokenName(good), need: amount, have })
  if (good < frame(s, Y)) return because('out-of-order')
  if (effect.op === 'sell-any') return because('not-a-multiple', { of: effect.standardForFranc })
  if (effect.op === 'pawn')
    return amount > 1
      ? because('too-many', { most: 1, unit: 'good' })
      : because('already-in-pawn', { good: tokenName(good) })
  if (effect.op === 'barter') return explainBarterGift(s, seat, good, effect)
  const wanted = frame(s, X)
  if (wanted === 0) return null
  const enough = answers(s, seat, GIVE).filter((gift) => firstOf(gift) === good)
  return amount > wanted
    ? because('too-many', { most: wanted, unit: 'good' })
    : because('too-few', { least: Math.min(wanted, ...enough.map(secondOf)), unit: 'good' })
}

export const explainExchange = (s: State, seat: Seat, command: Command): LeHavreRefusal | null => {
  const good = firstOf(command)
  if (answers(s, seat, EXCHANGE).length === 0) return null
  if (stock(s, seat, good) === 0)
    return because('not-enough-tokens', { good: tokenName(good), need: 1, have: 0 })
  return good === secondOf(command) ? because('same-good', { good: tokenName(good) }) : null
}

export const explainChoice = (
  s: State,
  seat: Seat,
  command: Command,
  effect: Choose,
): LeHavreRefusal | null => {
  if (answers(s, seat, CHOOSE).length === 0) return null
  const allowed = effect.among.reduce((set, token) => set | (1 << token), 0)
  const chosen = argumentOf(command)
  if ((chosen & ~allowed) !== 0) return null
  return because('wrong-count', { need: choiceCount(s, seat, effect), have: bits(chosen) })
}

const explainBarterGift = (s: State, seat: Seat, good: number, effect: Barter): LeHavreRefusal | null => {
  const round = roundAt(s, effect)
  if (answers(s, seat, GET).length > 0 || !round.gives.includes(good)) return null
  return because('too-many', { most: round.most - givenIn(s), unit: 'good' })
}

/** Kinds that were given cannot be got back, and the sum must be exact. */
export const explainGain = (
  s: State,
  seat: Seat,
  command: Command,
  effect: Barter,
): LeHavreRefusal | null => {
  const good = firstOf(command)
  const round = roundAt(s, effect)
  if (answers(s, seat, GET).length === 0 || !round.gets.includes(good)) return null
  if (wasGiven(s, good)) return because('same-good', { good: tokenName(good) })
  if (good < frame(s, Y)) return because('out-of-order')
  const most = Math.floor(outstanding(s) / barterValue(round, good))
  return secondOf(command) > most ? because('too-many', { most, unit: 'good' }) : because('out-of-order')
}

export const explainPick = (s: State, seat: Seat, command: Command, effect: Pick): LeHavreRefusal | null => {
  const set = argumentOf(command)
  if (bits(set) > 1) return because('wrong-count', { need: 1, have: bits(set) })
  const place = effect.among.findIndex((good) => set === 1 << good)
  if (place < 0) return null
  const need = effect.francs[place] ?? 0
  const have = stock(s, seat, FRANC)
  return need > have ? because('lacks-francs', { need, have }) : because('out-of-order')
}
