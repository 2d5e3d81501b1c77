import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('a visit without a hammer brings three clay [LH-10.2]', () => {
  expect(before('clay-mound', { franc: 1 }).play('enter clay-mound').stock()).toEqual({ clay: 3 })
})

test('each hammer on own cards brings one clay more, fishermen none [LH-10.2]', () => {
  const one = before('clay-mound', { franc: 1 }, { seat1: { buildings: ['joinery', 'smokehouse'] } })
  expect(one.play('enter clay-mound').stock()).toEqual({ clay: 4 })
  const buildings = ['joinery', 'building-firm-1', 'construction-firm']
  const three = before('clay-mound', { franc: 1 }, { seat1: { buildings } })
  expect(three.play('enter clay-mound').stock()).toEqual({ clay: 6 })
})

test("other players' hammers dig for nobody else [LH-10.2]", () => {
  const table = before('clay-mound', { fish: 1 }, { seats: { '2': { buildings: ['joinery'] } } })
  expect(table.play('enter clay-mound').stock()).toEqual({ clay: 3 })
})

test('it cannot be built, only bought for two francs [LH-10.4]', () => {
  const piles = [['clay-mound', 'fishery'], ['charcoal-kiln'], []]
  const builder = before('building-firm-1', { wood: 3, clay: 3 }, { piles }).play('enter building-firm-1')
  expect(builder.commands()).toEqual(['build charcoal-kiln'])
  expect(builder.refusal('build clay-mound')).toEqual({
    code: 'cannot-be-built',
    params: { building: 'clay-mound' },
  })
  const buyer = before('building-firm-1', { franc: 2 }, { piles }).play('buy clay-mound')
  expect(buyer.stock()).toEqual({})
  expect(buyer.where('clay-mound')).toBe(1)
})

test('one franc does not buy it [LH-10.4]', () => {
  const table = before('building-firm-1', { franc: 1 }, { piles: [['clay-mound'], [], []] })
  expect(table.refusal('buy clay-mound')).toEqual({
    code: 'lacks-francs',
    params: { building: 'clay-mound', need: 2, have: 1 },
  })
})
