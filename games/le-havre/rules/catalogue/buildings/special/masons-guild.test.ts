import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import type { Tokens } from '../../goods.ts'

/** The guild's owner at the first Building Firm, with these proposals. */
const guild = (tokens: Tokens, ...proposals: readonly string[]) =>
  before('masons-guild', tokens, {
    seat1: { buildings: ['masons-guild'] },
    piles: [proposals, [], []],
  })

test("the Masons' Guild is bought for ten francs [LH-025.1]", () => {
  const table = before('masons-guild', { franc: 10 }).play('buy masons-guild')
  expect([table.francs(), table.where('masons-guild')]).toEqual([0, 1])
})

test('its owner builds with one clay less [LH-025.3]', () => {
  const table = guild({ wood: 1, clay: 3 }, 'colliery').play('enter building-firm-1', 'build colliery')
  expect([table.where('colliery'), table.stock()]).toEqual([1, { clay: 1 }])
})

test('its owner builds with one brick less where bricks are printed [LH-025.3]', () => {
  const table = guild({ wood: 4, brick: 3 }, 'town-hall').play('enter building-firm-1', 'build town-hall')
  expect([table.where('town-hall'), table.stock()]).toEqual([1, { brick: 1 }])
})

test('a building of a single clay is built for nothing [LH-025.3]', () => {
  const table = guild({}, 'charcoal-kiln').play('enter building-firm-1', 'build charcoal-kiln')
  expect([table.where('charcoal-kiln'), table.stock()]).toEqual([1, {}])
})

test('it is one clay less, not more: of three clay two are still needed [LH-025.4]', () => {
  const table = guild({ wood: 1, clay: 1 }, 'colliery')
  expect(table.refuses('enter building-firm-1')).toBe('nothing-buildable')
})

test('the clay that is left may be a brick [LH-025.4]', () => {
  const table = guild({ wood: 1, clay: 1, brick: 1 }, 'colliery')
  expect(table.play('enter building-firm-1', 'build colliery').stock()).toEqual({})
})

test('buildings without clay and brick cost what is printed [LH-025.5]', () => {
  expect(guild({ wood: 2 }, 'joinery').refuses('enter building-firm-1')).toBe('nothing-buildable')
  expect(guild({ wood: 3 }, 'joinery').play('enter building-firm-1', 'build joinery').stock()).toEqual({})
})

test('both constructions of one visit are cheaper [LH-025.6]', () => {
  const table = guild({ wood: 2, fish: 2 }, 'fishery', 'tannery').play(
    'enter construction-firm',
    'build fishery',
    'build tannery',
  )
  expect([table.where('fishery'), table.where('tannery'), table.stock()]).toEqual([1, 1, {}])
})

test('at the Sawmill its owner saves a wood and a clay [LH-025.6]', () => {
  const table = before(
    'sawmill',
    {},
    { seat1: { buildings: ['masons-guild'] }, piles: [['fishery'], [], []] },
  ).play('enter sawmill', 'build fishery')
  expect([table.where('fishery'), table.stock()]).toEqual([1, {}])
})

test('it helps nobody but its owner [LH-025.7]', () => {
  const literal = { piles: [['charcoal-kiln'], [], []] }
  const seats = { '2': { buildings: ['masons-guild'] } }
  expect(before('kiln', {}, { ...literal, seats }).refuses('enter building-firm-1')).toBe('nothing-buildable')
  expect(before('masons-guild', {}, literal).refuses('enter building-firm-1')).toBe('nothing-buildable')
})

test('it spares neither the brick of a Wharf nor anything of a ship [LH-025.8]', () => {
  const more = { seat1: { buildings: ['masons-guild'] }, ships: { iron: ['cherbourg'] } }
  expect(before('wharf-1', { iron: 4, wood: 3, franc: 2 }, more).refuses('enter wharf-1')).toBe(
    'no-ship-buildable',
  )
  const table = before('wharf-1', { iron: 4, wood: 3, brick: 1, franc: 2 }, more)
  expect(table.play('enter wharf-1', 'build cherbourg').stock()).toEqual({})
})
