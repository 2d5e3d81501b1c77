import { expect, test } from 'vitest'
import { before, only } from '../../../testing/index.ts'
import { CATTLE, IRON } from '../../goods.ts'

const full = { franc: 1, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }

test.each(['fish', 'wood', 'clay', 'iron', 'grain', 'cattle'] as const)(
  'an empty offer of %s brings two of it [LH-13.2]',
  (good) => {
    const table = before('black-market', { franc: 1 }, { offers: { ...full, [good]: 0 } })
    expect(table.play('enter black-market').stock()).toEqual({ [good]: 2 })
  },
)

test('an empty offer of francs brings two francs [LH-13.2]', () => {
  const table = before('black-market', { meat: 1 }, { offers: { ...full, franc: 0 } })
  expect(table.play('enter black-market').stock()).toEqual({ franc: 2 })
})

test('several empty offers bring two of each, but never coal or hides [LH-13.2]', () => {
  const offers = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }
  const table = before('black-market', { meat: 1 }, { offers }).play('enter black-market')
  expect(table.stock()).toEqual({ franc: 2, fish: 2, wood: 2, clay: 2, iron: 2, grain: 2, cattle: 2 })
  expect(table.position().offers).toEqual(offers)
  expect(table.can('end')).toBe(true)
})

test('the log names the goods from the black market [LH-13.2]', () => {
  const offers = { ...full, iron: 0, cattle: 0 }
  const table = before('black-market', { franc: 1 }, { offers }).play('enter black-market')
  expect(table.events().at(-1)).toEqual({
    kind: 'gained',
    seat: 0,
    tokens: [
      { token: IRON, amount: 2 },
      { token: CATTLE, amount: 2 },
    ],
  })
})

test('while no offer is empty nobody enters [LH-13.3]', () => {
  const table = before(
    'black-market',
    { franc: 1 },
    { offers: full, seat1: { buildings: ['building-firm-1'] } },
  )
  expect(table.refusal('enter black-market')).toEqual({
    code: 'no-empty-offer',
    params: { building: 'black-market' },
  })
})

test('a visitor pays the owner one food, the owner nothing [LH-13.4]', () => {
  const visit = before(
    'black-market',
    { fish: 1 },
    { offers: { ...full, iron: 0 }, seats: { '2': { buildings: ['black-market'], stock: only({}) } } },
  ).play('enter black-market')
  expect(visit.stock()).toEqual({ iron: 2 })
  expect(visit.stock(2)).toEqual({ fish: 1 })
  const own = { offers: { ...full, iron: 0 }, seat1: { buildings: ['black-market'] } }
  expect(before('black-market', {}, own).play('enter black-market').stock()).toEqual({ iron: 2 })
})

test('the francs of the black market do not pay its fee [LH-13.4]', () => {
  const table = before('black-market', { grain: 1 }, { offers: { ...full, franc: 0 } })
  expect(table.refusal('enter black-market')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'black-market', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test('it cannot be built, only bought for two francs [LH-13.5]', () => {
  const piles = [['black-market'], ['charcoal-kiln'], []]
  const builder = before('building-firm-1', { wood: 3, clay: 3 }, { piles }).play('enter building-firm-1')
  expect(builder.refusal('build black-market')).toEqual({
    code: 'cannot-be-built',
    params: { building: 'black-market' },
  })
  const buyer = before('building-firm-1', { franc: 3 }, { piles }).play('buy black-market')
  expect(buyer.stock()).toEqual({ franc: 1 })
  expect(buyer.where('black-market')).toBe(1)
})
