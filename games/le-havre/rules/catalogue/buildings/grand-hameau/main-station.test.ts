import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { type BeforeLiteral, before, only } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'
import type { Tokens } from '../../goods.ts'

const leaving = (tokens: Tokens, town: readonly string[], more: BeforeLiteral = {}) =>
  before('main-station', tokens, {
    town: ['main-station', ...town],
    ...more,
    seat1: { disc: 'main-station', ...more.seat1 },
  })

test('entering costs a food and does nothing [LH-GH03.2]', () => {
  const at = before('main-station', { fish: 1 }).play('enter main-station')
  expect(at.stock()).toEqual({})
  expect(at.position()).toMatchObject({ step: 'end', seats: { '1': { disc: 'main-station' } } })
  expect(before('main-station', {}).refuses('enter main-station')).toBe('cannot-pay-fee')
})

test('leaving it, two buildings are used without their fees [LH-GH03.3]', () => {
  const at = leaving({ cattle: 2 }, ['abattoir', 'smelter', 'fishery']).play('enter abattoir', 'convert 2')
  expect(at.stock()).toEqual({ meat: 2, hide: 1 })
  expect(at.commands()).toEqual(['enter fishery', 'enter smelter', 'done'])
  at.play('enter smelter')
  expect(at.stock()).toEqual({ meat: 2, hide: 1, coal: 1, coke: 1, iron: 1 })
  expect(at.position()).toMatchObject({ step: 'end', seats: { '1': { disc: 'smelter' } } })
})

test('a fee in goods that the action needs does not matter either [LH-GH03.3]', () => {
  const at = leaving({ bread: 1 }, ['wholesale-bakery']).play('enter wholesale-bakery')
  expect(at.stock()).toEqual({ franc: 2 })
})

test('the second visit may be left out [LH-GH03.4]', () => {
  const at = leaving({}, ['fishery', 'smelter']).play('enter fishery', 'done')
  expect(at.position()).toMatchObject({ step: 'end', seats: { '1': { disc: 'fishery' } } })
  expect(at.stock()).toEqual({ fish: 3 })
})

test('it leads neither back to the station nor into the same building nor where somebody is [LH-GH03.4]', () => {
  const seats = { '2': { disc: 'smelter' } }
  const at = leaving({}, ['fishery', 'smelter', 'bank'], { seats }).play('enter fishery')
  expect(at.commands()).toEqual(['done'])
  expect(at.refuses('enter main-station')).toBe('not-offered-here')
  expect(at.refuses('enter fishery')).toBe('own-disc-inside')
  expect(at.refuses('enter smelter')).toBe('occupied')
  expect(at.refuses('enter bank')).toBe('closed')
})

test('a guest who takes an offer stays inside [LH-GH03.5]', () => {
  const at = leaving({}, ['fishery']).play('take wood')
  expect(at.position().seats?.['1']?.disc).toBe('main-station')
})

test('nobody is sent away [LH-GH03.6]', () => {
  const seats = { '2': { disc: 'main-station' } }
  const watch = before(
    'harbor-watch',
    { fish: 1, franc: 2 },
    { town: ['harbor-watch', 'main-station'], seats },
  )
  expect(watch.refuses('enter harbor-watch')).toBe('nobody-to-evict')
  const at = before('main-station', { franc: 8 }, { seats }).play('buy main-station')
  expect(at.position().seats?.['2']?.disc).toBe('main-station')
  expect(at.play('sell main-station').position().seats?.['2']?.disc).toBe('main-station')
})

test('through the Harbor Watch the usual fee is paid [LH-GH03.7]', () => {
  const seats = { '2': { disc: 'smelter', stock: only({}) } }
  const at = leaving({ franc: 3 }, ['harbor-watch', 'smelter'], { seats }).play(
    'enter harbor-watch',
    'evict 2',
  )
  expect(at.stock()).toEqual({ coal: 1, coke: 1, iron: 1 })
  expect(at.francs(2)).toBe(1)
  expect(at.play('done').position().step).toBe('end')
  const poor = leaving({ franc: 2 }, ['harbor-watch', 'smelter'], { seats })
  expect(poor.refuses('enter harbor-watch')).toBe('cannot-use-that')
})

test('owners get their share, and in the final stage it works too [LH-GH03.8]', () => {
  const seats = { '2': { buildings: ['souvenir-shop', 'smelter'], stock: only({}) } }
  const at = leaving({}, ['fishery'], { seats, phase: 'final' }).play('enter smelter', 'enter fishery')
  expect(at.francs(2)).toBe(1)
  expect(at.held('fish')).toBe(3)
  expect(at.position().step).toBe('end')
})

test('between the two a player buys, sells and repays [LH-GH03.9]', () => {
  const seats = { '2': { disc: 'fishery' } }
  const at = leaving({ franc: 11, wood: 1 }, ['charcoal-kiln', 'fishery'], { seats, seat1: { loans: 1 } })
  at.play('enter charcoal-kiln')
  expect(at.refuses('enter fishery')).toBe('occupied')
  expect(at.can('repay')).toBe(true)
  at.play('buy fishery', 'enter fishery')
  expect(at.held('fish')).toBe(4)
  expect([at.francs(), at.position().step]).toEqual([1, 'end'])
})

test('the first is not entered again, although its visitor was sent home [LH-GH03.9]', () => {
  const at = leaving({ franc: 9, wood: 2 }, ['charcoal-kiln']).play('enter charcoal-kiln', 'convert 1')
  at.play('buy charcoal-kiln')
  expect(at.position().seats?.['1']?.disc).toBeNull()
  expect(at.can('enter charcoal-kiln')).toBe(false)
  expect(at.play('done').position().step).toBe('end')
})

test('under version 1 of the rules nothing is bought between the two [LH-GH03.9]', () => {
  const at = leaving({ franc: 9, wood: 1 }, ['charcoal-kiln', 'fishery'], { rules: 1 })
  at.play('enter charcoal-kiln')
  expect(at.refuses('buy fishery')).toBe('action-under-way')
  expect(at.refuses('repay')).toBe('action-under-way')
})

test('every moment of the journey is written and read [LH-GH03.3]', () => {
  const at = leaving({ cattle: 2, wood: 3 }, ['abattoir', 'charcoal-kiln'])
  for (const command of ['enter abattoir', 'convert 2', 'enter charcoal-kiln', 'convert 3']) {
    const read = leHavre.position.read(JSON.parse(JSON.stringify(at.position())))
    expect(read.ok && leHavre.hash(read.value)).toBe(leHavre.hash(at.state))
    at.play(command)
  }
  expect(at.stock()).toEqual({ meat: 2, hide: 1, charcoal: 3 })
  const station = buildingNamed('main-station')
  for (const frame of [
    [1, station, 0, 2, 0, 0],
    [1, station, 0, 0, 0, 0],
    [1, station, 1, 1, 0, 0],
    [2, station, 0, 1, 0, 0],
  ])
    expect(leHavre.position.read({ step: 'main', town: ['main-station'], frames: [frame] }).ok).toBe(false)
})
