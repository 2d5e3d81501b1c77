import { expect, test } from 'vitest'
import { shipCards, shipFood } from '../../../holdings.ts'
import { before } from '../../../testing/index.ts'

test.each([
  [1, 5],
  [2, 4],
  [3, 3],
  [4, 2],
  [5, 1],
])('with %i players it brings %i food a round [LH-GH08.2]', (players, food) => {
  const at = before('soup-kitchen', {}, { options: { players }, seat1: { buildings: ['soup-kitchen'] } })
  expect(shipFood(at.state, 0)).toBe(food)
})

test('it adds to what ships bring [LH-GH08.2]', () => {
  const at = before('soup-kitchen', {}, { seat1: { buildings: ['soup-kitchen'], ships: ['dina'] } })
  expect([shipFood(at.state, 0), shipFood(at.state, 1)]).toEqual([6, 0])
})

test('it is not a ship [LH-GH08.3]', () => {
  const seat1 = { buildings: ['soup-kitchen', 'dock'] }
  const at = before('shipping-line', { coal: 2, fish: 4, franc: 2 }, { seat1 })
  expect(shipCards(at.state, 0)).toBe(0)
  expect(at.refuses('enter shipping-line')).toBe('lacks-ship')
})
