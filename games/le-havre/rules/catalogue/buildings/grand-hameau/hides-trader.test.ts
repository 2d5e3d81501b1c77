import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('six of thirteen hides bring eighteen francs, once [LH-GH16.2]', () => {
  const table = before('hides-trader', { hide: 13, franc: 1 }).play('enter hides-trader')
  expect(table.stock()).toEqual({ hide: 7, franc: 18 })
})

test('five hides are not enough [LH-GH16.3]', () => {
  expect(before('hides-trader', { hide: 5, franc: 1 }).refusal('enter hides-trader')).toEqual({
    code: 'lacks-goods',
    params: { building: 'hides-trader', missing: ['hide'], amounts: [1] },
  })
})
