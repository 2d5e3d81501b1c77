import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TOKENS } from './catalogue/goods.ts'
import * as commands from './commands.ts'
import {
  AMOUNT_LIMIT,
  argumentOf,
  DONE,
  encode,
  encodePair,
  encodePayment,
  firstOf,
  PAY_ENERGY,
  PAY_FOOD,
  PAY_MATERIAL,
  PAYMENT_TOKENS,
  paymentAmount,
  SUPPLY,
  secondOf,
  VERBS,
  verbOf,
} from './commands.ts'

const VERB = fc.nat(VERBS.length - 1)
const AMOUNT = fc.oneof(fc.nat(AMOUNT_LIMIT), fc.constantFrom(0, 1, AMOUNT_LIMIT - 1, AMOUNT_LIMIT))
const PAYMENT = fc.tuple(
  fc.constantFrom(PAY_FOOD, PAY_ENERGY, PAY_MATERIAL),
  fc.tuple(AMOUNT, AMOUNT, AMOUNT, AMOUNT, AMOUNT),
)
const PLACES = [0, 1, 2, 3, 4]

test('each verb has its own number, which fits in six bits', () => {
  expect(new Set(VERBS).size).toBe(VERBS.length)
  expect(VERBS.length).toBeLessThanOrEqual(64)
  const named: Readonly<Record<string, unknown>> = commands
  const numbers = VERBS.map((verb) => named[verb.toUpperCase().replace('-', '_')])
  expect(numbers).toEqual([...VERBS.keys()])
  expect(SUPPLY).toBe(0)
})

test('a verb and its number come back out of a command, however large the number is', () => {
  fc.assert(
    fc.property(
      VERB,
      fc.oneof(
        fc.nat(2 ** 27),
        fc.maxSafeNat().map((large) => large % 2 ** 45),
      ),
      (verb, number) => {
        const command = encode(verb, number)
        expect([verbOf(command), argumentOf(command)]).toEqual([verb, number])
      },
    ),
  )
})

test('a verb alone needs no number', () => {
  expect(encode(DONE)).toBe(encode(DONE, 0))
})

test('the number comes back on both sides of the largest one that bit operations hold', () => {
  const largest = 2 ** 26 - 1
  for (const number of [largest - 1, largest, largest + 1, largest + 2])
    expect(argumentOf(encode(DONE, number))).toBe(number)
})

test('both numbers of a pair come back up to the limit', () => {
  fc.assert(
    fc.property(VERB, AMOUNT, AMOUNT, (verb, first, second) => {
      const command = encodePair(verb, first, second)
      expect([verbOf(command), firstOf(command), secondOf(command)]).toEqual([verb, first, second])
    }),
  )
})

test('all five amounts of a payment come back up to the limit, in a whole number', () => {
  fc.assert(
    fc.property(PAYMENT, ([verb, amounts]) => {
      const command = encodePayment(verb, ...amounts)
      expect(Number.isSafeInteger(command)).toBe(true)
      expect(verbOf(command)).toBe(verb)
      expect(PLACES.map((place) => paymentAmount(command, place))).toEqual(amounts)
    }),
  )
})

test('the largest payment there can be is still exact', () => {
  const most = encodePayment(PAY_FOOD, 511, 511, 511, 511, 511)
  expect(AMOUNT_LIMIT).toBe(511)
  expect(PLACES.map((place) => paymentAmount(most, place))).toEqual([511, 511, 511, 511, 511])
})

test('different payments are different numbers', () => {
  fc.assert(
    fc.property(PAYMENT, PAYMENT, (one, other) => {
      fc.pre(JSON.stringify(one) !== JSON.stringify(other))
      expect(encodePayment(one[0], ...one[1])).not.toBe(encodePayment(other[0], ...other[1]))
    }),
  )
})

test('food, fuel and material each name their own tokens', () => {
  const names = (verb: number) => PAYMENT_TOKENS[verb]?.map((token) => TOKENS[token])
  expect(names(PAY_FOOD)).toEqual(['fish', 'smoked_fish', 'bread', 'meat', 'franc'])
  expect(names(PAY_ENERGY)).toEqual(['wood', 'charcoal', 'coal', 'coke', 'grain'])
  expect(names(PAY_MATERIAL)).toEqual(['wood', 'clay', 'brick', 'iron', 'steel'])
})
