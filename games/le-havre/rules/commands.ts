/**
 * A command is one number: the verb in the low six bits, its arguments above. Equal commands are equal numbers, and
 * listing commands allocates nothing. `notation` gives the text and `readCommand` named fields; code outside the rules
 * never decodes the number.
 */
import {
  BREAD,
  BRICK,
  CHARCOAL,
  CLAY,
  COAL,
  COKE,
  FISH,
  FRANC,
  GRAIN,
  IRON,
  MEAT,
  SMOKED_FISH,
  STEEL,
  type Token,
  type TokenAmounts,
  WOOD,
} from './catalogue/goods.ts'

declare const command: unique symbol

export type Command = number & { readonly [command]: true }

export const VERBS = [
  'supply',
  'take',
  'enter',
  'end',
  'buy',
  'buy-ship',
  'sell',
  'sell-ship',
  'repay',
  'borrow',
  'pay-food',
  'pay-energy',
  'pay-material',
  'convert',
  'build',
  'build-ship',
  'swap-ship',
  'sail',
  'load',
  'give',
  'exchange',
  'choose',
  'return',
  'haul',
  'evict',
  'return-loans',
  'buy-fuel',
  'done',
  'get',
  'redeem',
  'expel',
  'lay',
] as const

export type Verb = (typeof VERBS)[number]

/** Room for 64 verbs. With five amounts of nine bits above them, a command is still a safe integer. */
const VERB_BITS = 6
const VERB_SPAN = 2 ** VERB_BITS

/** Index of each verb in the list, written as constants so that a bundler can inline them. */
export const SUPPLY = 0
export const TAKE = 1
export const ENTER = 2
export const END = 3
export const BUY = 4
export const BUY_SHIP = 5
export const SELL = 6
export const SELL_SHIP = 7
export const REPAY = 8
export const BORROW = 9
export const PAY_FOOD = 10
export const PAY_ENERGY = 11
export const PAY_MATERIAL = 12
export const CONVERT = 13
export const BUILD = 14
export const BUILD_SHIP = 15
export const SWAP_SHIP = 16
export const SAIL = 17
export const LOAD = 18
export const GIVE = 19
export const EXCHANGE = 20
export const CHOOSE = 21
export const RETURN = 22
export const HAUL = 23
export const EVICT = 24
export const RETURN_LOANS = 25
export const BUY_FUEL = 26
export const DONE = 27
export const GET = 28
export const REDEEM = 29
export const EXPEL = 30
export const LAY = 31

/** A command whose verb has one small argument. */
export const encode = (verb: number, argument = 0): Command => (verb + argument * VERB_SPAN) as Command

/** Bit operations only see the low 32 bits, which contain the verb. */
export const verbOf = (command: Command): number => command & (VERB_SPAN - 1)

export const argumentOf = (command: Command): number =>
  command < 0x8000_0000 ? command >> VERB_BITS : Math.floor(command / VERB_SPAN)

/** Two small numbers in one argument. */
const PAIR_SPAN = 512

export const encodePair = (verb: number, first: number, second: number): Command =>
  encode(verb, first + second * PAIR_SPAN)

export const firstOf = (command: Command): number => argumentOf(command) & (PAIR_SPAN - 1)

export const secondOf = (command: Command): number => argumentOf(command) >> 9

// ---- fleets: the numbers of wooden, iron and steel ships, three bits each

export const SHIPS_LIMIT = 7

export const encodeFleet = (wooden: number, iron: number, steel: number): Command =>
  encode(SAIL, wooden + 8 * iron + 64 * steel)

export type Fleet = readonly [wooden: number, iron: number, steel: number]

export const fleetOf = (command: Command): Fleet => {
  const fleet = argumentOf(command)
  return [fleet & 7, (fleet >> 3) & 7, fleet >> 6]
}

// ---- payments: the amounts of five tokens, nine bits each

/** The largest amount of one token that a command can name. */
export const AMOUNT_LIMIT = 511

const AMOUNT_BITS = 9
const AMOUNT_SPAN = 2 ** AMOUNT_BITS

/** The tokens of each kind of payment, in the order of its amounts. */
export const PAYMENT_TOKENS: Readonly<Record<number, readonly Token[]>> = {
  [PAY_FOOD]: [FISH, SMOKED_FISH, BREAD, MEAT, FRANC],
  [PAY_ENERGY]: [WOOD, CHARCOAL, COAL, COKE, GRAIN],
  [PAY_MATERIAL]: [WOOD, CLAY, BRICK, IRON, STEEL],
}

export const encodePayment = (
  verb: number,
  first: number,
  second: number,
  third: number,
  fourth: number,
  fifth: number,
): Command =>
  encode(
    verb,
    first + AMOUNT_SPAN * (second + AMOUNT_SPAN * (third + AMOUNT_SPAN * (fourth + AMOUNT_SPAN * fifth))),
  )

/** The verb and the first two amounts fill the low 24 bits, the others the 27 bits above them. */
const LOW_SPAN = 2 ** (VERB_BITS + 2 * AMOUNT_BITS)

/** The amount of the token at this place in a payment. */
export const paymentAmount = (command: Command, place: number): number =>
  place < 2
    ? (command >> (VERB_BITS + AMOUNT_BITS * place)) & AMOUNT_LIMIT
    : (Math.floor(command / LOW_SPAN) >> (AMOUNT_BITS * (place - 2))) & AMOUNT_LIMIT

/** The tokens of a payment; empty for any other command. */
export const paymentBundle = (command: Command): TokenAmounts =>
  (PAYMENT_TOKENS[verbOf(command)] ?? []).flatMap((token, place) => {
    const amount = paymentAmount(command, place)
    return amount > 0 ? [{ token, amount }] : []
  })
