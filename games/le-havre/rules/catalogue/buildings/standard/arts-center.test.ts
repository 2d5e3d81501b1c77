import { expect, test } from 'vitest'
import type { PositionLiteral } from '../../../position/literal.ts'
import { before, only } from '../../../testing/index.ts'

const four = { options: { players: 4 } }

test("each other player's disc in one of the visitor's buildings brings four francs [LH-11.2]", () => {
  const guests = (seats: PositionLiteral['seats'] = {}) =>
    before(
      'arts-center',
      { fish: 1 },
      { ...four, seat1: { buildings: ['fishery', 'bakehouse', 'joinery'] }, seats },
    ).play('enter arts-center')
  expect(guests({ '2': { disc: 'fishery' } }).stock()).toEqual({ franc: 4 })
  expect(guests({ '2': { disc: 'fishery' }, '3': { disc: 'joinery' } }).stock()).toEqual({ franc: 8 })
  expect(
    guests({ '2': { disc: 'fishery' }, '3': { disc: 'joinery' }, '4': { disc: 'bakehouse' } }).stock(),
  ).toEqual({ franc: 12 })
})

test("the visitor's own disc brings nothing, nor do discs in the town or with other owners [LH-11.2]", () => {
  const table = before(
    'arts-center',
    {},
    {
      ...four,
      seat1: { buildings: ['arts-center', 'fishery'], disc: 'fishery' },
      seats: {
        '2': { buildings: ['bakehouse'], disc: 'building-firm-1' },
        '3': { disc: 'bakehouse' },
      },
    },
  )
  expect(table.refusal('enter arts-center')).toEqual({
    code: 'nothing-to-gain',
    params: { building: 'arts-center' },
  })
})

test('a visitor pays the owner one food [LH-11.3]', () => {
  const table = before(
    'arts-center',
    { franc: 1 },
    {
      ...four,
      seat1: { buildings: ['fishery'] },
      seats: { '2': { disc: 'fishery', buildings: ['arts-center'], stock: only({}) } },
    },
  ).play('enter arts-center')
  expect(table.stock()).toEqual({ franc: 4 })
  expect(table.stock(2)).toEqual({ franc: 1 })
})

test('the francs to be earned do not pay the fee, which the owner is not asked for [LH-11.3]', () => {
  const guest = { '2': { disc: 'fishery' } }
  const stranger = before('arts-center', {}, { ...four, seat1: { buildings: ['fishery'] }, seats: guest })
  expect(stranger.refusal('enter arts-center')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'arts-center', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
  const owner = { ...four, seat1: { buildings: ['fishery', 'arts-center'] }, seats: guest }
  expect(before('arts-center', {}, owner).play('enter arts-center').stock()).toEqual({ franc: 4 })
})

test('in the final stage several guests of one building count each [LH-11.4]', () => {
  const table = before(
    'arts-center',
    { franc: 1 },
    {
      ...four,
      phase: 'final',
      seat1: { buildings: ['fishery'] },
      seats: { '2': { disc: 'fishery' }, '3': { disc: 'fishery' } },
    },
  )
  expect(table.play('enter arts-center').stock()).toEqual({ franc: 8 })
})
