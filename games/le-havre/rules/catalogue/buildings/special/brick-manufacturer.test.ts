import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('three bricks with ten francs become twenty-four francs, once [LH-034.2]', () => {
  const table = before('brick-manufacturer', { brick: 7, franc: 30, fish: 2 })
  table.play('enter brick-manufacturer', 'pay 2 fish')
  expect(table.stock()).toEqual({ brick: 4, franc: 44 })
  expect(table.events().slice(1)).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ brick: 3, franc: 10 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ franc: 24 }) },
  ])
})

test('two bricks are too few, and clay does not stand for brick [LH-034.3]', () => {
  expect(
    before('brick-manufacturer', { clay: 9, brick: 2, franc: 30 }).refusal('enter brick-manufacturer'),
  ).toEqual({
    code: 'lacks-goods',
    params: { building: 'brick-manufacturer', missing: ['brick'], amounts: [1] },
  })
})

test('nine francs are too few, and food does not stand for them [LH-034.3]', () => {
  expect(
    before('brick-manufacturer', { brick: 3, franc: 9, fish: 9 }).refusal('enter brick-manufacturer'),
  ).toEqual({
    code: 'lacks-francs',
    params: { building: 'brick-manufacturer', need: 10, have: 9 },
  })
})

test('the ten francs must still be there after the fee [LH-034.4]', () => {
  expect(before('brick-manufacturer', { brick: 3, franc: 11 }).refusal('enter brick-manufacturer')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'brick-manufacturer' },
  })
  expect(
    before('brick-manufacturer', { brick: 3, franc: 12 }).play('enter brick-manufacturer').stock(),
  ).toEqual({
    franc: 24,
  })
  expect(
    before('brick-manufacturer', { brick: 3, franc: 10, fish: 2 }).play('enter brick-manufacturer').stock(),
  ).toEqual({ franc: 24 })
})

test('with eleven francs and fish, at most one franc goes into the fee [LH-034.4]', () => {
  const table = before('brick-manufacturer', { brick: 3, franc: 11, fish: 2 }).play(
    'enter brick-manufacturer',
  )
  expect(table.commands().toSorted()).toEqual(['pay 1 fish 1 franc', 'pay 2 fish'])
  expect(table.refusal('pay 2 franc')).toEqual({
    code: 'leaves-too-little',
    params: { building: 'brick-manufacturer' },
  })
})
