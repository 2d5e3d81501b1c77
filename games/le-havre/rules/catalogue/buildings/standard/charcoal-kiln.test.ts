import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

test("entering is free, another player's kiln too [LH-07.2]", () => {
  const table = before(
    'charcoal-kiln',
    { wood: 1 },
    { seats: { '2': { buildings: ['charcoal-kiln'], stock: only({ franc: 1 }) } } },
  ).play('enter charcoal-kiln')
  expect(table.stock()).toEqual({ charcoal: 1 })
  expect(table.stock(2)).toEqual({ franc: 1 })
})

test('any number of wood becomes charcoal and the rest may stay wood [LH-07.3]', () => {
  const table = before('charcoal-kiln', { wood: 4 }).play('enter charcoal-kiln')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.play('convert 3').stock()).toEqual({ wood: 1, charcoal: 3 })
})

test('burning charcoal takes no energy: all the wood there is may be turned over [LH-07.4]', () => {
  const table = before('charcoal-kiln', { wood: 9, coal: 2 }).play('enter charcoal-kiln', 'convert 9')
  expect(table.stock()).toEqual({ coal: 2, charcoal: 9 })
})

test('at least one wood is turned over and no more than there is [LH-07.3]', () => {
  const table = before('charcoal-kiln', { wood: 2 }).play('enter charcoal-kiln')
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.refusal('convert 3')).toEqual({ code: 'too-many', params: { most: 2, unit: 'time' } })
})

test('without wood nobody enters [LH-07.3]', () => {
  expect(before('charcoal-kiln', { charcoal: 2, coal: 1 }).refusal('enter charcoal-kiln')).toEqual({
    code: 'lacks-goods',
    params: { building: 'charcoal-kiln', missing: ['wood'], amounts: [1] },
  })
})
