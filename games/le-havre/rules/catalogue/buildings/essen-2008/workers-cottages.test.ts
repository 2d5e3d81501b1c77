import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { type BeforeLiteral, before } from '../../../testing/index.ts'

const COTTAGES = { buildings: ['workers-cottages'] }

const final = (more: BeforeLiteral = {}) =>
  before('fishery', {}, { phase: 'final', ...more, seat1: { ...COTTAGES, ...more.seat1 } })

test('two main actions in a row [LH-036.2]', () => {
  const at = final().play('take fish')
  expect(at.position()).toMatchObject({ step: 'main', finalActions: 1 })
  expect(at.can('end')).toBe(false)
  at.play('enter fishery')
  expect(at.stock()).toEqual({ fish: 5 })
  expect(at.position().step).toBe('end')
  expect(at.refuses('take wood')).toBe('main-action-done')
  expect(at.play('end').waitsFor()).toEqual([2])
  expect(at.position().finalActions).toBeUndefined()
})

test('every other player has one [LH-036.2]', () => {
  const at = final({ start: 2 }).play('take fish')
  expect(at.position().step).toBe('end')
})

test('an entered building counts as the first action too [LH-036.2]', () => {
  const at = final().play('enter fishery')
  expect(at.refuses('enter fishery')).toBe('own-disc-inside')
  expect(at.play('take wood').position().step).toBe('end')
})

test('there may be sales and repayments between the two [LH-036.3]', () => {
  const at = final({ seat1: { ...COTTAGES, buildings: ['workers-cottages', 'bank'] } }).play(
    'take fish',
    'sell bank',
  )
  expect([at.francs(), at.position().step]).toEqual([8, 'main'])
  expect(at.play('take wood').position().step).toBe('end')
})

test('a second action that is not possible lapses [LH-036.4]', () => {
  const offers = { franc: 0, fish: 2, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }
  const at = final({ offers, town: ['bank'] }).play('take fish')
  expect(at.can('end')).toBe(true)
  expect(at.play('end').waitsFor()).toEqual([2])
})

test('sold before the first action is over, it gives no second one [LH-036.5]', () => {
  expect(final().play('sell workers-cottages', 'take fish').position().step).toBe('end')
  const later = final().play('take fish', 'sell workers-cottages', 'take wood')
  expect(later.position().step).toBe('end')
})

test('in the rounds there is one action a turn [LH-036.6]', () => {
  expect(before('fishery', {}, { seat1: COTTAGES }).play('take wood').position().step).toBe('end')
})

test('the end of the game leaves no trace [LH-036.2]', () => {
  const at = final({ options: { players: 1 } }).play('take fish', 'take wood', 'end')
  expect(at.position().phase).toBe('over')
  expect(at.position().finalActions).toBeUndefined()
})

test('a position between the two is read again, and only there [LH-036.2]', () => {
  const written = final().play('take fish').position()
  const read = leHavre.position.read(JSON.parse(JSON.stringify(written)))
  expect(read.ok && leHavre.position.write(read.value)).toEqual(written)
  expect(leHavre.position.read({ ...written, step: 'end' }).ok).toBe(false)
  expect(leHavre.position.read({ finalActions: 1 }).ok).toBe(false)
})
