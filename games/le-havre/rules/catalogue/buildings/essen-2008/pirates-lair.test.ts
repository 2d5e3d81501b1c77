import { expect, test } from 'vitest'
import { type BeforeLiteral, before } from '../../../testing/index.ts'

const sailing = (owner: BeforeLiteral) =>
  before(
    'shipping-line',
    { fish: 5, coal: 2, franc: 2 },
    { ...owner, seat1: { ...owner.seat1, ships: ['dina', 'lucie'] } },
  ).play('enter shipping-line', 'pay 2 franc', 'sail 2 wooden', 'load 4 fish')

test('two ships of another player bring its owner two francs of the proceeds [LH-041.2]', () => {
  const table = sailing({ seats: { '3': { buildings: ['pirates-lair'] } } })
  expect([table.francs(1), table.francs(3)]).toEqual([2, 7])
  expect(table.events()).toContainEqual({
    kind: 'handed-over',
    seat: 0,
    to: 2,
    tokens: [{ token: 16, amount: 2 }],
  })
})

test('the owner’s own ships pay nothing [LH-041.3]', () => {
  const table = sailing({ seat1: { buildings: ['pirates-lair'] } })
  expect(table.francs()).toBe(4)
  expect(table.happened('handed-over')).toBe(false)
})

test('the town takes no toll [LH-041.3]', () => {
  expect(sailing({ town: ['shipping-line', 'pirates-lair'] }).francs()).toBe(4)
})
