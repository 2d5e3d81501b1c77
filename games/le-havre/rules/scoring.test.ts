import { expect, test } from 'vitest'
import { buildingNamed } from './catalogue/catalogue.ts'
import type { SeatLiteral } from './position/literal.ts'
import { bonuses, outcome, total, wealth } from './scoring.ts'
import { only, table } from './testing/index.ts'

const seat = (franc: number, more: SeatLiteral = {}): SeatLiteral => ({ stock: only({ franc }), ...more })

const ended = (...seats: readonly SeatLiteral[]) =>
  table({
    options: { players: seats.length },
    phase: 'over',
    step: 'supply',
    seats: Object.fromEntries(seats.map((literal, place) => [`${place + 1}`, literal])),
  }).state

test('wealth is francs, printed values, plus-values, and seven francs less for each loan', () => {
  const state = ended(
    seat(13, {
      buildings: ['dock', 'bank', 'kiln'],
      ships: ['lucie', 'triest'],
      loans: 2,
    }),
    seat(0),
  )
  const parts = wealth(state, 0)
  expect(parts).toEqual({ francs: 13, buildings: 10 + 16 + 6, ships: 4 + 10, bonus: 8 + (3 + 2), loans: -14 })
  expect(total(parts)).toBe(13 + 32 + 14 + 13 - 14)
})

test('a seat with nothing has no wealth', () => {
  expect(wealth(ended(seat(0), seat(1)), 0)).toEqual({
    francs: 0,
    buildings: 0,
    ships: 0,
    bonus: 0,
    loans: 0,
  })
})

test('a building counts its value, not its price', () => {
  expect(wealth(ended(seat(0, { buildings: ['storehouse'] }), seat(0)), 0).buildings).toBe(4)
})

test('goods are worthless without the Storehouse, and half a franc each with it, rounded down', () => {
  const goods = { fish: 1, hide: 1, leather: 1, coke: 2, brick: 2 }
  expect(total(wealth(ended(seat(0, { stock: only(goods) }), seat(0)), 0))).toBe(0)
  const stored = { stock: only({ ...goods, franc: 3 }), buildings: ['storehouse'] }
  expect(wealth(ended(stored, seat(0)), 0)).toMatchObject({ francs: 3, buildings: 4, bonus: 3 })
})

test('the Luxury Yacht counts among the ships', () => {
  expect(wealth(ended(seat(0, { buildings: ['luxury-yacht'] }), seat(0)), 0)).toMatchObject({
    buildings: 0,
    ships: 20,
  })
})

test('each card with a plus-value states what it adds', () => {
  const buildings = ['town-hall', 'bank', 'guildhouse', 'business-park', 'dock', 'storehouse', 'kiln']
  const state = ended(seat(0, { stock: only({ fish: 5 }), buildings, ships: ['dina'] }), seat(0))
  const added = Object.fromEntries(bonuses(state, 0).map(({ building, francs }) => [building, francs]))
  expect(added).toEqual({
    [buildingNamed('town-hall')]: 4 + 2,
    [buildingNamed('bank')]: 3 * 1 + 2 * 3,
    [buildingNamed('guildhouse')]: 2 * 3,
    [buildingNamed('business-park')]: 2,
    [buildingNamed('dock')]: 4,
    [buildingNamed('storehouse')]: 2,
  })
  expect(bonuses(state, 1)).toEqual([])
})

test('the outcome ranks all seats, with parts that add up', () => {
  const result = outcome(ended(seat(7), seat(30, { loans: 3 }), seat(5, { ships: ['dina'] }), seat(40)))
  expect(result).toEqual({
    scores: [
      { seat: 0, total: 7, rank: 3, parts: { francs: 7, buildings: 0, ships: 0, bonus: 0, loans: 0 } },
      { seat: 1, total: 9, rank: 2, parts: { francs: 30, buildings: 0, ships: 0, bonus: 0, loans: -21 } },
      { seat: 2, total: 7, rank: 3, parts: { francs: 5, buildings: 0, ships: 2, bonus: 0, loans: 0 } },
      { seat: 3, total: 40, rank: 1, parts: { francs: 40, buildings: 0, ships: 0, bonus: 0, loans: 0 } },
    ],
    winners: [3],
  })
})

test('equals share their rank and the win, and the next rank is left out', () => {
  const result = outcome(ended(seat(9), seat(4), seat(9)))
  expect(result?.scores.map(({ rank }) => rank)).toEqual([1, 3, 1])
  expect(result?.winners).toEqual([0, 2])
})

test('a solo player is ranked first', () => {
  expect(outcome(ended(seat(9)))).toMatchObject({ scores: [{ seat: 0, total: 9, rank: 1 }], winners: [0] })
})

test('there is no outcome before the game is over', () => {
  expect(outcome(table().state)).toBeNull()
  expect(outcome(table({ phase: 'final' }).state)).toBeNull()
})

test('wealth is defined at any time of the game', () => {
  expect(table({ seats: { '2': { buildings: ['kiln'] } } }).wealth(2)).toBe(5 + 6)
})
