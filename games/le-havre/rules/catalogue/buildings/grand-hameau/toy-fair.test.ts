import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('six different goods and a loan without francs [LH-E2010.2]', () => {
  const table = before('toy-fair', { franc: 1 }).play('enter toy-fair')
  expect(table.events()).toContainEqual({ kind: 'loans-taken', seat: 0, loans: 1, francs: 0 })
  expect([table.loans(), table.francs()]).toEqual([1, 0])
  expect(table.refuses('choose steel')).toBe('not-offered-here')
  expect(before('toy-fair', { franc: 1 }).play('enter toy-fair', 'choose iron').events()).toEqual([
    { kind: 'gained', seat: 0, tokens: bundle({ iron: 1 }) },
  ])
  table.play('choose iron', 'choose coal', 'choose brick', 'choose meat', 'choose coke', 'choose leather')
  expect(table.stock()).toEqual({ iron: 1, coal: 1, brick: 1, meat: 1, coke: 1, leather: 1 })
  expect(table.can('end')).toBe(true)
})

test('six, no fewer, in the order of the store [LH-E2010.3]', () => {
  const table = before('toy-fair', { franc: 1 }).play('enter toy-fair')
  expect(table.commands()).toEqual([
    'choose fish',
    'choose wood',
    'choose clay',
    'choose iron',
    'choose grain',
    'choose cattle',
    'choose coal',
    'choose hide',
    'choose smoked-fish',
    'choose charcoal',
  ])
  table.play('choose charcoal')
  expect(table.commands()).toEqual(['choose brick'])
  expect(table.refuses('choose bread')).toBe('out-of-order')
  expect(table.refuses('done')).toBe('nothing-given')
})

test('the loan is repaid like any other [LH-E2010.4]', () => {
  const table = before('toy-fair', { franc: 6 }).play('enter toy-fair')
  table.play(
    'choose fish',
    'choose wood',
    'choose clay',
    'choose iron',
    'choose grain',
    'choose cattle',
    'repay',
  )
  expect([table.loans(), table.francs()]).toEqual([0, 0])
})
