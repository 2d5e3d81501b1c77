import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('three fish become a wood and two hides [LH-GH27.2]', () => {
  const table = before('trafficking-spot', { fish: 4 }).play('enter trafficking-spot')
  expect(table.commands()).toEqual(['give 1 fish', 'give 2 fish', 'give 3 fish'])
  table.play('give 3 fish')
  expect(table.refusal('get 1 iron')).toEqual({
    code: 'not-offered-here',
    params: { building: 'trafficking-spot' },
  })
  table.play('get 1 wood')
  expect(table.commands()).toContain('get 2 hide')
  expect(table.play('get 2 hide').stock()).toEqual({ fish: 1, wood: 1, hide: 2 })
})

test('three leather become coke [LH-GH27.3]', () => {
  const table = before('trafficking-spot', { leather: 4 }).play('enter trafficking-spot', 'give 3 leather')
  expect(table.commands().filter((command) => /steel|leather/.test(command))).toEqual([])
  expect(table.play('get 3 coke').stock()).toEqual({ leather: 1, coke: 3 })
})

test('standard goods first, then upgraded ones, and one of the two at least [LH-GH27.4]', () => {
  const both = before('trafficking-spot', { clay: 1, brick: 1 }).play('enter trafficking-spot', 'give 1 clay')
  both.play('get 1 cattle')
  expect(both.commands()).toEqual(['give 1 brick', 'done'])
  expect(both.play('give 1 brick', 'get 1 coke').stock()).toEqual({ cattle: 1, coke: 1 })
  const first = before('trafficking-spot', { clay: 1, brick: 1 }).play(
    'enter trafficking-spot',
    'give 1 clay',
  )
  expect(first.play('get 1 cattle', 'done').stock()).toEqual({ cattle: 1, brick: 1 })
  const second = before('trafficking-spot', { clay: 1, brick: 1 }).play('enter trafficking-spot', 'done')
  expect(second.commands()).toEqual(['give 1 brick'])
  expect(second.refuses('done')).toBe('nothing-given')
  expect(second.play('give 1 brick', 'get 1 coke').stock()).toEqual({ clay: 1, coke: 1 })
})

test('goods that were given cannot be got back [LH-GH27.5]', () => {
  const table = before('trafficking-spot', { fish: 2, wood: 1 }).play(
    'enter trafficking-spot',
    'give 1 fish',
    'done',
  )
  expect(table.commands()).toEqual([
    'get 1 wood',
    'get 1 clay',
    'get 1 grain',
    'get 1 cattle',
    'get 1 coal',
    'get 1 hide',
  ])
})

test('iron and steel may go [LH-GH27.6]', () => {
  const table = before('trafficking-spot', { iron: 1, steel: 1 }).play(
    'enter trafficking-spot',
    'give 1 iron',
  )
  expect(table.play('get 1 coal', 'give 1 steel', 'get 1 coke').stock()).toEqual({ coal: 1, coke: 1 })
})

test('without goods nobody enters [LH-GH27.4]', () => {
  expect(before('trafficking-spot', { franc: 4 }).refuses('enter trafficking-spot')).toBe('lacks-goods')
})
