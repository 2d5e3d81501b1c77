import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import type { BeforeLiteral } from '../../../testing/table.ts'
import { buildingNamed } from '../../catalogue.ts'
import { CLAY, type Tokens, WOOD } from '../../goods.ts'

const firm = (stock: Tokens, more: BeforeLiteral = {}) =>
  before('building-firm-1', stock, more).play('enter building-firm-1')

test("entering is free, another player's firm too [LH-B1.2]", () => {
  const table = firm({ clay: 1 }, { seats: { '2': { buildings: ['building-firm-1'], stock: only({}) } } })
  table.play('build charcoal-kiln')
  expect(table.stock()).toEqual({})
  expect(table.stock(2)).toEqual({})
})

test('the visitor builds one top proposal for the material on its card [LH-B1.3]', () => {
  const table = firm({ wood: 2, clay: 2 }).play('build fishery')
  expect(table.stock()).toEqual({ wood: 1, clay: 1 })
  expect(table.where('fishery')).toBe(1)
  expect(table.events()).toEqual([
    {
      kind: 'paid',
      seat: 0,
      tokens: [
        { token: WOOD, amount: 1 },
        { token: CLAY, amount: 1 },
      ],
    },
    { kind: 'built', seat: 0, building: buildingNamed('fishery') },
  ])
})

test('any of the three tops may be chosen that the material reaches [LH-B1.3]', () => {
  expect(firm({ wood: 1, clay: 3 }).commands()).toEqual([
    'build fishery',
    'build charcoal-kiln',
    'build colliery',
  ])
  expect(firm({ wood: 1, clay: 2 }).commands()).toEqual(['build fishery', 'build charcoal-kiln'])
})

test('one building is built in a visit, and nothing is bought meanwhile [LH-B1.4]', () => {
  const table = firm({ wood: 2, clay: 4, franc: 20 })
  expect(table.refusal('buy fishery')).toEqual({
    code: 'action-under-way',
    params: { seat: 1, building: 'building-firm-1' },
  })
  expect(table.play('build fishery').refuses('build charcoal-kiln')).toBe('main-action-done')
  expect(table.can('end')).toBe(true)
})

test('a card below the top is not reached, and moves up when the top is built [LH-B1.5]', () => {
  const piles = [['charcoal-kiln', 'fishery'], [], []]
  const table = firm({ wood: 1, clay: 2 }, { piles })
  expect(table.refusal('build fishery')).toEqual({ code: 'not-on-top', params: { building: 'fishery' } })
  expect(table.play('build charcoal-kiln').position().piles).toEqual([['fishery'], [], []])
})

test('what the town owns has been built already [LH-B1.6]', () => {
  const table = before('bakehouse', { clay: 3 }).play('enter building-firm-1')
  expect(table.refusal('build bakehouse')).toEqual({ code: 'not-on-top', params: { building: 'bakehouse' } })
})

test('a card that is not in the game cannot be built [LH-B1.6]', () => {
  expect(firm({ clay: 3 }).refusal('build dock')).toEqual({
    code: 'not-in-play',
    params: { building: 'dock' },
  })
})

test('ships are not built here [LH-B1.7]', () => {
  expect(firm({ wood: 9, clay: 1 }).refusal('build lucie')).toEqual({
    code: 'not-offered-here',
    params: { building: 'building-firm-1' },
  })
})

test('a visitor must build, so entering needs the material for some top card [LH-B1.8]', () => {
  expect(firm({ clay: 1 }).refusal('done')).toEqual({ code: 'nothing-given', params: {} })
  expect(before('building-firm-1', { wood: 5, franc: 9 }).refusal('enter building-firm-1')).toEqual({
    code: 'nothing-buildable',
    params: { building: 'building-firm-1' },
  })
})

test('with the piles empty there is nothing to build [LH-B1.8]', () => {
  const table = before('building-firm-1', { wood: 9, clay: 9 }, { piles: [[], [], []] })
  expect(table.refuses('enter building-firm-1')).toBe('nothing-buildable')
})

test('missing material is named with its amounts [LH-B1.8]', () => {
  const table = firm({ clay: 1 }, { piles: [['charcoal-kiln'], ['colliery'], ['cokery']] })
  expect(table.refusal('build colliery')).toEqual({
    code: 'lacks-material',
    params: { card: 'colliery', missing: ['wood', 'clay'], amounts: [1, 2] },
  })
  expect(table.refusal('build cokery')).toEqual({
    code: 'lacks-material',
    params: { card: 'cokery', missing: ['brick', 'iron'], amounts: [2, 2] },
  })
})

test('the builder may replace clay by brick, but never brick by clay [LH-B1.9]', () => {
  expect(firm({ wood: 1, clay: 1, brick: 1 }).play('build fishery').commands()).toEqual([
    'pay 1 wood 1 clay',
    'pay 1 wood 1 brick',
  ])
  expect(firm({ wood: 1, brick: 1 }).play('build fishery').stock()).toEqual({})
  const tannery = firm({ wood: 1, clay: 2 }, { piles: [['charcoal-kiln'], ['tannery'], []] })
  expect(tannery.refusal('build tannery')).toEqual({
    code: 'lacks-material',
    params: { card: 'tannery', missing: ['brick'], amounts: [1] },
  })
})

test('the builder may replace iron by steel [LH-B1.9]', () => {
  const piles = [['abattoir'], [], []]
  const table = firm({ wood: 1, clay: 1, iron: 1, steel: 1 }, { piles }).play('build abattoir')
  expect(table.commands()).toEqual(['pay 1 wood 1 clay 1 iron', 'pay 1 wood 1 clay 1 steel'])
  expect(table.refusal('pay 1 wood 1 clay')).toEqual({
    code: 'pays-too-little',
    params: { need: 3, pays: 2, unit: 'material' },
  })
  expect(table.refusal('pay 2 wood 1 clay')).toEqual({
    code: 'not-enough-tokens',
    params: { good: 'wood', need: 2, have: 1 },
  })
  expect(table.play('pay 1 wood 1 clay 1 steel').stock()).toEqual({ iron: 1 })
})

test("the Masons' Guild saves its owner one clay, or else one brick, on a building [LH-B1.10]", () => {
  const owner = { seat1: { buildings: ['masons-guild'] } }
  expect(firm({ wood: 1, clay: 2 }, owner).play('build colliery').stock()).toEqual({})
  const tannery = firm({ wood: 1 }, { ...owner, piles: [['tannery'], [], []] }).play('build tannery')
  expect(tannery.stock()).toEqual({})
  const free = firm({}, { ...owner, piles: [['charcoal-kiln'], [], []] }).play('build charcoal-kiln')
  expect(free.where('charcoal-kiln')).toBe(1)
})

test("the Masons' Guild saves nothing on a building without clay and brick [LH-B1.10]", () => {
  const owner = {
    seat1: { buildings: ['masons-guild'] },
    piles: [['joinery'], ['bridge-over-the-seine'], []],
  }
  expect(before('building-firm-1', { wood: 2, iron: 2 }, owner).refuses('enter building-firm-1')).toBe(
    'nothing-buildable',
  )
  expect(firm({ wood: 3 }, owner).play('build joinery').stock()).toEqual({})
})
