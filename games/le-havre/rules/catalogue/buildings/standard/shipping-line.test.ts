import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { COAL, FRANC, IRON, type Tokens } from '../../goods.ts'

/** Seat 1 owns the Shipping Line, so that there is no fee, and these ships. */
const line = (stock: Tokens, ships: readonly string[], more: readonly string[] = []) =>
  before('shipping-line', stock, { seat1: { buildings: ['shipping-line', ...more], ships } })

const sailing = (stock: Tokens, ships: readonly string[], more: readonly string[] = []) =>
  line(stock, ships, more).play('enter shipping-line')

test('a visitor pays the owner two food, in any mix [LH-18.2]', () => {
  const table = before(
    'shipping-line',
    { coal: 2, fish: 1, franc: 1 },
    { seat1: { ships: ['dina'] }, seats: { '2': { buildings: ['shipping-line'], stock: only({}) } } },
  ).play('enter shipping-line', 'load 1 coal')
  expect(table.stock()).toEqual({ franc: 3 })
  expect(table.stock(2)).toEqual({ fish: 1, franc: 1 })
})

test('one food is not enough [LH-18.2]', () => {
  const table = before('shipping-line', { coal: 2, fish: 1 }, { seat1: { ships: ['dina'] } })
  expect(table.refusal('enter shipping-line')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'shipping-line', food: 2, francs: 0, have: 1, haveFrancs: 0 },
  })
})

test('a fee of all the fish leaves nothing to ship [LH-18.3]', () => {
  const table = before('shipping-line', { coal: 1, fish: 2 }, { seat1: { ships: ['dina'] } })
  expect(table.refusal('enter shipping-line')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'shipping-line' },
  })
})

test('a fee that would take the cargo is not offered [LH-18.3]', () => {
  const table = before('shipping-line', { coal: 1, fish: 2, franc: 1 }, { seat1: { ships: ['dina'] } })
  expect(table.play('enter shipping-line', 'load 1 fish').stock()).toEqual({ franc: 1 })
})

test.each([
  ['fish', 1],
  ['wood', 1],
  ['clay', 1],
  ['iron', 2],
  ['grain', 1],
  ['cattle', 3],
  ['coal', 3],
  ['hide', 2],
  ['smoked_fish', 2],
  ['charcoal', 2],
  ['brick', 2],
  ['steel', 8],
  ['bread', 3],
  ['meat', 2],
  ['coke', 5],
  ['leather', 4],
] as const)('a shipped %s brings %i francs [LH-18.4]', (good, francs) => {
  const table = sailing({ [good]: 2 }, ['dina'], ['wind-farm'])
  expect(table.play(`load 2 ${good.replace('_', '-')}`).stock()).toEqual({ franc: 2 * francs })
})

test.each([
  ['wooden', 'dina', 2],
  ['iron', 'cherbourg', 3],
  ['steel', 'triest', 4],
] as const)('a %s ship such as %s carries up to %i goods [LH-18.5]', (_, ship, room) => {
  const table = sailing({ leather: 9, coal: 1 }, [ship])
  expect(table.commands()).toEqual(Array.from({ length: room }, (_, i) => `load ${i + 1} leather`))
  expect(table.refusal(`load ${room + 1} leather`)).toEqual({
    code: 'too-many',
    params: { most: room, unit: 'good' },
  })
  expect(table.play(`load ${room} leather`).stock()).toEqual({ leather: 9 - room, franc: 4 * room })
})

test('a ship carries goods of several kinds and need not be full [LH-18.6]', () => {
  const table = sailing({ iron: 3, hide: 1, bread: 2, coal: 1 }, ['triest']).play('load 1 iron')
  expect(table.commands()).toEqual(['load 1 hide', 'load 1 bread', 'load 2 bread', 'done'])
  table.play('load 1 hide', 'done')
  expect(table.stock()).toEqual({ iron: 2, bread: 2, franc: 4 })
})

test('goods are loaded in the order of the store and only those that are there [LH-18.6]', () => {
  const table = sailing({ iron: 1, hide: 2, bread: 2, coal: 1 }, ['triest']).play('load 1 hide')
  expect(table.refusal('load 1 iron')).toEqual({ code: 'out-of-order', params: {} })
  expect(table.refusal('load 3 bread')).toEqual({
    code: 'not-enough-tokens',
    params: { good: 'bread', need: 3, have: 2 },
  })
})

test('a full ship departs automatically [LH-18.6]', () => {
  const table = sailing({ iron: 3, coal: 1 }, ['dina']).play('load 2 iron')
  expect(table.stock()).toEqual({ iron: 1, franc: 4 })
  expect(table.can('end')).toBe(true)
  expect(table.events()).toEqual([
    { kind: 'shipped', seat: 0, tokens: [{ token: IRON, amount: 2 }], francs: 4 },
    { kind: 'paid', seat: 0, tokens: [{ token: COAL, amount: 1 }] },
    { kind: 'gained', seat: 0, tokens: [{ token: FRANC, amount: 4 }] },
  ])
})

test('each ship takes three energy, paid in one sum: one coke moves three ships [LH-18.7]', () => {
  const table = sailing({ leather: 8, coke: 1 }, ['dina', 'appoline', 'cherbourg'])
  table.play('sail 2 wooden 1 iron', 'load 7 leather')
  expect(table.stock()).toEqual({ leather: 1, franc: 28 })
  expect(['dina', 'appoline', 'cherbourg'].map((ship) => table.where(ship))).toEqual([1, 1, 1])
})

test('the shipper chooses the fuel for all ships [LH-18.7]', () => {
  const table = sailing({ leather: 4, wood: 6, coal: 1, charcoal: 1 }, ['dina', 'appoline'])
  table.play('sail 2 wooden', 'load 4 leather')
  expect(table.commands()).toEqual([
    'pay 6 wood',
    'pay 3 wood 1 charcoal',
    'pay 3 wood 1 coal',
    'pay 1 charcoal 1 coal',
  ])
  expect(table.play('pay 3 wood 1 coal').stock()).toEqual({ wood: 3, charcoal: 1, franc: 16 })
})

test('the shipper chooses which ships sail [LH-18.8]', () => {
  const table = sailing({ leather: 9, coal: 3 }, ['dina', 'appoline', 'cherbourg', 'triest'])
  expect(table.commands()).toEqual([
    'sail 1 wooden',
    'sail 2 wooden',
    'sail 1 iron',
    'sail 1 wooden 1 iron',
    'sail 2 wooden 1 iron',
    'sail 1 steel',
    'sail 1 wooden 1 steel',
    'sail 2 wooden 1 steel',
    'sail 1 iron 1 steel',
    'sail 1 wooden 1 iron 1 steel',
  ])
  expect(table.refusal('sail 3 wooden')).toEqual({
    code: 'lacks-ship',
    params: { type: 'wooden', need: 3, have: 2 },
  })
  expect(table.refusal('sail 2 wooden 1 iron 1 steel')).toEqual({
    code: 'lacks-energy',
    params: { need: 12, have: 9 },
  })
})

test('energy for two ships lets no third one sail [LH-18.7]', () => {
  const table = sailing({ leather: 9, wood: 8 }, ['dina', 'appoline', 'blanche'])
  expect(table.commands()).toEqual(['sail 1 wooden', 'sail 2 wooden'])
  expect(table.refusal('sail 3 wooden')).toEqual({ code: 'lacks-energy', params: { need: 9, have: 8 } })
})

test('no ship sails that the others could do without [LH-18.9]', () => {
  const table = sailing({ leather: 2, coke: 1 }, ['dina', 'appoline'])
  expect(table.refusal('sail 2 wooden')).toEqual({ code: 'ship-would-be-empty', params: {} })
  const three = sailing({ leather: 3, coke: 1 }, ['dina', 'appoline']).play('sail 2 wooden')
  expect(three.commands()).toEqual(['load 3 leather'])
  expect(three.refusal('load 2 leather')).toEqual({ code: 'ship-would-be-empty', params: {} })
  expect(three.refusal('done')).toEqual({ code: 'ship-would-be-empty', params: {} })
})

test.each([
  { fleet: ['cherbourg', 'boulogne'], fills: 3, choices: ['sail 1 iron', 'sail 2 iron'] },
  { fleet: ['triest', 'amsterdam'], fills: 4, choices: ['sail 1 steel', 'sail 2 steel'] },
])('the second ship of $fleet needs cargo beyond $fills goods [LH-18.9]', ({ fleet, fills, choices }) => {
  const loads = Array.from({ length: fills }, (_, i) => `load ${i + 1} leather`)
  expect(sailing({ leather: fills, coke: 1 }, fleet).commands()).toEqual(loads)
  expect(sailing({ leather: fills + 1, coke: 1 }, fleet).commands()).toEqual(choices)
})

test('a small ship carries what does not fit on the large one [LH-18.9]', () => {
  const mixed = (leather: number, ...fleet: string[]) => sailing({ leather, coke: 1 }, fleet).commands()
  expect(mixed(3, 'dina', 'cherbourg')).toEqual(['sail 1 wooden', 'sail 1 iron'])
  expect(mixed(4, 'dina', 'cherbourg')).toEqual(['sail 1 wooden', 'sail 1 iron', 'sail 1 wooden 1 iron'])
  expect(mixed(4, 'dina', 'triest')).toEqual(['sail 1 wooden', 'sail 1 steel'])
  expect(mixed(5, 'cherbourg', 'triest')).toEqual(['sail 1 iron', 'sail 1 steel', 'sail 1 iron 1 steel'])
})

test.each([
  { good: 'fish', fuel: 'wood', amount: 8 },
  { good: 'cattle', fuel: 'coal', amount: 4 },
  { good: 'smoked_fish', fuel: 'charcoal', amount: 4 },
  { good: 'meat', fuel: 'coke', amount: 3 },
] as const)('spare $fuel goes along with the $good [LH-18.10]', ({ good, fuel, amount }) => {
  const table = sailing({ [good]: 1, [fuel]: amount }, ['dina', 'appoline']).play('sail 2 wooden')
  expect(table.commands()).toEqual([`load 1 ${good.replace('_', '-')}`])
  expect(table.play(`load 1 ${good.replace('_', '-')}`).can(`load 2 ${fuel}`)).toBe(true)
})

test('what a fuel leaves for the next one is counted before it is loaded [LH-18.10]', () => {
  const wood = sailing({ wood: 9 }, ['dina', 'appoline']).play('sail 2 wooden')
  expect(wood.commands()).toEqual(['load 3 wood'])
  const both = sailing({ wood: 5, coal: 2 }, ['dina', 'appoline']).play('sail 2 wooden')
  expect(both.commands()).toEqual(['load 2 wood', 'load 3 wood', 'load 4 wood'])
  const coals = sailing({ leather: 4, coal: 3, coke: 1 }, ['dina', 'appoline', 'blanche', 'lucie'])
  expect(coals.refusal('sail 4 wooden')).toEqual({ code: 'ship-would-be-empty', params: {} })
})

test('why a load is refused: the fuel is needed, or a ship would stay empty [LH-18.10]', () => {
  const table = sailing({ fish: 2, coal: 3 }, ['dina', 'appoline']).play('sail 2 wooden')
  expect(table.refusal('load 2 coal')).toEqual({ code: 'lacks-energy', params: { need: 6, have: 3 } })
  expect(table.refusal('load 1 coal')).toEqual({ code: 'ship-would-be-empty', params: {} })
})

test('energy enough for the ships does not fill them [LH-18.9]', () => {
  const table = sailing({ leather: 2, wood: 6 }, ['dina', 'appoline', 'cherbourg'])
  expect(table.commands()).toEqual(['sail 1 wooden', 'sail 1 iron'])
  expect(table.refusal('sail 2 wooden')).toEqual({ code: 'ship-would-be-empty', params: {} })
})

test('once the ships are chosen they stay chosen [LH-18.8]', () => {
  const table = sailing({ iron: 1, hide: 2, coal: 1 }, ['dina', 'cherbourg']).play(
    'sail 1 iron',
    'load 1 iron',
  )
  expect(table.refusal('sail 1 wooden')).toEqual({
    code: 'not-offered-here',
    params: { building: 'shipping-line' },
  })
})

test('francs are no cargo [LH-18.6]', () => {
  const table = sailing({ leather: 1, coal: 1, franc: 5 }, ['dina'])
  expect(table.commands()).toEqual(['load 1 leather'])
  expect(table.refusal('load 1 franc')).toEqual({
    code: 'not-offered-here',
    params: { building: 'shipping-line' },
  })
})

test('fuel is burnt or shipped, not both [LH-18.10]', () => {
  const table = sailing({ coal: 2 }, ['dina'])
  expect(table.commands()).toEqual(['load 1 coal'])
  expect(table.refusal('load 2 coal')).toEqual({ code: 'lacks-energy', params: { need: 3, have: 0 } })
  expect(table.play('load 1 coal').stock()).toEqual({ franc: 3 })
})

test('the energy may be paid with another fuel than the one shipped [LH-18.10]', () => {
  const table = sailing({ wood: 4, coal: 1 }, ['dina'])
  expect(table.commands()).toEqual(['load 1 wood', 'load 2 wood', 'load 1 coal'])
  expect(table.play('load 1 coal').stock()).toEqual({ wood: 1, franc: 3 })
})

test('fuel that the ships need leaves no cargo [LH-18.10]', () => {
  for (const stock of [{ coal: 1 }, { wood: 3 }, { charcoal: 1 }, { coke: 1 }])
    expect(line(stock, ['dina']).refusal('enter shipping-line')).toEqual({
      code: 'lacks-goods',
      params: { building: 'shipping-line', missing: [], amounts: [] },
    })
})

test('one wood, coal, charcoal or coke beyond the need can be shipped [LH-18.10]', () => {
  for (const [stock, load] of [
    [{ wood: 4 }, 'load 1 wood'],
    [{ coal: 2 }, 'load 1 coal'],
    [{ charcoal: 2 }, 'load 1 charcoal'],
    [{ coke: 2 }, 'load 1 coke'],
  ] as const)
    expect(sailing(stock, ['dina']).commands()).toEqual([load])
})

test('without energy nobody enters [LH-18.7]', () => {
  expect(line({ leather: 4, wood: 2 }, ['dina']).refusal('enter shipping-line')).toEqual({
    code: 'lacks-energy',
    params: { building: 'shipping-line', need: 3, have: 2 },
  })
})

test('without a ship nobody enters: luxury liners and the Luxury Yacht carry nothing [LH-18.11]', () => {
  const refusal = { code: 'lacks-ship', params: { building: 'shipping-line' } }
  expect(line({ leather: 4, coal: 1 }, []).refusal('enter shipping-line')).toEqual(refusal)
  const idle = line({ leather: 4, coal: 1 }, ['ms-susanne'], ['luxury-yacht'])
  expect(idle.refusal('enter shipping-line')).toEqual(refusal)
  expect(sailing({ leather: 4, coke: 1 }, ['ms-susanne', 'dina', 'appoline']).commands()).toEqual([
    'sail 1 wooden',
    'sail 2 wooden',
  ])
})

test('a luxury liner cannot be named to sail [LH-18.11]', () => {
  const table = sailing({ leather: 4, coke: 1 }, ['ms-susanne', 'dina', 'appoline'])
  expect(table.refuses('sail 1 luxury')).toBe('no-cargo-ship')
})

test('a Wind Farm saves three energy on all ships together [LH-18.12]', () => {
  const one = sailing({ leather: 2 }, ['dina'], ['wind-farm']).play('load 2 leather')
  expect(one.stock()).toEqual({ franc: 8 })
  const three = sailing({ leather: 6, wood: 7 }, ['dina', 'appoline', 'blanche'], ['wind-farm'])
  expect(three.play('sail 3 wooden', 'load 6 leather').stock()).toEqual({ wood: 1, franc: 24 })
  const short = line({ leather: 6, wood: 5 }, ['dina', 'appoline', 'blanche'], ['wind-farm'])
  expect(short.play('enter shipping-line').commands()).toEqual(['sail 1 wooden', 'sail 2 wooden'])
})
