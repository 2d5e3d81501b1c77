import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'

const ships = { wooden: ['lucie'], iron: ['cherbourg'] }

test('a visitor pays the owner two food and builds one ship [LH-17.2]', () => {
  const table = before(
    'wharf-2',
    { wood: 8, fish: 2 },
    { ships, seats: { '2': { buildings: ['wharf-2'], stock: only({}) } } },
  ).play('enter wharf-2', 'build lucie')
  expect(table.stock()).toEqual({})
  expect(table.stock(2)).toEqual({ fish: 2 })
  expect(table.where('lucie')).toBe(1)
  expect(table.can('end')).toBe(true)
})

test('the owner pays no fee, all others need two food [LH-17.2]', () => {
  const own = before('wharf-2', { wood: 8 }, { ships, seat1: { buildings: ['wharf-2'] } })
  expect(own.play('enter wharf-2', 'build lucie').stock()).toEqual({})
  expect(before('wharf-2', { wood: 8, fish: 1 }, { ships }).refusal('enter wharf-2')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'wharf-2', food: 2, francs: 0, have: 1, haveFrancs: 0 },
  })
})

test('its first iron ship takes a brick that modernises this wharf alone [LH-17.3]', () => {
  const table = before('wharf-2', { iron: 4, brick: 1, wood: 3, franc: 2 }, { ships })
  table.play('enter wharf-2', 'build cherbourg')
  expect(table.stock()).toEqual({})
  expect(table.position().modernised).toEqual(['wharf-2'])
})

test('with the brick on both, neither asks for another [LH-17.3]', () => {
  const table = before(
    'wharf-2',
    { iron: 4, brick: 1, wood: 3, franc: 2 },
    { ships, modernised: ['wharf-1', 'wharf-2'] },
  ).play('enter wharf-2', 'build cherbourg')
  expect(table.stock()).toEqual({ brick: 1 })
  expect(table.position().modernised).toEqual(['wharf-1', 'wharf-2'])
})

test('the Luxury Yacht is had here too for an iron ship [LH-17.4]', () => {
  const table = before(
    'wharf-2',
    { franc: 2 },
    { ships: {}, town: ['wharf-2', 'luxury-yacht'], seat1: { ships: ['boulogne'] } },
  ).play('enter wharf-2', 'swap boulogne')
  expect([table.where('luxury-yacht'), table.where('boulogne')]).toEqual([1, 'out'])
})

test('a player who cannot build a ship cannot enter [LH-17.5]', () => {
  expect(before('wharf-2', { wood: 7, franc: 2 }, { ships }).refusal('enter wharf-2')).toEqual({
    code: 'no-ship-buildable',
    params: { building: 'wharf-2' },
  })
})
