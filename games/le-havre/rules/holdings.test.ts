import { expect, test } from 'vitest'
import { CATEGORIES } from './catalogue/categories.ts'
import { fishermen, guests, hammers, ofCategory, shipCards, shipFood } from './holdings.ts'
import { before, table } from './testing/index.ts'

const owner = (...buildings: readonly string[]) => before('tavern', {}, { seat1: { buildings } }).state

test('hammers and fishermen are counted on the seat’s own cards, each as often as printed', () => {
  const state = owner('hunting-lodge', 'guildhouse', 'joinery', 'fishery', 'kiln')
  expect([hammers(state, 0), fishermen(state, 0)]).toEqual([3, 4])
  expect([hammers(state, 1), fishermen(state, 1)]).toEqual([0, 0])
})

test('symbols in the town and on the proposals count for no player', () => {
  const { state } = table({
    town: ['building-firm-1', 'hunting-lodge'],
    piles: [['fishery'], ['joinery'], []],
  })
  expect([0, 1, 2].map((seat) => hammers(state, seat) + fishermen(state, seat))).toEqual([0, 0, 0])
})

test('buildings are counted by type', () => {
  const state = owner('kiln', 'tannery', 'bakery', 'wharf-1', 'zoo', 'church', 'town-square', 'luxury-yacht')
  expect(CATEGORIES.map((category) => ofCategory(state, 0, category))).toEqual([2, 1, 1, 2, 1, 1])
  expect(CATEGORIES.map((category) => ofCategory(state, 1, category))).toEqual([0, 0, 0, 0, 0, 0])
})

test('guests are other players’ discs in the seat’s buildings, not its own disc and not discs elsewhere', () => {
  const { state } = table({
    options: { players: 4 },
    town: ['building-firm-1', 'tavern'],
    seats: {
      '1': { buildings: ['bakery', 'kiln', 'zoo'], disc: 'bakery' },
      '2': { disc: 'kiln' },
      '3': { disc: 'zoo' },
      '4': { disc: 'tavern' },
    },
  })
  expect([0, 1, 2, 3].map((seat) => guests(state, seat))).toEqual([2, 0, 0, 0])
})

test('ship cards are the ships of every type, with the Luxury Yacht among them', () => {
  const { state } = before(
    'tavern',
    {},
    {
      seat1: { ships: ['lucie', 'cherbourg', 'triest', 'ms-doris'], buildings: ['luxury-yacht'] },
      seats: { '2': { ships: ['dina'] } },
    },
  )
  expect([0, 1, 2].map((seat) => shipCards(state, seat))).toEqual([5, 1, 0])
})

test.each([
  [1, [5, 7, 10]],
  [2, [4, 5, 7]],
  [3, [3, 4, 6]],
  [4, [2, 3, 5]],
  [5, [1, 2, 3]],
])('with %i players a wooden, an iron and a steel ship bring %j food', (players, food) => {
  const fed = (...ships: readonly string[]) =>
    shipFood(table({ options: { players }, seats: { '1': { ships } } }).state, 0)
  expect([fed('lucie'), fed('cherbourg'), fed('triest')]).toEqual(food)
  expect(fed('lucie', 'cherbourg', 'triest')).toBe(food.reduce((sum, part) => sum + part, 0))
})

test('liners and the Luxury Yacht bring no food', () => {
  const { state } = before(
    'tavern',
    {},
    { seat1: { ships: ['ms-doris', 'ms-andrea'], buildings: ['luxury-yacht'] } },
  )
  expect(shipFood(state, 0)).toBe(0)
})
