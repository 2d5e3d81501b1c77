import { expect, test } from 'vitest'
import { shipFood } from '../../../holdings.ts'
import { wealth } from '../../../scoring.ts'
import { type BeforeLiteral, before } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const wharf = (more: BeforeLiteral = {}) =>
  before('wharf-1', { franc: 2 }, { town: ['wharf-1', 'ms-dagmar'], ...more })

test('it is bought for fifty francs and sold for half [LH-039.2]', () => {
  const table = before('ms-dagmar', { franc: 50 }).play('buy ms-dagmar')
  expect([table.where('ms-dagmar'), table.francs()]).toEqual([1, 0])
  expect(table.play('sell ms-dagmar').francs()).toBe(25)
  expect(before('ms-dagmar', { franc: 49 }).refuses('buy ms-dagmar')).toBe('lacks-francs')
})

test('a liner is swapped for it, for the fee alone [LH-039.3] [LH-039.4]', () => {
  const table = wharf({ seat1: { ships: ['ms-doris'] } }).play('enter wharf-1')
  expect(table.commands()).toEqual(['swap ms-doris'])
  table.play('swap ms-doris')
  expect([table.where('ms-dagmar'), table.where('ms-doris'), table.francs()]).toEqual([1, 'out', 0])
  expect(table.position().modernised).toEqual([])
  expect(table.events()).toContainEqual({
    kind: 'ship-swapped',
    seat: 0,
    ship: 18,
    building: buildingNamed('ms-dagmar'),
  })
})

test('other ships are not swapped for it [LH-039.5]', () => {
  expect(wharf({ seat1: { ships: ['caen'] } }).refuses('enter wharf-1')).toBe('no-ship-buildable')
  const both = wharf({
    town: ['wharf-1', 'ms-dagmar', 'luxury-yacht'],
    seat1: { ships: ['caen', 'ms-doris'] },
  })
  both.play('enter wharf-1')
  expect(both.commands()).toEqual(['swap caen', 'swap ms-doris'])
  both.play('swap caen')
  expect([both.where('luxury-yacht'), both.where('ms-dagmar')]).toEqual([1, 'town'])
})

test('it counts as a ship, and neither feeds nor sails [LH-039.6]', () => {
  const table = before(
    'shipping-line',
    { coal: 3, franc: 2 },
    { seat1: { buildings: ['ms-dagmar', 'dock'] } },
  )
  expect(wealth(table.state, 0)).toMatchObject({ ships: 50, buildings: 10, bonus: 4 })
  expect(table.refuses('enter shipping-line')).toBe('lacks-ship')
  expect(shipFood(table.state, 0)).toBe(0)
})
