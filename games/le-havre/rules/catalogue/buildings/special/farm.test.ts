import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

test('the Farm brings two fish, two grain, two wood, a hide and a cattle [LH-004.2]', () => {
  const table = before('farm', { franc: 3 }).play('enter farm')
  expect(table.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1, franc: 2 })
  expect(table.events().slice(1)).toEqual([
    { kind: 'fee-paid', seat: 0, to: null, tokens: bundle({ franc: 1 }) },
    { kind: 'gained', seat: 0, tokens: bundle({ fish: 2, grain: 2, wood: 2, hide: 1, cattle: 1 }) },
  ])
})

test('symbols of the visitor add nothing [LH-004.2]', () => {
  const table = before('farm', { franc: 1 }, { seat1: { buildings: ['hunting-lodge'] } }).play('enter farm')
  expect(table.stock()).toEqual({ fish: 2, wood: 2, grain: 2, cattle: 1, hide: 1 })
})
