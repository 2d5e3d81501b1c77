import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

test('five cattle are worth ten francs more to its owner, and to nobody else [LH-GH25.2]', () => {
  const seats = { '2': { stock: only({ cattle: 5 }) } }
  const table = before('ranch', { cattle: 5, meat: 3 }, { seats, seat1: { buildings: ['ranch'] } })
  expect([table.wealth(1), table.wealth(2)]).toEqual([16, 0])
})

test('nobody enters [LH-GH25.1]', () => {
  expect(before('ranch', {}).refuses('enter ranch')).toBe('closed')
})
