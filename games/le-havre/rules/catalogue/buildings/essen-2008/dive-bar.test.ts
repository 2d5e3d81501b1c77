import { expect, test } from 'vitest'
import { type BeforeLiteral, before, only, type Table } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const BAR = buildingNamed('dive-bar')

/** Seat 2 is in the Fishery, which seat 1 may buy. */
const evicting = (more: BeforeLiteral = {}) =>
  before(
    'fishery',
    { franc: 20 },
    {
      town: ['fishery', 'dive-bar'],
      ...more,
      seats: { '2': { disc: 'fishery', stock: only({ franc: 5 }) }, ...more.seats },
    },
  )

const discs = (at: Table): unknown[] => Object.values(at.position().seats ?? {}).map(({ disc }) => disc)

test('a player who is sent home goes to the bar and pays two francs [LH-043.2]', () => {
  const at = evicting().play('buy fishery')
  expect(discs(at)).toEqual([null, 'dive-bar', null])
  expect(at.francs(2)).toBe(3)
  expect(at.events().slice(-1)).toEqual([
    { kind: 'caught', seat: 1, building: buildingNamed('fishery'), by: BAR, francs: 2 },
  ])
  expect(at.happened('sent-home')).toBe(false)
})

test('the owner of the bar earns nothing from it [LH-043.2]', () => {
  const seats = { '3': { buildings: ['dive-bar'], stock: only({}) } }
  const at = evicting({ town: ['fishery'], seats }).play('buy fishery')
  expect([at.francs(2), at.francs(3)]).toEqual([3, 0])
})

test('its owner pays one [LH-043.3]', () => {
  const seats = { '2': { disc: 'fishery', buildings: ['dive-bar'], stock: only({ franc: 5 }) } }
  expect(
    evicting({ town: ['fishery'], seats })
      .play('buy fishery')
      .francs(2),
  ).toBe(4)
})

test('a player who cannot pay takes a loan [LH-043.4]', () => {
  const at = evicting({ seats: { '2': { disc: 'fishery', stock: only({ franc: 1 }) } } }).play('buy fishery')
  expect([at.francs(2), at.loans(2)]).toEqual([3, 1])
  const exact = evicting({ seats: { '2': { disc: 'fishery', stock: only({ franc: 2 }) } } }).play(
    'buy fishery',
  )
  expect([exact.francs(2), exact.loans(2)]).toEqual([0, 0])
})

test('several discs meet [LH-043.5]', () => {
  const seats = { '3': { disc: 'dive-bar' } }
  const at = evicting({ seats: { '2': { disc: 'fishery', stock: only({ franc: 5 }) }, ...seats } }).play(
    'buy fishery',
  )
  expect(discs(at)).toEqual([null, 'dive-bar', 'dive-bar'])
})

test('the Harbor Watch sends people there too [LH-043.2]', () => {
  const at = before(
    'harbor-watch',
    { fish: 1, franc: 1 },
    {
      town: ['harbor-watch', 'fishery', 'dive-bar'],
      seats: { '2': { disc: 'fishery', stock: only({}) } },
    },
  ).play('enter harbor-watch', 'evict 2')
  expect(discs(at)).toEqual(['fishery', 'dive-bar', null])
  expect([at.francs(2), at.loans(2)]).toEqual([3, 1])
})

test('buying or selling the bar sends no one home [LH-043.6]', () => {
  const seats = { '2': { disc: 'dive-bar', stock: only({ franc: 5 }) } }
  const at = before('dive-bar', { franc: 4 }, { seats }).play('buy dive-bar')
  expect([discs(at), at.francs(2)]).toEqual([[null, 'dive-bar', null], 5])
  at.play('sell dive-bar')
  expect([discs(at), at.francs(2)]).toEqual([[null, 'dive-bar', null], 5])
})

test('from the bar any building can be entered [LH-043.7]', () => {
  const at = before('fishery', {}, { town: ['fishery', 'dive-bar'], seat1: { disc: 'dive-bar' } })
  expect(at.play('enter fishery').stock()).toEqual({ fish: 3 })
  expect(at.refuses('enter dive-bar')).toBe('main-action-done')
  expect(before('dive-bar', {}).refuses('enter dive-bar')).toBe('closed')
})

test('without the bar in play people go home [LH-043.2]', () => {
  const at = evicting({ town: ['fishery'] }).play('buy fishery')
  expect([discs(at), at.francs(2)]).toEqual([[null, null, null], 5])
})
