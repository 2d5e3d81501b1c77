/**
 * A command is one number: the verb in the low six bits, above it what the verb needs. Equal commands are equal
 * numbers, and a list of them costs nothing to make. `notation` gives the words, `readCommand` named fields; nobody
 * outside the rules takes the number apart.
 */
import type { Bundle } from './catalogue/bundle.ts'
import type { Token } from './catalogue/goods.ts'
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

/** Room for 64 verbs. With five amounts of nine bits above them a command still is a whole number that is exact. */
const VERB_BITS = 6
const VERB_SPAN = 2 ** VERB_BITS

const code = (verb: Verb): number => VERBS.indexOf(verb)

export const SUPPLY = code('supply')
export const TAKE = code('take')
export const ENTER = code('enter')
export const END = code('end')
export const BUY = code('buy')
export const BUY_SHIP = code('buy-ship')
export const SELL = code('sell')
export const SELL_SHIP = code('sell-ship')
export const REPAY = code('repay')
export const BORROW = code('borrow')
export const PAY_FOOD = code('pay-food')
export const PAY_ENERGY = code('pay-energy')
export const PAY_MATERIAL = code('pay-material')
export const CONVERT = code('convert')
export const BUILD = code('build')
export const BUILD_SHIP = code('build-ship')
export const SWAP_SHIP = code('swap-ship')
export const SAIL = code('sail')
export const LOAD = code('load')
export const GIVE = code('give')
export const EXCHANGE = code('exchange')
export const CHOOSE = code('choose')
export const RETURN = code('return')
export const HAUL = code('haul')
export const EVICT = code('evict')
export const RETURN_LOANS = code('return-loans')
export const BUY_FUEL = code('buy-fuel')
export const DONE = code('done')
export const GET = code('get')
export const REDEEM = code('redeem')
export const EXPEL = code('expel')
export const LAY = code('lay')

/** A command whose verb needs one small number. */
export const encode = (verb: number, argument = 0): Command => (verb + argument * VERB_SPAN) as Command

/** Bit operations see the low 32 bits of any whole number, which is where the verb is. */
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

/** The largest number of one token that a command can name. */
export const AMOUNT_LIMIT = 511

const AMOUNT_SPAN = 512

/** What a payment of each kind is made of, in the order of its amounts. */
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

/** How many of the token at a place of its tokens a payment names. */
export const paymentAmount = (command: Command, place: number): number =>
  Math.floor(argumentOf(command) / (PLACE_VALUE[place] as number)) & (AMOUNT_SPAN - 1)

const PLACE_VALUE: readonly number[] = [1, 512, 512 ** 2, 512 ** 3, 512 ** 4]

/** The tokens that a payment names; none for any other command. */
export const paymentBundle = (command: Command): Bundle =>
  (PAYMENT_TOKENS[verbOf(command)] ?? []).flatMap((token, place) => {
    const amount = paymentAmount(command, place)
    return amount > 0 ? [{ token, amount }] : []
  })
