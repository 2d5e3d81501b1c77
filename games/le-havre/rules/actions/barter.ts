import type { Seat } from '@quayside/kernel'
import type { Barter, BarterRound } from '../catalogue/effect.ts'
import { GOOD_COUNT, SHIP_VALUE, type Token } from '../catalogue/goods.ts'
import { type Command, DONE, encode, encodePair, firstOf, GET, GIVE, secondOf, verbOf } from '../commands.ts'
import type { Log } from '../events.ts'
import { frame, popFrame, STAGE, setFrame, X, Y, Z } from '../state/action-frames.ts'
import { stock } from '../state/seats.ts'
import type { State } from '../state/state.ts'
import { type Action, ask, gain, spend } from './action.ts'
import { type ActionNumbers, isGood } from './frame-numbers.ts'

// In each round, goods are given and then got, each in store order. Frame: STAGE is twice the round, plus one while
// getting. X packs what is outstanding, how many were given and whether a round was done. Y is the next good. Z is the
// set of kinds given; the bit of the last kind would be the sign bit, so X holds it.
const OUTSTANDING = 63
const GIVEN_UNIT = 1 << 6
const GIVEN = 7
const LAST_KIND = 15
const LAST_KIND_GIVEN = 1 << 9
const ROUND_DONE = 1 << 10

/** Unpacks the frame numbers X and Z; `rest` is any bit that they do not use. */
const barterNumbers = (
  x: number,
  z: number,
): {
  readonly outstanding: number
  readonly given: number
  readonly kinds: readonly Token[]
  readonly done: boolean
  readonly rest: number
} => ({
  outstanding: x & OUTSTANDING,
  given: (x >> 6) & GIVEN,
  kinds: Array.from({ length: GOOD_COUNT }, (_, good) => good).filter((good) =>
    good === LAST_KIND ? (x & LAST_KIND_GIVEN) !== 0 : (z & (1 << good)) !== 0,
  ),
  done: (x & ROUND_DONE) !== 0,
  rest: x >> 11,
})

/** What is still to be got in this round: a number of goods, or their value on a ship. */
export const outstanding = (s: State): number => frame(s, X) & OUTSTANDING

export const givenIn = (s: State): number => (frame(s, X) >> 6) & GIVEN

const isGetting = (s: State): boolean => (frame(s, STAGE) & 1) === 1

export const roundAt = (s: State, effect: Barter): BarterRound =>
  effect.rounds[frame(s, STAGE) >> 1] as BarterRound

export const barterValue = (round: BarterRound, good: Token): number =>
  round.byShipValue ? (SHIP_VALUE[good] as number) : 1

export const wasGiven = (s: State, good: Token): boolean =>
  good === LAST_KIND ? (frame(s, X) & LAST_KIND_GIVEN) !== 0 : (frame(s, Z) & (1 << good)) !== 0

const canGive = (s: State, seat: Seat, round: BarterRound): boolean => {
  for (const good of round.gives) if (stock(s, seat, good) > 0) return true
  return false
}

const listGifts = (s: State, seat: Seat, effect: Barter, list: Command[]): void => {
  const round = roundAt(s, effect)
  const room = round.most - givenIn(s)
  for (const good of round.gives) {
    if (good < frame(s, Y)) continue
    for (let amount = 1; amount <= Math.min(room, stock(s, seat, good)); amount++)
      list.push(encodePair(GIVE, good, amount))
  }
  if (givenIn(s) > 0 || mayPass(s, seat, effect)) list.push(encode(DONE))
}

/** A round may be skipped if another round was done or is still possible. */
const mayPass = (s: State, seat: Seat, effect: Barter): boolean => {
  if ((frame(s, X) & ROUND_DONE) !== 0) return true
  for (let later = (frame(s, STAGE) >> 1) + 1; later < effect.rounds.length; later++)
    if (canGive(s, seat, effect.rounds[later] as BarterRound)) return true
  return false
}

/** Whether kinds from `first` on can add up to exactly the outstanding amount. */
const makesUp = (s: State, round: BarterRound, first: Token, sum: number): boolean => {
  const made = Array.from({ length: sum + 1 }, (_, part) => part === 0)
  for (const good of round.gets) {
    if (good < first || wasGiven(s, good)) continue
    const worth = barterValue(round, good)
    for (let part = worth; part <= sum; part++) made[part] ||= made[part - worth] === true
  }
  return made[sum] === true
}

/**
 * Ruling: a player does not get back a kind that was given. At most four kinds are given, so others always make up the
 * sum.
 */
const listGains = (s: State, effect: Barter, list: Command[]): void => {
  const round = roundAt(s, effect)
  for (const good of round.gets) {
    if (good < frame(s, Y) || wasGiven(s, good)) continue
    const worth = barterValue(round, good)
    for (let amount = 1; amount * worth <= outstanding(s); amount++)
      if (makesUp(s, round, good + 1, outstanding(s) - amount * worth))
        list.push(encodePair(GET, good, amount))
  }
}

const give = (s: State, seat: Seat, effect: Barter, good: Token, amount: number, log: Log): void => {
  const round = roundAt(s, effect)
  spend(s, seat, good, amount, log)
  const last = good === LAST_KIND ? LAST_KIND_GIVEN : 0
  setFrame(s, X, (frame(s, X) + barterValue(round, good) * amount + amount * GIVEN_UNIT) | last)
  setFrame(s, Y, good + 1)
  if (good !== LAST_KIND) setFrame(s, Z, frame(s, Z) | (1 << good))
  const list: Command[] = []
  listGifts(s, seat, effect, list)
  if (list.length === 1) beginGetting(s)
}

const beginGetting = (s: State): void => {
  setFrame(s, STAGE, frame(s, STAGE) + 1)
  setFrame(s, Y, 0)
}

const get = (s: State, seat: Seat, effect: Barter, good: Token, amount: number, log: Log): void => {
  gain(s, seat, good, amount, log)
  setFrame(s, X, frame(s, X) - barterValue(roundAt(s, effect), good) * amount)
  setFrame(s, Y, good + 1)
  if (outstanding(s) === 0) beginRound(s, seat, effect, (frame(s, STAGE) >> 1) + 1, ROUND_DONE)
}

/** Begins the next round, from this one on, in which the seat can give something. */
const beginRound = (s: State, seat: Seat, effect: Barter, from: number, done: number): void => {
  for (let round = from; round < effect.rounds.length; round++) {
    if (!canGive(s, seat, effect.rounds[round] as BarterRound)) continue
    setFrame(s, STAGE, 2 * round)
    setFrame(s, X, done)
    setFrame(s, Y, 0)
    setFrame(s, Z, 0)
    return
  }
  popFrame(s)
}

const stop = (s: State, seat: Seat, effect: Barter): void => {
  if (givenIn(s) > 0) beginGetting(s)
  else beginRound(s, seat, effect, (frame(s, STAGE) >> 1) + 1, frame(s, X) & ROUND_DONE)
}

const barterFits = (effect: Barter, { stage, x, y, z }: ActionNumbers): boolean => {
  const round = effect.rounds[stage >> 1]
  const { outstanding: owed, given, kinds, done, rest } = barterNumbers(x, z)
  if (round === undefined || rest !== 0 || !isGood(y) || (done && stage < 2)) return false
  if (given > round.most || kinds.some((kind) => !round.gives.includes(kind))) return false
  const sums = sumsOf(round, kinds, given)
  if ((stage & 1) === 1) return owed > 0 && sums.some((sum) => sum >= owed)
  const last = kinds.at(-1)
  return given < round.most && sums.includes(owed) && y === (last === undefined ? 0 : last + 1)
}

/** The possible values of this many goods that include each of these kinds and no other. */
const sumsOf = (round: BarterRound, kinds: readonly Token[], goods: number): readonly number[] => {
  if (kinds.length > goods || (kinds.length === 0 && goods > 0)) return []
  const each = kinds.reduce((sum, kind) => sum + barterValue(round, kind), 0)
  const worths = kinds.map((kind) => barterValue(round, kind))
  const more = Array.from({ length: goods - kinds.length }).reduce<ReadonlySet<number>>(
    (sums) => new Set([...sums].flatMap((sum) => worths.map((worth) => sum + worth))),
    new Set([each]),
  )
  return [...more]
}

export const barterAction: Action<Barter> = {
  answers: [GIVE, GET, DONE],
  asks: (s, effect) =>
    isGetting(s)
      ? { asks: 'barter-get', count: outstanding(s) }
      : { asks: 'barter-give', count: roundAt(s, effect).most - givenIn(s) },
  questionFits: (_s, _seat, effect, numbers) => barterFits(effect, numbers),
  hindrance: (s, seat, effect) =>
    effect.rounds.some((round) => canGive(s, seat, round)) ? null : 'lacks-goods',
  start(s, seat, effect, building) {
    ask(s, building)
    beginRound(s, seat, effect, 0, 0)
  },
  list(s, seat, effect, list) {
    if (isGetting(s)) listGains(s, effect, list)
    else listGifts(s, seat, effect, list)
  },
  apply(s, seat, effect, command, log) {
    const verb = verbOf(command)
    if (verb === GIVE) give(s, seat, effect, firstOf(command), secondOf(command), log)
    else if (verb === GET) get(s, seat, effect, firstOf(command), secondOf(command), log)
    else stop(s, seat, effect)
  },
  resume: popFrame,
}
