import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import type { BeforeLiteral } from '../../../testing/table.ts'
import { buildingNamed } from '../../catalogue.ts'
import { BRICK, COAL, IRON, type Tokens } from '../../goods.ts'

const ships = {
  wooden: ['dina', 'lucie'],
  iron: ['cherbourg', 'boulogne'],
  steel: ['triest'],
  luxury: ['ms-susanne'],
}

/** Seat 1 has paid its two francs and is asked what to build. */
const wharf = (stock: Tokens, more: BeforeLiteral = {}) =>
  before('wharf-1', { franc: 2, ...stock }, { ships, ...more }).play('enter wharf-1')

const modern = { modernised: ['wharf-1'] }

test('a wooden ship takes five wood and three energy, and no modernising [LH-12.3]', () => {
  const table = wharf({ wood: 9, brick: 1 }).play('build lucie')
  expect(table.stock()).toEqual({ wood: 1, brick: 1 })
  expect(table.where('lucie')).toBe(1)
  expect(table.position().modernised).toEqual([])
  expect(table.can('end')).toBe(true)
})

test('the wood of the hull does not burn as well [LH-12.3]', () => {
  const table = wharf({ wood: 7, iron: 4, brick: 1 })
  expect(table.commands()).toEqual(['build boulogne'])
  expect(table.refusal('build lucie')).toEqual({
    code: 'lacks-energy',
    params: { ship: 'lucie', need: 3, have: 2 },
  })
})

test('the builder chooses the fuel for the ship [LH-12.3]', () => {
  const table = wharf({ wood: 8, coal: 1 }).play('build lucie')
  expect(table.commands()).toEqual(['pay 3 wood', 'pay 1 coal'])
  expect(table.play('pay 1 coal').stock()).toEqual({ wood: 3 })
})

test('four wood make no hull [LH-12.3]', () => {
  const table = wharf({ wood: 4, coal: 1, steel: 2 }, modern)
  expect(table.refusal('build lucie')).toEqual({
    code: 'lacks-material',
    params: { card: 'lucie', missing: ['wood'], amounts: [1] },
  })
})

test('an iron ship takes four iron, three energy and the brick that modernises the wharf [LH-12.4]', () => {
  const table = wharf({ iron: 4, brick: 2, coal: 1 }).play('build boulogne')
  expect(table.stock()).toEqual({ brick: 1 })
  expect(table.where('boulogne')).toBe(1)
  expect(table.position().modernised).toEqual(['wharf-1'])
  expect(table.events()).toEqual([
    {
      kind: 'paid',
      seat: 0,
      tokens: [
        { token: BRICK, amount: 1 },
        { token: IRON, amount: 4 },
      ],
    },
    { kind: 'paid', seat: 0, tokens: [{ token: COAL, amount: 1 }] },
    { kind: 'modernised', seat: 0, building: buildingNamed('wharf-1') },
    { kind: 'ship-built', seat: 0, ship: 7 },
  ])
})

test('clay does not modernise a wharf [LH-12.4]', () => {
  const table = wharf({ wood: 8, iron: 4, clay: 3 })
  expect(table.refusal('build boulogne')).toEqual({
    code: 'lacks-material',
    params: { card: 'boulogne', missing: ['brick'], amounts: [1] },
  })
})

test('a modernised wharf asks for no further brick, no matter who modernised it [LH-12.5]', () => {
  const table = wharf({ iron: 4, brick: 1, coal: 1 }, modern).play('build boulogne')
  expect(table.stock()).toEqual({ brick: 1 })
  expect(table.happened('modernised')).toBe(false)
  expect(table.position().modernised).toEqual(['wharf-1'])
})

test('the brick stays when the wharf changes hands [LH-12.5]', () => {
  const table = before('wharf-1', { franc: 14 }, { ships, ...modern }).play('buy wharf-1', 'sell wharf-1')
  expect(table.position().modernised).toEqual(['wharf-1'])
})

test('the brick modernises this wharf and not the other [LH-12.5]', () => {
  const table = before(
    'wharf-2',
    { wood: 8, iron: 4, franc: 2 },
    { ships, modernised: ['wharf-1'], town: ['wharf-1', 'wharf-2'], piles: [[], [], []] },
  ).play('enter wharf-2')
  expect(table.commands()).toEqual(['build lucie'])
})

test('steel may replace the iron of an iron ship [LH-12.6]', () => {
  const table = wharf({ iron: 3, steel: 2, coal: 1 }, modern).play('build boulogne')
  expect(table.commands()).toEqual(['pay 3 iron 1 steel', 'pay 2 iron 2 steel'])
  expect(table.play('pay 2 iron 2 steel').stock()).toEqual({ iron: 1 })
})

test('a steel ship takes two steel, for which iron does not stand [LH-12.7]', () => {
  expect(wharf({ steel: 2, brick: 1, coal: 1 }).play('build triest').stock()).toEqual({})
  const table = wharf({ iron: 5, steel: 1, coal: 1 }, modern)
  expect(table.refusal('build triest')).toEqual({
    code: 'lacks-material',
    params: { card: 'triest', missing: ['steel'], amounts: [1] },
  })
})

test('a luxury liner takes three steel and three energy [LH-12.8]', () => {
  const table = wharf({ steel: 3, brick: 1, coke: 1 }).play('build ms-susanne')
  expect(table.stock()).toEqual({})
  expect(table.where('ms-susanne')).toBe(1)
  expect(table.position().modernised).toEqual(['wharf-1'])
  const short = wharf({ steel: 2, coal: 1 }, modern)
  expect(short.commands()).toEqual(['build triest'])
  expect(short.refusal('build ms-susanne')).toEqual({
    code: 'lacks-material',
    params: { card: 'ms-susanne', missing: ['steel'], amounts: [1] },
  })
})

test('one of the top ships is built, whichever the material reaches, the lower ones are not [LH-12.9]', () => {
  const table = wharf({ wood: 8, iron: 4, steel: 3, brick: 1 })
  expect(table.commands()).toEqual(['build lucie', 'build boulogne', 'build triest', 'build ms-susanne'])
  expect(table.refusal('build dina')).toEqual({ code: 'no-such-ship', params: { ship: 'dina' } })
  expect(table.refusal('build calais')).toEqual({ code: 'no-such-ship', params: { ship: 'calais' } })
})

test('one ship a visit, and the next of its pile comes to the top [LH-12.9]', () => {
  const table = wharf({ wood: 20 }).play('build lucie')
  expect(table.refuses('build dina')).toBe('main-action-done')
  expect(table.position().ships).toEqual({ ...ships, wooden: ['dina'] })
})

test('no buildings are built at a wharf [LH-12.9]', () => {
  expect(wharf({ wood: 9, clay: 9 }).refusal('build fishery')).toEqual({
    code: 'not-offered-here',
    params: { building: 'wharf-1' },
  })
})

test('a player who cannot build a ship cannot enter, not even to modernise [LH-12.10]', () => {
  const refusal = { code: 'no-ship-buildable', params: { building: 'wharf-1' } }
  const poor = before('wharf-1', { wood: 7, brick: 1, iron: 3, steel: 0, franc: 2 }, { ships })
  expect(poor.refusal('enter wharf-1')).toEqual(refusal)
  const none = before('wharf-1', { wood: 9, iron: 9, steel: 9, brick: 1, franc: 2 }, { ships: {} })
  expect(none.refusal('enter wharf-1')).toEqual(refusal)
})

test('two energy are not enough for any ship [LH-12.10]', () => {
  const table = before('wharf-1', { wood: 2, iron: 4, brick: 1, franc: 2 }, { ships })
  expect(table.refuses('enter wharf-1')).toBe('no-ship-buildable')
})

test('a Wind Farm pays all the energy of a ship [LH-12.11]', () => {
  const table = wharf({ wood: 5 }, { seat1: { buildings: ['wind-farm'] } })
  expect(table.play('build lucie').stock()).toEqual({})
})

test("the Masons' Guild saves no brick when a wharf is modernised [LH-12.12]", () => {
  const table = wharf({ wood: 8, iron: 4 }, { seat1: { buildings: ['masons-guild'] } })
  expect(table.commands()).toEqual(['build lucie'])
})

test('the Luxury Yacht is had for an iron ship, which leaves the game, and for the fee alone [LH-12.13]', () => {
  const table = before(
    'wharf-1',
    { franc: 2 },
    { ships: {}, town: ['wharf-1', 'luxury-yacht'], seat1: { ships: ['dina', 'cherbourg', 'triest'] } },
  ).play('enter wharf-1')
  expect(table.commands()).toEqual(['swap cherbourg'])
  table.play('swap cherbourg')
  expect(table.where('luxury-yacht')).toBe(1)
  expect(table.where('cherbourg')).toBe('out')
  expect(table.stock()).toEqual({})
  expect(table.position().modernised).toEqual([])
  expect(table.events()).toEqual([
    { kind: 'ship-swapped', seat: 0, ship: 5, building: buildingNamed('luxury-yacht') },
  ])
  expect(table.can('end')).toBe(true)
})

test('a visitor with several iron ships chooses the one to give [LH-12.13]', () => {
  const table = before(
    'wharf-1',
    { franc: 2, wood: 8 },
    { town: ['wharf-1', 'luxury-yacht'], seat1: { ships: ['caen', 'cherbourg'] } },
  ).play('enter wharf-1')
  expect(table.commands()).toEqual(['build lucie', 'swap cherbourg', 'swap caen'])
})

test("other ships, and other players' iron ships, are not taken for the yacht [LH-12.14]", () => {
  const table = before(
    'wharf-1',
    { franc: 2, wood: 8 },
    {
      town: ['wharf-1', 'luxury-yacht'],
      seat1: { ships: ['dina', 'triest'] },
      seats: { '2': { ships: ['cherbourg'] } },
    },
  ).play('enter wharf-1')
  expect(table.refusal('swap dina')).toEqual({ code: 'not-offered-here', params: { building: 'wharf-1' } })
  expect(table.refusal('swap triest')).toEqual({ code: 'not-offered-here', params: { building: 'wharf-1' } })
  expect(table.refusal('swap cherbourg')).toEqual({ code: 'not-yours', params: { card: 'cherbourg' } })
})

test('no swap before the yacht is revealed or once it is owned [LH-12.14]', () => {
  const unseen = wharf({ wood: 8 }, { ships: { wooden: ['lucie'] }, seat1: { ships: ['cherbourg'] } })
  expect(unseen.refusal('swap cherbourg')).toEqual({
    code: 'not-offered-here',
    params: { building: 'wharf-1' },
  })
  const taken = before(
    'wharf-1',
    { franc: 2 },
    { ships: {}, seat1: { ships: ['cherbourg'] }, seats: { '2': { buildings: ['luxury-yacht'] } } },
  )
  expect(taken.refuses('enter wharf-1')).toBe('no-ship-buildable')
})

test('the yacht alone does not let a player without an iron ship or material into the wharf [LH-12.14]', () => {
  const table = before(
    'wharf-1',
    { franc: 2 },
    { ships: {}, town: ['wharf-1', 'luxury-yacht'], seat1: { ships: ['dina'] } },
  )
  expect(table.refuses('enter wharf-1')).toBe('no-ship-buildable')
})
