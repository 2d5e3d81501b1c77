import { expect, test } from 'vitest'
import { type BeforeLiteral, before } from '../../../testing/table.ts'
import { buildingNamed } from '../../catalogue.ts'
import type { Tokens } from '../../goods.ts'
import { SHIPS } from '../../ships.ts'

/** The Yacht and the first Wharf are in the town. */
const atWharf = (tokens: Tokens, more: BeforeLiteral = {}) =>
  before('wharf-1', tokens, { town: ['wharf-1', 'luxury-yacht'], ...more })

test('its fisherman counts for its owner [LH-023.1]', () => {
  const table = before('labor-exchange', {}, { seat1: { buildings: ['luxury-yacht'] } })
  expect(table.play('enter labor-exchange').stock()).toEqual({ fish: 1 })
})

test('once it is in the town it can be bought for twenty francs, and sold for ten [LH-023.2]', () => {
  expect(before('luxury-yacht', { franc: 19 }).refusal('buy luxury-yacht')).toEqual({
    code: 'lacks-francs',
    params: { building: 'luxury-yacht', need: 20, have: 19 },
  })
  const table = before('luxury-yacht', { franc: 20 }).play('buy luxury-yacht')
  expect([table.francs(), table.where('luxury-yacht')]).toEqual([0, 1])
  expect(table.play('sell luxury-yacht').francs()).toBe(10)
  expect(table.where('luxury-yacht')).toBe('town')
})

test('at a Wharf an own iron ship is swapped for it, and leaves the game [LH-023.4]', () => {
  const table = atWharf({ fish: 2 }, { seat1: { ships: ['cherbourg'] } }).play('enter wharf-1')
  expect(table.commands()).toEqual(['swap cherbourg'])
  table.play('swap cherbourg')
  expect([table.where('luxury-yacht'), table.where('cherbourg')]).toEqual([1, 'out'])
  expect(table.events()).toEqual([
    {
      kind: 'ship-swapped',
      seat: 0,
      ship: SHIPS.findIndex(({ name }) => name === 'Cherbourg'),
      building: buildingNamed('luxury-yacht'),
    },
  ])
  expect(table.refuses('take fish')).toBe('main-action-done')
})

test('the swap costs the fee of the Wharf and nothing else, and modernises nothing [LH-023.5]', () => {
  const table = atWharf({ fish: 2, wood: 1, brick: 1 }, { seat1: { ships: ['cherbourg'] } })
  table.play('enter wharf-1', 'swap cherbourg')
  expect(table.stock()).toEqual({ wood: 1, brick: 1 })
  expect(table.position().modernised).toEqual([])
})

test('any of several own iron ships will do [LH-023.4]', () => {
  const table = atWharf({ fish: 2 }, { seat1: { ships: ['cherbourg', 'boulogne', 'lucie', 'triest'] } })
  table.play('enter wharf-1')
  expect(table.commands()).toEqual(['swap cherbourg', 'swap boulogne'])
  expect(table.play('swap boulogne').where('cherbourg')).toBe(1)
})

test('wooden and steel ships and the ships of others cannot be swapped [LH-023.6]', () => {
  const ships = {
    seat1: { ships: ['lucie', 'triest', 'cherbourg'] },
    seats: { '2': { ships: ['boulogne'] } },
  }
  const table = atWharf({ fish: 2 }, ships).play('enter wharf-1')
  expect(table.refuses('swap lucie')).toBe('not-offered-here')
  expect(table.refuses('swap triest')).toBe('not-offered-here')
  expect(table.refusal('swap boulogne')).toEqual({ code: 'not-yours', params: { card: 'boulogne' } })
  expect(atWharf({ fish: 2 }, { seat1: { ships: ['lucie', 'triest'] } }).refusal('enter wharf-1')).toEqual({
    code: 'no-ship-buildable',
    params: { building: 'wharf-1' },
  })
})

test('a Yacht that is owned or not revealed yet cannot be swapped for [LH-023.6]', () => {
  const owned = atWharf(
    { fish: 2 },
    { town: ['wharf-1'], seat1: { ships: ['cherbourg'] }, seats: { '2': { buildings: ['luxury-yacht'] } } },
  )
  expect(owned.refuses('enter wharf-1')).toBe('no-ship-buildable')
  const hidden = atWharf({ fish: 2 }, { town: ['wharf-1'], seat1: { ships: ['cherbourg'] } })
  expect(hidden.refuses('enter wharf-1')).toBe('no-ship-buildable')
})

test('in the final stage it can still be swapped for, but not bought [LH-023.7]', () => {
  const table = atWharf({ fish: 2, franc: 30 }, { phase: 'final', seat1: { ships: ['cherbourg'] } })
  expect(table.refuses('buy luxury-yacht')).toBe('no-purchase-in-final-stage')
  expect(table.play('enter wharf-1', 'pay 2 fish', 'swap cherbourg').where('luxury-yacht')).toBe(1)
})

test('it counts as a ship card for the Dock, and its value among the ships [LH-023.8]', () => {
  const table = before('dock', {}, { seat1: { buildings: ['dock', 'luxury-yacht'], ships: ['lucie'] } })
  expect(table.wealth()).toBe(10 + 20 + 4 + 2 * 4)
})

test('it does not sail for the Shipping Line [LH-023.9]', () => {
  const table = before(
    'shipping-line',
    { coal: 1, steel: 2, franc: 2 },
    { seat1: { buildings: ['luxury-yacht'] } },
  )
  expect(table.refusal('enter shipping-line')).toEqual({
    code: 'lacks-ship',
    params: { building: 'shipping-line' },
  })
})

test('it brings no food at the end of a round [LH-023.9]', () => {
  const table = before(
    'luxury-yacht',
    { franc: 9 },
    { round: 2, turn: 7, step: 'end', seat1: { buildings: ['luxury-yacht'] } },
  )
  expect(table.play('end').commands()).toContain('pay 2 franc')
})
