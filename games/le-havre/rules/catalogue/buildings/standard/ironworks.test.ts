import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'
import { IRON, WOOD } from '../../goods.ts'

test('a visit brings three iron and is over when six energy are not at hand [LH-22.2]', () => {
  const table = before('ironworks', { wood: 2, coal: 1, franc: 1 }).play('enter ironworks')
  expect(table.stock()).toEqual({ wood: 2, iron: 3, coal: 1 })
  expect(table.can('end')).toBe(true)
})

test('six energy buy one iron more, or may be kept [LH-22.3]', () => {
  const visit = () => before('ironworks', { wood: 7, franc: 1 }).play('enter ironworks')
  expect(visit().commands()).toEqual(['convert 1', 'done'])
  expect(visit().play('convert 1').stock()).toEqual({ wood: 1, iron: 4 })
  expect(visit().play('done').stock()).toEqual({ wood: 7, iron: 3 })
})

test('the extra iron is had once [LH-22.3]', () => {
  const table = before('ironworks', { coke: 2, franc: 1 }).play('enter ironworks')
  expect(table.refusal('convert 2')).toEqual({ code: 'too-many', params: { most: 1, unit: 'time' } })
  expect(table.play('convert 1').stock()).toEqual({ coke: 1, iron: 4 })
  expect(table.refuses('convert 1')).toBe('not-now')
})

test('the smith chooses the fuel for the extra iron [LH-22.3]', () => {
  const table = before('ironworks', { wood: 3, charcoal: 2, coal: 1, franc: 1 })
  table.play('enter ironworks', 'convert 1')
  expect(table.commands()).toEqual([
    'pay 3 wood 1 charcoal',
    'pay 2 charcoal',
    'pay 3 wood 1 coal',
    'pay 1 charcoal 1 coal',
  ])
  expect(table.play('pay 1 charcoal 1 coal').stock()).toEqual({ wood: 3, charcoal: 1, iron: 4 })
})

test('a visitor pays the owner either three food or one franc [LH-22.4]', () => {
  const visit = () =>
    before(
      'ironworks',
      { fish: 3, franc: 1 },
      { seats: { '2': { buildings: ['ironworks'], stock: only({}) } } },
    ).play('enter ironworks')
  expect(visit().commands()).toEqual(['pay 3 fish', 'pay 1 franc'])
  expect(visit().play('pay 3 fish').stock(2)).toEqual({ fish: 3 })
  expect(visit().play('pay 1 franc').stock(2)).toEqual({ franc: 1 })
})

test('a Wind Farm brings the extra iron down to three energy [LH-22.5]', () => {
  const owner = { seat1: { buildings: ['ironworks', 'wind-farm'] } }
  const enough = before('ironworks', { wood: 4 }, owner).play('enter ironworks', 'convert 1')
  expect(enough.stock()).toEqual({ wood: 1, iron: 4 })
  expect(before('ironworks', { wood: 2 }, owner).play('enter ironworks').can('end')).toBe(true)
})

test('the log names the iron, the fuel and the extra iron [LH-22.3]', () => {
  const table = before('ironworks', { wood: 6 }, { seat1: { buildings: ['ironworks'] } })
  expect(table.play('enter ironworks').events()).toEqual([
    { kind: 'entered', seat: 0, building: buildingNamed('ironworks') },
    { kind: 'gained', seat: 0, tokens: [{ token: IRON, amount: 3 }] },
  ])
  expect(table.play('convert 1').events()).toEqual([
    { kind: 'paid', seat: 0, tokens: [{ token: WOOD, amount: 6 }] },
    { kind: 'gained', seat: 0, tokens: [{ token: IRON, amount: 1 }] },
  ])
})
