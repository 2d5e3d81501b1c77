import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('three fishermen and two hammers of the visitor bring three fish and two coal [LH-001.2]', () => {
  const table = before(
    'labor-exchange',
    {},
    { seat1: { buildings: ['fishery', 'hunting-lodge', 'joinery'] } },
  ).play('enter labor-exchange')
  expect(table.stock()).toEqual({ fish: 3, coal: 2 })
  expect(table.events().at(-1)).toEqual({ kind: 'gained', seat: 0, tokens: bundle({ fish: 3, coal: 2 }) })
})

test('hammers alone bring coal and no fish, fishermen alone fish and no coal [LH-001.2]', () => {
  const smith = before('labor-exchange', {}, { seat1: { buildings: ['joinery'] } })
  expect(smith.play('enter labor-exchange').stock()).toEqual({ coal: 1 })
  const fisher = before('labor-exchange', {}, { seat1: { buildings: ['tavern'] } })
  expect(fisher.play('enter labor-exchange').stock()).toEqual({ fish: 1 })
})

test('its own fisherman counts for a visitor who owns it [LH-001.3]', () => {
  const table = before('labor-exchange', {}, { seat1: { buildings: ['labor-exchange'] } })
  expect(table.play('enter labor-exchange').stock()).toEqual({ fish: 1 })
})

test('the symbols of other players do not count [LH-001.3]', () => {
  const table = before(
    'labor-exchange',
    { franc: 5 },
    { seats: { '2': { buildings: ['labor-exchange', 'hunting-lodge'] } } },
  )
  expect(table.refusal('enter labor-exchange')).toEqual({
    code: 'nothing-to-gain',
    params: { building: 'labor-exchange' },
  })
})

test('a visitor without any symbol cannot use it [LH-001.4]', () => {
  const table = before('labor-exchange', { franc: 5 }, { seat1: { buildings: ['kiln', 'bakery'] } })
  expect(table.refuses('enter labor-exchange')).toBe('nothing-to-gain')
})
