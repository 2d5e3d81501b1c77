import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

test('each other player with cattle gives one [LH-046.2]', () => {
  const seats = { '2': { stock: only({ cattle: 3 }) }, '3': { stock: only({ cattle: 1 }) } }
  const table = before('cattle-drive', { fish: 1, cattle: 1 }, { seats }).play('enter cattle-drive')
  expect([table.stock(1), table.stock(2), table.stock(3)]).toEqual([{ cattle: 3 }, { cattle: 2 }, {}])
  expect(table.events().filter(({ kind }) => kind === 'handed-over')).toEqual([
    { kind: 'handed-over', seat: 1, to: 0, tokens: [{ token: 5, amount: 1 }] },
    { kind: 'handed-over', seat: 2, to: 0, tokens: [{ token: 5, amount: 1 }] },
  ])
})

test('a player without cattle gives none [LH-046.2]', () => {
  const table = before(
    'cattle-drive',
    { fish: 1 },
    { seats: { '3': { stock: only({ cattle: 4, fish: 2 }) } } },
  )
  expect(table.play('enter cattle-drive').stock()).toEqual({ cattle: 1 })
  expect(table.events().filter(({ kind }) => kind === 'handed-over')).toHaveLength(1)
})

test.each([
  [5, 2],
  [1, 1],
])('of two players’ %i cattle, %i change hands [LH-046.3]', (held, given) => {
  const seats = { '2': { stock: only({ cattle: held }) } }
  const table = before('cattle-drive', { fish: 1 }, { seats, options: { players: 2 } }).play(
    'enter cattle-drive',
  )
  expect(table.stock()).toEqual({ cattle: given })
})

test('when nobody else has cattle, nobody enters [LH-046.4]', () => {
  expect(before('cattle-drive', { fish: 1, cattle: 5 }).refuses('enter cattle-drive')).toBe('nobody-has-any')
  const alone = before('cattle-drive', { fish: 1, cattle: 5 }, { options: { players: 1 } })
  expect(alone.refuses('enter cattle-drive')).toBe('nobody-has-any')
})
