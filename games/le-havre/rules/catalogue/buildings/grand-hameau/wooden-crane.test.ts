import { expect, test } from 'vitest'
import { leHavre } from '../../../rules.ts'
import { before } from '../../../testing/index.ts'
import type { Tokens } from '../../goods.ts'

const CRANE = { buildings: ['wooden-crane'] }

const building = (target: string, tokens: Tokens, own: readonly string[] = [], firm = 'building-firm-1') =>
  before(firm, tokens, {
    town: [firm],
    piles: [[target], [], []],
    seat1: { buildings: [...CRANE.buildings, ...own] },
  }).play(`enter ${firm}`)

test('a wood may replace the clay of the Fishery [LH-GH01.2]', () => {
  const table = building('fishery', { wood: 2 })
  expect(table.play('build fishery').stock()).toEqual({})
  expect(table.where('fishery')).toBe(1)
})

test('or it is paid as printed [LH-GH01.2]', () => {
  const table = building('fishery', { wood: 2, clay: 1 }).play('build fishery')
  expect(table.commands()).toEqual(['pay 1 wood 1 clay', 'pay 2 wood'])
  expect(table.refuses('pay 1 wood')).toBe('wrong-payment')
  expect(table.refuses('pay 3 wood')).toBe('not-enough-tokens')
  expect(table.play('pay 1 wood 1 clay').stock()).toEqual({ wood: 1 })
  const timber = building('fishery', { wood: 2, clay: 1 }).play('build fishery', 'pay 2 wood')
  expect(timber.stock()).toEqual({ clay: 1 })
})

test('any one unit, but only one [LH-GH01.2]', () => {
  const table = building('abattoir', { wood: 2, clay: 1, iron: 1 }).play('build abattoir')
  expect(table.commands()).toEqual(['pay 1 wood 1 clay 1 iron', 'pay 2 wood 1 iron', 'pay 2 wood 1 clay'])
  const short = before('building-firm-1', { wood: 3 }, { piles: [['abattoir'], [], []], seat1: CRANE })
  expect(short.refuses('enter building-firm-1')).toBe('nothing-buildable')
})

test('brick, steel and iron too [LH-GH01.2]', () => {
  expect(building('grocery-market', { wood: 2 }).play('build grocery-market').stock()).toEqual({})
  expect(building('bank', { wood: 1, brick: 4 }).play('build bank').stock()).toEqual({})
  expect(
    building('bridge-over-the-seine', { wood: 1, iron: 2 }).play('build bridge-over-the-seine').stock(),
  ).toEqual({})
})

test('not for ships [LH-GH01.2]', () => {
  const tokens = { iron: 3, wood: 9, brick: 1, franc: 2 }
  const wharf = before('wharf-1', tokens, { ships: { iron: ['caen'] }, seat1: CRANE })
  expect(wharf.refuses('enter wharf-1')).toBe('no-ship-buildable')
})

test('with the Lumber Mill one wood less, including a wood that replaces another material [LH-GH01.3]', () => {
  const table = building('brickworks', { wood: 2, clay: 1, iron: 1 }, ['lumber-mill'])
  table.play('build brickworks')
  expect(table.commands()).toEqual(['pay 1 wood 1 clay 1 iron', 'pay 2 wood 1 iron', 'pay 2 wood 1 clay'])
})

test('a cost without wood loses a unit to the Lumber Mill [LH-GH01.3] [LH-GH01.4]', () => {
  const table = building('bakehouse', { wood: 2, clay: 2 }, ['lumber-mill']).play('build bakehouse')
  expect(table.stock()).toEqual({ wood: 2, clay: 1 })
})

test('a cost that is saved altogether is not asked for [LH-GH01.3]', () => {
  const table = building('charcoal-kiln', { clay: 1 }, ['lumber-mill']).play('build charcoal-kiln')
  expect(table.stock()).toEqual({ clay: 1 })
})

test('the Masons’ Guild saves what is left of the clay [LH-GH01.3]', () => {
  const table = building('bakehouse', { wood: 1 }, ['masons-guild']).play('build bakehouse')
  expect(table.stock()).toEqual({})
})

test('at the Sawmill its saving is for the wood that takes the place as well [LH-GH01.3]', () => {
  const table = building('fishery', { wood: 1, clay: 1 }, [], 'sawmill').play('build fishery')
  expect(table.commands()).toEqual(['pay 1 clay', 'pay 1 wood'])
})

test('but the Sawmill asks for wood in the printed cost [LH-GH01.5]', () => {
  const sawmill = before(
    'sawmill',
    { wood: 5, clay: 5 },
    { piles: [['bakehouse'], ['fishery'], []], seat1: CRANE },
  )
  expect(sawmill.play('enter sawmill').refuses('build bakehouse')).toBe('needs-wood-in-cost')
})

test('the choice is written down and read again [LH-GH01.2]', () => {
  const table = building('fishery', { wood: 2, clay: 1 }).play('build fishery')
  const read = leHavre.position.read(JSON.parse(JSON.stringify(table.position())))
  expect(read.ok && leHavre.hash(read.value)).toBe(leHavre.hash(table.state))
})

test('missing material is named by the printed cost [LH-GH01.2]', () => {
  const table = building('fishery', { wood: 2 })
  expect(table.refuses('build tannery')).toBe('not-in-play')
  const two = before('building-firm-1', { wood: 2 }, { piles: [['fishery'], ['bank'], []], seat1: CRANE })
  expect(two.play('enter building-firm-1').refusal('build bank')).toEqual({
    code: 'lacks-material',
    params: { card: 'bank', missing: ['brick', 'steel'], amounts: [4, 1] },
  })
})

test('a visitor of the Construction Firm may go on when buying it would help [LH-GH01.2]', () => {
  const tokens = { wood: 3, clay: 1, franc: 6, fish: 2 }
  const table = before('construction-firm', tokens, {
    town: ['construction-firm', 'wooden-crane'],
    piles: [['fishery', 'hardware-store'], [], []],
  }).play('enter construction-firm', 'pay 2 fish', 'build fishery')
  expect(table.commands()).toEqual(['done', 'buy wooden-crane', 'sell fishery'])
})
