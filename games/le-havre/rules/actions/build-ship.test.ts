import { describe, expect, test } from 'vitest'
import { before } from '../testing/index.ts'

const SHIPS = { wooden: ['dina', 'lucie'], iron: ['cherbourg'], steel: ['triest'], luxury: ['ms-doris'] }

/** Inside the first Wharf, its fee of two food paid with francs. */
const inWharf = (goods: Parameters<typeof before>[1], more: Parameters<typeof before>[2] = {}) =>
  before('wharf-1', { franc: 2, ...goods }, { ships: SHIPS, ...more }).play('enter wharf-1')

const MODERN = { modernised: ['wharf-1'] }

describe('a ship costs its material and three energy', () => {
  test.each([
    ['lucie', { wood: 5, coal: 1 }],
    ['cherbourg', { iron: 4, charcoal: 1 }],
    ['triest', { steel: 2, coal: 1 }],
    ['ms-doris', { steel: 3, wood: 3 }],
  ])('the %s %j [LH-5.15]', (ship, goods) => {
    const at = inWharf(goods, MODERN).play(`build ${ship}`)
    expect(at.stock()).toEqual({})
    expect(at.where(ship)).toBe(1)
    expect(at.events().at(-1)).toMatchObject({ kind: 'ship-built', seat: 0 })
    expect(at.happened('modernised')).toBe(false)
  })

  test.each([
    ['lucie', { wood: 4, coal: 1 }, 'wood', 1],
    ['cherbourg', { iron: 3, coal: 1 }, 'iron', 1],
    ['triest', { steel: 1, coal: 1 }, 'steel', 1],
    ['ms-doris', { steel: 1, coal: 1 }, 'steel', 2],
  ])('the %s not with %j: %s is short by %i [LH-5.15] [LH-5.10]', (ship, goods, missing, amount) => {
    // With the Luxury Yacht in the town the wharf can be used in any case.
    const at = inWharf(
      { ...goods, franc: 40 },
      {
        ...MODERN,
        town: ['wharf-1', 'luxury-yacht'],
        seat1: { ships: ['caen'] },
      },
    )
    expect(at.refusal(`build ${ship}`)).toEqual({
      code: 'lacks-material',
      params: { card: ship, missing: [missing], amounts: [amount] },
    })
  })

  test('and steel may replace iron [LH-5.7]', () => {
    const at = inWharf({ iron: 3, steel: 1, coal: 1 }, MODERN).play('build cherbourg')
    expect(at.stock()).toEqual({})
  })

  test('and wood that pays for the ship does not pay energy as well [LH-5.24]', () => {
    const refused = before('wharf-1', { franc: 2, wood: 7 }, { ships: SHIPS })
    expect(refused.refusal('enter wharf-1').code).toBe('no-ship-buildable')
    expect(inWharf({ wood: 8 }).play('build lucie').stock()).toEqual({})
  })

  test('and the reason says how much energy is missing [LH-5.15]', () => {
    const at = inWharf({ wood: 7 }, { town: ['wharf-1', 'luxury-yacht'], seat1: { ships: ['caen'] } })
    expect(at.refusal('build lucie')).toEqual({
      code: 'lacks-energy',
      params: { ship: 'lucie', need: 3, have: 2 },
    })
  })

  test('and the builder chooses the fuel [LH-6.15]', () => {
    const at = inWharf({ iron: 4, coal: 1, charcoal: 1, wood: 3, coke: 1 }, MODERN).play('build cherbourg')
    expect(at.commands()).toEqual(['pay 3 wood', 'pay 1 charcoal', 'pay 1 coal', 'pay 1 coke'])
    expect(at.play('pay 1 coke').stock()).toEqual({ coal: 1, charcoal: 1, wood: 3 })
  })
})

test('one ship is built in a visit [LH-5.16]', () => {
  const at = inWharf({ wood: 10, coal: 2 }).play('build lucie', 'pay 1 coal')
  expect(at.position()).toMatchObject({ step: 'end', frames: [] })
  expect(at.where('lucie')).toBe(1)
  expect(at.where('dina')).toBe('pile')
})

test('only the top ship of each pile can be built [LH-5.17]', () => {
  const at = inWharf({ wood: 5, iron: 4, steel: 3, coal: 1 }, MODERN)
  expect(at.commands()).toEqual(['build lucie', 'build cherbourg', 'build triest', 'build ms-doris'])
  expect(at.refusal('build dina')).toEqual({ code: 'no-such-ship', params: { ship: 'dina' } })
  expect(at.refusal('build caen')).toEqual({ code: 'no-such-ship', params: { ship: 'caen' } })
  expect(at.play('build lucie').position().ships?.['wooden']).toEqual(['dina'])
})

test('wharves build no buildings [LH-5.14]', () => {
  expect(inWharf({ wood: 9, coal: 1, clay: 9 }).refusal('build fishery')).toEqual({
    code: 'not-offered-here',
    params: { building: 'wharf-1' },
  })
})

describe('modernising', () => {
  test.each([
    ['cherbourg', { iron: 4, coal: 1, brick: 1 }],
    ['triest', { steel: 2, coal: 1, brick: 1 }],
    ['ms-doris', { steel: 3, coal: 1, brick: 1 }],
  ])('costs a brick besides the %s [LH-5.18]', (ship, goods) => {
    const at = inWharf(goods).play(`build ${ship}`)
    expect(at.stock()).toEqual({})
    expect(at.where(ship)).toBe(1)
    expect(at.position().modernised).toEqual(['wharf-1'])
    expect(at.events()).toContainEqual({ kind: 'modernised', seat: 0, building: 14 })
  })

  test('is needed before the ship can be built [LH-5.18]', () => {
    const at = inWharf({ iron: 4, coal: 1, wood: 5 })
    expect(at.commands()).toEqual(['build lucie'])
    expect(at.refusal('build cherbourg')).toEqual({
      code: 'lacks-material',
      params: { card: 'cherbourg', missing: ['brick'], amounts: [1] },
    })
  })

  test('is not possible with clay [LH-5.22]', () => {
    const at = inWharf({ iron: 4, coal: 1, wood: 5, clay: 3 })
    expect(at.refusal('build cherbourg').params).toMatchObject({ missing: ['brick'] })
  })

  test('lasts for all players, no matter who owns the wharf [LH-5.19]', () => {
    const at = before(
      'wharf-1',
      { franc: 16, iron: 4, coal: 1, brick: 2 },
      {
        ships: { ...SHIPS, iron: ['cherbourg', 'boulogne'] },
        seats: { '2': { stock: { franc: 16, iron: 4, coal: 1, brick: 0 } }, '3': { stock: { franc: 14 } } },
      },
    )
    at.play('buy wharf-1', 'enter wharf-1', 'build boulogne', 'sell wharf-1', 'end', 'supply')
    expect(at.held('brick', 1)).toBe(1)
    at.play('buy wharf-1', 'enter wharf-1', 'build cherbourg')
    expect([at.where('boulogne'), at.where('cherbourg')]).toEqual([1, 2])
    expect(at.stock(2)).toEqual({ franc: 2 })
    expect(at.position().modernised).toEqual(['wharf-1'])
  })

  test('is for one wharf and not for the other [LH-5.20]', () => {
    const goods = { franc: 2, iron: 4, coal: 1, wood: 5 }
    const town = ['wharf-1', 'wharf-2']
    const second = before('wharf-2', goods, { town, ships: SHIPS, ...MODERN }).play('enter wharf-2')
    expect(second.commands()).toEqual(['build lucie'])
    const first = before('wharf-1', goods, { town, ships: SHIPS, ...MODERN }).play('enter wharf-1')
    expect(first.commands()).toEqual(['build lucie', 'build cherbourg'])
    const both = before('wharf-2', { ...goods, wood: 0, brick: 1 }, { town, ships: SHIPS, ...MODERN })
    expect(both.play('enter wharf-2', 'build cherbourg').position().modernised).toEqual([
      'wharf-1',
      'wharf-2',
    ])
  })

  test('does not come with a wooden ship, nor cost it anything [LH-5.21]', () => {
    const at = inWharf({ wood: 5, coal: 1, brick: 1 }).play('build lucie')
    expect(at.stock()).toEqual({ brick: 1 })
    expect(at.position().modernised).toEqual([])
    expect(at.happened('modernised')).toBe(false)
  })

  test('is done by a visitor too, who pays the fee to the owner [LH-5.23]', () => {
    const at = inWharf({ iron: 4, coal: 1, brick: 1 }, { seats: { '2': { buildings: ['wharf-1'] } } })
    at.play('build cherbourg')
    expect(at.position().modernised).toEqual(['wharf-1'])
    expect([at.stock(1), at.stock(2)]).toEqual([{}, { franc: 7, coal: 1 }])
  })
})
