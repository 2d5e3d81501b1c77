import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three hides and ten francs bring twenty-two, once [LH-GH17.2]', () => {
  const table = before('fur-industry', { hide: 6, fish: 2, franc: 10 }).play('enter fur-industry')
  expect(table.stock()).toEqual({ hide: 3, franc: 22 })
})

test('the fee may not be paid with the ten francs [LH-GH17.3]', () => {
  expect(before('fur-industry', { hide: 3, franc: 11 }).refuses('enter fur-industry')).toBe('fee-eats-action')
  expect(before('fur-industry', { hide: 3, fish: 3, franc: 9 }).refusal('enter fur-industry')).toEqual({
    code: 'lacks-francs',
    params: { building: 'fur-industry', need: 10, have: 9 },
  })
  expect(before('fur-industry', { hide: 3, franc: 12 }).play('enter fur-industry').stock()).toEqual({
    franc: 22,
  })
})
