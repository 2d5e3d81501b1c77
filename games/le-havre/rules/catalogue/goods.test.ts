import { describe, expect, test } from 'vitest'
import {
  bundle,
  ENERGY,
  FOOD,
  GOOD_COUNT,
  GOODS,
  isUpgraded,
  SHIP_VALUE,
  TOKEN_COUNT,
  TOKENS,
  token,
} from './goods.ts'
import { OFFER_COUNT, OFFER_OF, OFFERS } from './offers.ts'

/** Food, energy and ship value of each good; the standard side, then what it turns into. */
const PRINTED = [
  ['fish', 1, 0, 1],
  ['wood', 0, 1, 1],
  ['clay', 0, 0, 1],
  ['iron', 0, 0, 2],
  ['grain', 0, 0, 1],
  ['cattle', 0, 0, 3],
  ['coal', 0, 3, 3],
  ['hide', 0, 0, 2],
  ['smoked_fish', 2, 0, 2],
  ['charcoal', 0, 3, 2],
  ['brick', 0, 0, 2],
  ['steel', 0, 0, 8],
  ['bread', 2, 0, 3],
  ['meat', 3, 0, 2],
  ['coke', 0, 10, 5],
  ['leather', 0, 0, 4],
] as const

test('there are sixteen goods with their printed food, energy and ship value [LH-1.33] [LH-6.4] [LH-6.7]', () => {
  expect(GOODS.map((name, good) => [name, FOOD[good], ENERGY[good], SHIP_VALUE[good]])).toEqual(PRINTED)
  expect(GOOD_COUNT).toBe(16)
})

test('the first eight are standard, and each turns over into the one eight places on [LH-1.33]', () => {
  expect(GOODS.map((_, good) => isUpgraded(good))).toEqual([
    ...Array.from({ length: 8 }, () => false),
    ...Array.from({ length: 8 }, () => true),
  ])
  const pairs = GOODS.slice(0, 8).map((name, good) => `${name} ${GOODS[good + 8]}`)
  expect(pairs).toEqual([
    'fish smoked_fish',
    'wood charcoal',
    'clay brick',
    'iron steel',
    'grain bread',
    'cattle meat',
    'coal coke',
    'hide leather',
  ])
})

test('a franc is a token but not a good: one food, no energy, not shipped [LH-1.34] [LH-6.5]', () => {
  const franc = token('franc')
  expect(TOKENS).toEqual([...GOODS, 'franc'])
  expect(TOKEN_COUNT).toBe(17)
  expect([FOOD[franc], ENERGY[franc], SHIP_VALUE[franc], isUpgraded(franc)]).toEqual([1, 0, 0, false])
})

describe('offer spaces', () => {
  test('are seven in board order [LH-1.35]', () => {
    expect(OFFERS.map((place) => TOKENS[place])).toEqual([
      'franc',
      'fish',
      'wood',
      'clay',
      'iron',
      'grain',
      'cattle',
    ])
    expect(OFFER_COUNT).toBe(7)
  })

  test('coal, hides and everything upgraded have none [LH-1.35]', () => {
    expect(TOKENS.filter((_, place) => OFFER_OF[place] === -1)).toEqual(['coal', 'hide', ...GOODS.slice(8)])
    expect(OFFERS.map((place) => OFFER_OF[place])).toEqual([0, 1, 2, 3, 4, 5, 6])
  })
})

test('a bundle lists its tokens in the order of the store [LH-1.33]', () => {
  expect(bundle({ franc: 5, coal: 1, fish: 2 })).toEqual([
    { token: 0, amount: 2 },
    { token: 6, amount: 1 },
    { token: 16, amount: 5 },
  ])
  expect(bundle({})).toEqual([])
})
