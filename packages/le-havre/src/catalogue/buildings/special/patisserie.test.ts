import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { patisserie } from './patisserie.ts'

test('the Pâtisserie is economic, worth 6, and asks 1 food for entering [LH-019.1]', () => {
  expect(patisserie).toMatchObject({
    no: '019',
    category: 'E',
    value: 6,
    price: 6,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 0,
    fishermen: 0,
    special: true,
  })
})

test('two bread with two grain bring ten francs [LH-019.2]', () => {
  const table = before('patisserie', { bread: 2, grain: 3, franc: 1 })
  expect(table.play('enter patisserie', 'pay 1 franc', 'convert 2').stock()).toEqual({ grain: 1, franc: 10 })
})

test('with four pairs, one to three can be sold [LH-019.3]', () => {
  const table = before('patisserie', { bread: 4, grain: 4, fish: 1 }).play('enter patisserie', 'pay 1 fish')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3'])
  expect(table.refusal('convert 4')).toEqual({ code: 'too-many', params: { most: 3 } })
  expect(table.play('convert 3').stock()).toEqual({ grain: 1, bread: 1, franc: 15 })
})

test('bread without grain, or grain without bread, cannot be sold [LH-019.4]', () => {
  expect(before('patisserie', { bread: 3, franc: 2 }).refusal('enter patisserie')).toEqual({
    code: 'lacks-goods',
    params: { building: 'patisserie', missing: ['grain'], amounts: [1] },
  })
  expect(before('patisserie', { grain: 3, franc: 2 }).refusal('enter patisserie')).toEqual({
    code: 'lacks-goods',
    params: { building: 'patisserie', missing: ['bread'], amounts: [1] },
  })
})

test('the only loaf cannot be the fee as well, and grain is no food [LH-019.5]', () => {
  expect(before('patisserie', { bread: 1, grain: 2 }).refusal('enter patisserie')).toEqual({
    code: 'fee-eats-action',
    params: { building: 'patisserie' },
  })
  expect(before('patisserie', { bread: 2, grain: 1 }).play('enter patisserie').stock()).toEqual({ franc: 5 })
})

test('the fee goes to the owner, who pays none [LH-019.6]', () => {
  const guest = before(
    'patisserie',
    { bread: 1, grain: 1, fish: 1 },
    { seats: { '2': { buildings: ['patisserie'] } } },
  )
  expect(guest.play('enter patisserie').stock()).toEqual({ franc: 5 })
  expect(guest.stock(2)).toEqual({ fish: 1, coal: 1, franc: 5 })
  const owner = before('patisserie', { bread: 1, grain: 1 }, { seat1: { buildings: ['patisserie'] } })
  expect(owner.play('enter patisserie').stock()).toEqual({ franc: 5 })
})
