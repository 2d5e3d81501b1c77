import { expect, test } from 'vitest'
import { before, only, table } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const MARKET = { buildings: ['stockmarket'], stock: only({ franc: 1 }) }
const BANK_COST = { brick: 4, steel: 1 }

test('another player who takes the franc offer gives its owner a franc [LH-GH20.2]', () => {
  const at = before('fishery', {}, { offers: { franc: 3 }, seats: { '2': MARKET } }).play('take franc')
  expect([at.francs(1), at.francs(2)]).toEqual([3, 2])
  expect(at.events()).toContainEqual({
    kind: 'earned',
    seat: 1,
    building: buildingNamed('stockmarket'),
    tokens: [{ token: 16, amount: 1 }],
  })
})

test('at the Flea Market too, and other offers bring nothing [LH-GH20.2]', () => {
  const offers = { franc: 2, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }
  const at = before('flea-market', {}, { offers, seats: { '2': MARKET } }).play('enter flea-market')
  expect(at.francs(2)).toBe(2)
  const wood = before('fishery', {}, { offers: { wood: 3 }, seats: { '2': MARKET } }).play('take wood')
  expect(wood.francs(2)).toBe(1)
})

test('another player who builds the Bank brings three francs [LH-GH20.3]', () => {
  const at = before('building-firm-1', BANK_COST, { piles: [['bank'], [], []], seats: { '2': MARKET } })
  expect(at.play('enter building-firm-1', 'build bank').francs(2)).toBe(4)
})

test('neither another building nor a purchase does [LH-GH20.3]', () => {
  const built = before(
    'building-firm-1',
    { wood: 3 },
    { piles: [['joinery'], [], []], seats: { '2': MARKET } },
  )
  expect(built.play('enter building-firm-1', 'build joinery').francs(2)).toBe(1)
  const bought = before('fishery', { franc: 40 }, { piles: [['bank'], [], []], seats: { '2': MARKET } })
  expect(bought.play('buy bank').francs(2)).toBe(1)
})

test('its owner pays no interest [LH-GH20.4]', () => {
  const indebted = { loans: 2, stock: only({ franc: 4 }) }
  const at = table({
    round: 2,
    step: 'supply',
    tiles: ['wood+fish', 'wood+cattle', 'wood+clay', 'wood+franc', 'fish+clay', 'fish+grain', 'iron+franc'],
    seats: { '1': { ...indebted, buildings: ['stockmarket'] }, '2': indebted },
  }).play('supply')
  expect([at.francs(1), at.francs(2)]).toEqual([4, 3])
})

test('what its owner does brings nothing, and the town gets nothing [LH-GH20.5]', () => {
  const own = before('fishery', {}, { offers: { franc: 3 }, seat1: { buildings: ['stockmarket'] } })
  expect(own.play('take franc').francs()).toBe(3)
  const town = before('stockmarket', {}, { offers: { franc: 3 } }).play('take franc')
  expect(town.happened('earned')).toBe(false)
})
