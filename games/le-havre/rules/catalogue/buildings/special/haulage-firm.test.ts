import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle, type Tokens, token } from '../../goods.ts'

const NO_OFFERS = { franc: 0, fish: 0, wood: 0, clay: 0, iron: 0, grain: 0, cattle: 0 }

const haulier = (tokens: Tokens, offers: Tokens) =>
  before('haulage-firm', tokens, { offers: { ...NO_OFFERS, ...offers } })

test('three francs to the treasury bring everything on two neighbouring offer spaces [LH-029.2]', () => {
  const table = haulier({ fish: 1, franc: 5 }, { wood: 4, clay: 3, iron: 1 })
  table.play('enter haulage-firm', 'pay 1 fish', 'haul wood clay')
  expect(table.stock()).toEqual({ wood: 4, clay: 3, franc: 2 })
  expect(table.position().offers).toEqual({ ...NO_OFFERS, iron: 1 })
  expect(table.can('end')).toBe(true)
  expect(table.events()).toEqual([
    { kind: 'paid', seat: 0, tokens: bundle({ franc: 3 }) },
    { kind: 'offer-taken', seat: 0, token: token('wood'), amount: 4 },
    { kind: 'offer-taken', seat: 0, token: token('clay'), amount: 3 },
  ])
})

test('fish, wood, clay, iron, grain and cattle are neighbours in this order [LH-029.3]', () => {
  const full = { franc: 2, fish: 1, wood: 1, clay: 1, iron: 1, grain: 1, cattle: 1 }
  const table = haulier({ franc: 4 }, full).play('enter haulage-firm')
  expect(table.commands()).toEqual([
    'haul fish wood',
    'haul wood clay',
    'haul clay iron',
    'haul iron grain',
    'haul grain cattle',
  ])
  expect(table.refuses('haul fish clay')).toBe('not-neighbours')
  expect(table.refuses('haul cattle fish')).toBe('not-neighbours')
})

test('francs are never hauled [LH-029.4]', () => {
  expect(haulier({ franc: 9 }, { franc: 3, fish: 3 }).refusal('enter haulage-firm')).toEqual({
    code: 'no-two-neighbours',
    params: { building: 'haulage-firm' },
  })
  const table = haulier({ franc: 9 }, { franc: 3, fish: 3, wood: 1, clay: 1 }).play('enter haulage-firm')
  expect(table.commands()).toEqual(['haul fish wood', 'haul wood clay'])
  expect(table.refusal('haul franc fish')).toMatchObject({ code: 'no-two-neighbours' })
})

test('both offers must hold something [LH-029.5]', () => {
  expect(haulier({ franc: 9 }, { fish: 3, clay: 2, grain: 1 }).refuses('enter haulage-firm')).toBe(
    'no-two-neighbours',
  )
  const table = haulier({ franc: 9 }, { fish: 3, wood: 1, clay: 1 }).play('enter haulage-firm')
  expect(table.refuses('haul clay iron')).toBe('no-two-neighbours')
})

test('the only pair of neighbours is taken without asking [LH-029.5]', () => {
  const table = haulier({ franc: 4 }, { fish: 3, grain: 2, cattle: 1 }).play('enter haulage-firm')
  expect(table.stock()).toEqual({ grain: 2, cattle: 1 })
})

test('three francs are needed, which food cannot replace [LH-029.6]', () => {
  expect(haulier({ fish: 5, franc: 2 }, { fish: 1, wood: 1 }).refusal('enter haulage-firm')).toEqual({
    code: 'lacks-francs',
    params: { building: 'haulage-firm', need: 3, have: 2 },
  })
})

test('the three francs must still be there after the fee [LH-029.6]', () => {
  expect(haulier({ franc: 3 }, { fish: 1, wood: 1 }).refusal('enter haulage-firm')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'haulage-firm' },
  })
  const table = haulier({ fish: 1, franc: 3 }, { fish: 1, wood: 1 }).play('enter haulage-firm')
  expect(table.stock()).toEqual({ fish: 1, wood: 1 })
})

test('the owner gets the fee but not the three francs, and pays only these [LH-029.7]', () => {
  const offers = { ...NO_OFFERS, fish: 1, wood: 1 }
  const guest = before(
    'haulage-firm',
    { fish: 1, franc: 3 },
    { offers, seats: { '2': { buildings: ['haulage-firm'] } } },
  )
  expect(guest.play('enter haulage-firm').stock(2)).toEqual({ fish: 1, coal: 1, franc: 5 })
  const owner = before('haulage-firm', { franc: 3 }, { offers, seat1: { buildings: ['haulage-firm'] } })
  expect(owner.play('enter haulage-firm').stock()).toEqual({ fish: 1, wood: 1 })
})
