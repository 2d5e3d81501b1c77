import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('the pond brings three fish and the wood three wood [LH-009.2]', () => {
  const table = before('fishpond-and-wood', { franc: 1 }).play('enter fishpond-and-wood')
  expect(table.stock()).toEqual({ fish: 3, wood: 3 })
})

test('fishermen add nothing, not even its own [LH-009.2]', () => {
  const table = before('fishpond-and-wood', {}, { seat1: { buildings: ['fishpond-and-wood', 'tavern'] } })
  expect(table.play('enter fishpond-and-wood').stock()).toEqual({ fish: 3, wood: 3 })
})
