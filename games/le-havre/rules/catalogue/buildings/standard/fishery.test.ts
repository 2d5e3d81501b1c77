import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'
import { FISH } from '../../goods.ts'

test('a player with nothing at all can enter the town’s fishery and catch three fish [LH-03.2]', () => {
  const table = before('fishery', {}).play('enter fishery')
  expect(table.stock()).toEqual({ fish: 3 })
  expect(table.can('end')).toBe(true)
})

test("another player's fishery is free as well, and its fisherman works for the owner alone [LH-03.2]", () => {
  const table = before('fishery', {}, { seats: { '2': { buildings: ['fishery'], stock: only({}) } } })
  expect(table.play('enter fishery').stock()).toEqual({ fish: 3 })
  expect(table.stock(2)).toEqual({})
})

test('the owner catches one more with the fisherman of the fishery itself [LH-03.3]', () => {
  const table = before('fishery', {}, { seat1: { buildings: ['fishery'] } })
  expect(table.play('enter fishery').stock()).toEqual({ fish: 4 })
})

test('every fisherman on own cards counts, two on one card twice, hammers never [LH-03.3]', () => {
  const buildings = ['smokehouse', 'hardware-store', 'hunting-lodge', 'joinery']
  const table = before('fishery', { fish: 1 }, { seat1: { buildings } })
  expect(table.play('enter fishery').stock()).toEqual({ fish: 1 + 3 + 4 })
  expect(table.events().at(-1)).toEqual({ kind: 'gained', seat: 0, tokens: [{ token: FISH, amount: 7 }] })
})

test('the fish come from the supply and not from the offer [LH-03.4]', () => {
  const table = before('fishery', {}, { offers: { fish: 6 } }).play('enter fishery')
  expect(table.position().offers).toMatchObject({ fish: 6 })
  expect(table.events()).toEqual([
    { kind: 'entered', seat: 0, building: buildingNamed('fishery') },
    { kind: 'gained', seat: 0, tokens: [{ token: FISH, amount: 3 }] },
  ])
})
