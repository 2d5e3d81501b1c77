import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('three leather with fourteen francs become thirty francs, once [LH-021.2]', () => {
  const table = before('leather-industry', { leather: 7, franc: 40, fish: 2 })
  table.play('enter leather-industry', 'pay 2 fish')
  expect(table.stock()).toEqual({ leather: 4, franc: 56 })
  expect(table.events().slice(1)).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ leather: 3, franc: 14 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ franc: 30 }) },
  ])
})

test('one leather is two too few [LH-021.3]', () => {
  expect(before('leather-industry', { leather: 1, franc: 30 }).refusal('enter leather-industry')).toEqual({
    code: 'lacks-goods',
    params: { building: 'leather-industry', missing: ['leather'], amounts: [2] },
  })
})

test('thirteen francs are too few, and food does not stand for them [LH-021.3]', () => {
  expect(
    before('leather-industry', { leather: 3, franc: 13, fish: 9 }).refusal('enter leather-industry'),
  ).toEqual({
    code: 'lacks-francs',
    params: { building: 'leather-industry', need: 14, have: 13 },
  })
})

test('the fourteen francs must still be there after the fee [LH-021.4]', () => {
  expect(before('leather-industry', { leather: 3, franc: 15 }).refusal('enter leather-industry')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'leather-industry' },
  })
  expect(
    before('leather-industry', { leather: 3, franc: 16 }).play('enter leather-industry').stock(),
  ).toEqual({
    franc: 30,
  })
})

test('with fourteen francs the fee is paid in food alone [LH-021.4]', () => {
  const table = before('leather-industry', { leather: 3, franc: 14, fish: 2 }).play('enter leather-industry')
  expect(table.stock()).toEqual({ franc: 30 })
})
