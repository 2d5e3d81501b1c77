import { expect, test } from 'vitest'
import { type BeforeLiteral, before } from '../../../testing/table.ts'
import { buildingNamed } from '../../catalogue.ts'

const STADIUM = buildingNamed('football-stadium')
const MATERIAL = { wood: 1, brick: 2, iron: 2 }
const RICH = { stock: { franc: 40 } }

/** The end of a round after which the town gets a standard building (round 3) or a special one (round 4). */
const endOfRound = (round: 3 | 4, more: BeforeLiteral) =>
  before(
    'kiln',
    { franc: 40 },
    { round, turn: 7, step: 'end', seats: { '2': RICH, '3': RICH }, ...more },
  ).play('end')

test('revealed while every proposal space is taken, it waits in the town and cannot be built [LH-31.3]', () => {
  const special = ['football-stadium', 'bakery']
  const table = endOfRound(4, { special, piles: [['fishery'], ['tannery'], ['joinery']] })
  expect(table.where('football-stadium')).toBe('town')
  expect(table.happened('laid-on-proposals')).toBe(false)
  const firm = before('football-stadium', MATERIAL, { piles: [['joinery'], ['tannery'], ['bank']] })
  expect(firm.play('enter building-firm-1').refusal('build football-stadium')).toEqual({
    code: 'not-on-top',
    params: { building: 'football-stadium' },
  })
})

test('revealed while a proposal space is empty, it is placed there immediately [LH-31.4]', () => {
  const table = endOfRound(4, {
    special: ['football-stadium', 'bakery'],
    piles: [['fishery'], [], ['joinery']],
  })
  expect(table.where('football-stadium')).toBe('pile')
  expect(table.position().piles).toEqual([['fishery'], ['football-stadium'], ['joinery']])
  expect(table.events()).toContainEqual({ kind: 'laid-on-proposals', building: STADIUM, pile: 1 })
})

test('of several empty spaces it takes one [LH-31.4]', () => {
  const table = endOfRound(4, { special: ['football-stadium', 'bakery'], piles: [[], ['fishery'], []] })
  expect(table.position().piles).toEqual([['football-stadium'], ['fishery'], []])
})

test('while it waits, building the last card of a pile makes room for it [LH-31.5]', () => {
  const table = before(
    'football-stadium',
    { wood: 3 },
    { piles: [['fishery', 'bank'], ['joinery'], ['tannery']] },
  )
  table.play('enter building-firm-1', 'build joinery')
  expect(table.position().piles).toEqual([['fishery', 'bank'], ['football-stadium'], ['tannery']])
  expect(table.events()).toContainEqual({ kind: 'laid-on-proposals', building: STADIUM, pile: 1 })
})

test('a pile that still has a card is not an empty space [LH-31.5]', () => {
  const table = before(
    'football-stadium',
    { franc: 10 },
    { piles: [['fishery', 'bank'], ['joinery'], ['tannery']] },
  )
  expect(table.play('buy fishery').where('football-stadium')).toBe('town')
})

test('while it waits, buying the last card of a pile makes room for it [LH-31.5]', () => {
  const table = before('football-stadium', { franc: 8 }, { piles: [['fishery'], ['tannery'], ['joinery']] })
  table.play('buy joinery')
  expect(table.position().piles).toEqual([['fishery'], ['tannery'], ['football-stadium']])
})

test('while it waits, the town that takes the last card of a pile makes room for it [LH-31.5]', () => {
  const table = endOfRound(3, {
    town: ['building-firm-1', 'football-stadium'],
    piles: [['tannery'], ['fishery'], ['joinery']],
  })
  expect(table.position().piles).toEqual([['tannery'], ['football-stadium'], ['joinery']])
})

test('on its proposal space it is built for its material [LH-31.6]', () => {
  const piles = [['fishery'], ['football-stadium'], []]
  const table = before('kiln', MATERIAL, { piles }).play('enter building-firm-1', 'build football-stadium')
  expect([table.where('football-stadium'), table.stock(), table.wealth()]).toEqual([1, {}, 24])
  expect(
    before('kiln', { wood: 1, clay: 9, brick: 1, iron: 1, steel: 1 }, { piles })
      .play('enter building-firm-1')
      .refusal('build football-stadium'),
  ).toEqual({
    code: 'lacks-material',
    params: { card: 'football-stadium', missing: ['brick'], amounts: [1] },
  })
})

test('built from the space that it had waited for, it leaves that space empty [LH-31.6]', () => {
  const table = before(
    'football-stadium',
    { ...MATERIAL, franc: 8 },
    { piles: [['fishery'], ['joinery'], ['tannery']] },
  ).play('buy joinery', 'enter building-firm-1', 'build football-stadium')
  expect(table.where('football-stadium')).toBe(1)
  expect(table.position().piles).toEqual([['fishery'], [], ['tannery']])
})

test('its number is 31: the town takes every other proposal first [LH-31.7]', () => {
  const table = endOfRound(3, { piles: [['football-stadium'], ['church'], []] })
  expect([table.where('church'), table.where('football-stadium')]).toEqual(['town', 'pile'])
})

test('when it is the lowest proposal left, the town takes it and keeps it [LH-31.7]', () => {
  const table = endOfRound(3, { piles: [[], [], ['football-stadium']] })
  expect(table.where('football-stadium')).toBe('town')
  expect(table.position().piles).toEqual([[], [], []])
  expect(table.events()).toContainEqual({ kind: 'town-built', building: STADIUM })
})

test('it can be bought for 24 francs, in the town or on its proposal space [LH-31.8]', () => {
  const inTown = before('football-stadium', { franc: 24 }, { piles: [['fishery'], ['tannery'], ['joinery']] })
  expect(inTown.play('buy football-stadium').where('football-stadium')).toBe(1)
  expect(inTown.francs()).toBe(0)
  const proposed = before('kiln', { franc: 25 }, { piles: [['fishery'], ['football-stadium'], []] })
  expect(proposed.play('buy football-stadium').francs()).toBe(1)
  expect(proposed.position().piles).toEqual([['fishery'], [], []])
})

test('bought while it waits, it is not placed any more [LH-31.8]', () => {
  const table = before('football-stadium', { franc: 32 }, { piles: [['fishery'], ['joinery'], ['tannery']] })
  table.play('buy football-stadium', 'buy joinery')
  expect([table.where('football-stadium'), table.position().piles]).toEqual([
    1,
    [['fishery'], [], ['tannery']],
  ])
})

test('a table may agree that it is built and never bought [LH-31.9]', () => {
  const options = { stadiumPurchase: false }
  const inTown = before(
    'football-stadium',
    { franc: 40 },
    { options, piles: [['fishery'], ['tannery'], ['joinery']] },
  )
  expect(inTown.can('buy football-stadium')).toBe(false)
  expect(inTown.refusal('buy football-stadium')).toEqual({
    code: 'not-for-sale',
    params: { building: 'football-stadium' },
  })
  const proposed = before(
    'kiln',
    { ...MATERIAL, franc: 40 },
    { options, piles: [['football-stadium'], [], []] },
  )
  expect(proposed.refuses('buy football-stadium')).toBe('not-for-sale')
  proposed.play('enter building-firm-1', 'build football-stadium')
  expect(proposed.where('football-stadium')).toBe(1)
})

test('that agreement concerns no other card [LH-31.9]', () => {
  const table = before('kiln', { franc: 40 }, { options: { stadiumPurchase: false } })
  expect(table.play('buy kiln').where('kiln')).toBe(1)
})

test('sold by its owner, it stays in the town and is not placed again [LH-31.10]', () => {
  const table = before(
    'kiln',
    { franc: 9 },
    { seat1: { buildings: ['football-stadium'] }, piles: [[], ['fishery'], ['joinery']] },
  ).play('sell football-stadium')
  expect([table.where('football-stadium'), table.francs()]).toEqual(['town', 21])
  expect(table.play('buy joinery').where('football-stadium')).toBe('town')
})
