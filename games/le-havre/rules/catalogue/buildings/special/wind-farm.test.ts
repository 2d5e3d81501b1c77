import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

const seat1 = { buildings: ['wind-farm'] }

test('the Wind Farm is bought for twelve francs and sold for four [LH-033.1]', () => {
  const table = before('wind-farm', { franc: 12 }).play('buy wind-farm')
  expect([table.francs(), table.where('wind-farm')]).toEqual([0, 1])
  expect(table.play('sell wind-farm').francs()).toBe(4)
})

test('its owner turns two iron into steel for seven energy instead of ten [LH-033.3]', () => {
  const table = before('steel-mill', { iron: 2, wood: 8, franc: 2 }, { seat1 }).play(
    'enter steel-mill',
    'convert 2',
  )
  expect(table.stock()).toEqual({ wood: 1, steel: 2 })
})

test('a ship needs no energy at all [LH-033.3]', () => {
  const table = before('wharf-1', { wood: 5, fish: 2 }, { seat1, ships: { wooden: ['appoline'] } })
  expect(table.play('enter wharf-1', 'build appoline').stock()).toEqual({})
  expect(table.where('appoline')).toBe(1)
})

test('three ships sail for six energy: the saving is once for all of them [LH-033.4]', () => {
  const table = before(
    'shipping-line',
    { wood: 7, steel: 6, fish: 2 },
    { seat1: { ...seat1, ships: ['appoline', 'blanche', 'dina'] } },
  )
  table.play('enter shipping-line', 'sail 3 wooden', 'load 6 steel')
  expect(table.stock()).toEqual({ wood: 1, franc: 48 })
})

test('halves of energy are added up and rounded before the saving [LH-033.5]', () => {
  const bake = (grain: number, wood: number) =>
    before('bakehouse', { grain, wood, fish: 1 }, { seat1 }).play('enter bakehouse', `convert ${grain}`)
  expect(bake(9, 3).stock()).toEqual({ wood: 1, bread: 9, franc: 4 })
  expect(bake(8, 3).stock()).toEqual({ wood: 2, bread: 8, franc: 4 })
  expect(bake(6, 3).stock()).toEqual({ wood: 3, bread: 6, franc: 3 })
})

test('a saving beyond the demand is not paid out [LH-033.6]', () => {
  const table = before('smokehouse', { fish: 2, wood: 1, franc: 1 }, { seat1 })
  table.play('enter smokehouse', 'convert 2')
  expect(table.stock()).toEqual({ wood: 1, smoked_fish: 2, franc: 1 })
})

test('the extra iron of the Ironworks costs three energy instead of six [LH-033.3]', () => {
  const table = before('ironworks', { wood: 3, franc: 1 }, { seat1 }).play('enter ironworks', 'convert 1')
  expect(table.stock()).toEqual({ iron: 4 })
  expect(before('ironworks', { wood: 2, franc: 1 }, { seat1 }).play('enter ironworks').stock()).toEqual({
    wood: 2,
    iron: 3,
  })
})

test('it saves nothing for others, nor while the town owns it [LH-033.7]', () => {
  const seats = { '2': { buildings: ['wind-farm'] } }
  expect(before('kiln', { clay: 1, fish: 1 }, { seats }).refuses('enter kiln')).toBe('lacks-energy')
  const town = before('kiln', { clay: 1, fish: 1 }, { town: ['kiln', 'wind-farm'] })
  expect(town.refuses('enter kiln')).toBe('lacks-energy')
})
