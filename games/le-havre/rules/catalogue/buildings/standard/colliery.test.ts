import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

test('without a hammer a visit brings three coal [LH-16.2]', () => {
  const table = before('colliery', { franc: 2 }, { seat1: { buildings: ['smokehouse'] } })
  expect(table.play('enter colliery').stock()).toEqual({ coal: 3 })
})

test('one hammer or three, they bring one coal more and no further one [LH-16.3]', () => {
  const one = before('colliery', { franc: 2 }, { seat1: { buildings: ['joinery'] } })
  expect(one.play('enter colliery').stock()).toEqual({ coal: 4 })
  const buildings = ['joinery', 'ironworks', 'building-firm-1']
  const three = before('colliery', { franc: 2 }, { seat1: { buildings } })
  expect(three.play('enter colliery').stock()).toEqual({ coal: 4 })
})

test("another player's hammer brings nothing, the colliery's owner or not [LH-16.3]", () => {
  const table = before('colliery', { franc: 2 }, { seats: { '2': { buildings: ['colliery', 'joinery'] } } })
  expect(table.play('enter colliery').stock()).toEqual({ coal: 3 })
})

test('a visitor pays the owner two food, in any mix [LH-16.4]', () => {
  const table = before(
    'colliery',
    { fish: 2, franc: 2 },
    { seats: { '2': { buildings: ['colliery'], stock: only({}) } } },
  ).play('enter colliery')
  expect(table.commands()).toEqual(['pay 2 franc', 'pay 1 fish 1 franc', 'pay 2 fish'])
  table.play('pay 1 fish 1 franc')
  expect(table.stock()).toEqual({ fish: 1, coal: 3, franc: 1 })
  expect(table.stock(2)).toEqual({ fish: 1, franc: 1 })
})

test('a meat pays two food and its third is lost to the visitor [LH-16.4]', () => {
  const table = before(
    'colliery',
    { meat: 1 },
    { seats: { '2': { buildings: ['colliery'], stock: only({}) } } },
  ).play('enter colliery')
  expect(table.stock()).toEqual({ coal: 3 })
  expect(table.stock(2)).toEqual({ meat: 1 })
})
