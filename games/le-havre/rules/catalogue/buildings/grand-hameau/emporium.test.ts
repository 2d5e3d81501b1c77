import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('a brick, a coke and a leather cost five francs [LH-GH29.2]', () => {
  const table = before('emporium', { franc: 9 }).play('enter emporium')
  expect(table.commands()).toEqual([
    'choose smoked-fish',
    'choose charcoal',
    'choose brick',
    'choose steel',
    'choose bread',
    'choose meat',
    'choose coke',
    'choose leather',
  ])
  table.play('choose brick', 'choose coke')
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ franc: 3 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ coke: 1 }) },
  ])
  table.play('choose leather')
  expect(table.stock()).toEqual({ brick: 1, coke: 1, leather: 1, franc: 3 })
  expect(table.can('end')).toBe(true)
})

test('steel costs five [LH-GH29.2]', () => {
  const table = before('emporium', { franc: 6 }).play('enter emporium', 'choose steel')
  expect(table.stock()).toEqual({ steel: 1 })
  const poor = before('emporium', { franc: 5 }).play('enter emporium')
  expect(poor.refusal('choose steel')).toEqual({ code: 'lacks-francs', params: { need: 5, have: 4 } })
})

test('one at least, and none twice [LH-GH29.3]', () => {
  const table = before('emporium', { franc: 9 }).play('enter emporium')
  expect(table.refuses('done')).toBe('nothing-given')
  expect(table.refusal('choose brick coke')).toEqual({ code: 'wrong-count', params: { need: 1, have: 2 } })
  expect(table.refuses('choose fish')).toBe('not-offered-here')
  table.play('choose brick')
  expect(table.refuses('choose brick')).toBe('out-of-order')
  expect(table.play('done').stock()).toEqual({ brick: 1, franc: 7 })
})

test('it is too late for a good that comes before the last one [LH-GH29.4]', () => {
  const table = before('emporium', { franc: 9 }).play('enter emporium', 'choose meat')
  expect(table.commands()).toEqual(['choose coke', 'choose leather', 'done'])
})

test('the fee leaves a franc to spend [LH-GH29.5]', () => {
  expect(before('emporium', { franc: 1 }).refuses('enter emporium')).toBe('fee-eats-action')
  expect(before('emporium', {}).refuses('enter emporium')).toBe('lacks-francs')
})
