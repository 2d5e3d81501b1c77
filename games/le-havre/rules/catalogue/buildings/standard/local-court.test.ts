import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { FRANC } from '../../goods.ts'

const indebted = (loans: number) => before('local-court', { franc: 3 }, { seat1: { loans } })

test('a single loan is handed back for nothing [LH-15.2]', () => {
  const table = indebted(1).play('enter local-court')
  expect(table.loans()).toBe(0)
  expect(table.francs()).toBe(3)
  expect(table.events().at(-1)).toEqual({ kind: 'loans-returned', seat: 0, loans: 1 })
  expect(table.can('end')).toBe(true)
})

test('of two loans one is handed back, with two francs on top [LH-15.3]', () => {
  const table = indebted(2).play('enter local-court')
  expect(table.loans()).toBe(1)
  expect(table.francs()).toBe(5)
  expect(table.events().slice(-2)).toEqual([
    { kind: 'loans-returned', seat: 0, loans: 1 },
    { kind: 'gained', seat: 0, tokens: [{ token: FRANC, amount: 2 }] },
  ])
})

test.each([3, 4, 7])('of %i loans two are handed back, or one with two francs [LH-15.4]', (loans) => {
  expect(indebted(loans).play('enter local-court').commands()).toEqual(['return-loans 1', 'return-loans 2'])
  const two = indebted(loans).play('enter local-court', 'return-loans 2')
  expect([two.loans(), two.francs()]).toEqual([loans - 2, 3])
  expect(two.can('end')).toBe(true)
  const one = indebted(loans).play('enter local-court', 'return-loans 1')
  expect([one.loans(), one.francs()]).toEqual([loans - 1, 5])
})

test('never three loans in one visit [LH-15.4]', () => {
  const table = indebted(5).play('enter local-court')
  expect(table.refuses('return-loans 3')).toBe('bad-amount')
  expect(table.refuses('return-loans 0')).toBe('bad-amount')
})

test('without a loan nobody enters [LH-15.5]', () => {
  expect(indebted(0).refusal('enter local-court')).toEqual({
    code: 'no-loan',
    params: { building: 'local-court' },
  })
})

test("entering is free, another player's court too [LH-15.6]", () => {
  const table = before(
    'local-court',
    {},
    { seat1: { loans: 1 }, seats: { '2': { buildings: ['local-court'], stock: only({}), loans: 2 } } },
  ).play('enter local-court')
  expect([table.loans(), table.loans(2)]).toEqual([0, 2])
  expect(table.stock(2)).toEqual({})
})
