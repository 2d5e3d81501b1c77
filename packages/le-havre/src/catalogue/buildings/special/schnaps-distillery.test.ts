import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { schnapsDistillery } from './schnaps-distillery.ts'

test('the Schnaps Distillery is a craftsman building, worth 6, and asks 1 food [LH-030.1]', () => {
  expect(schnapsDistillery).toMatchObject({
    no: '030',
    category: 'C',
    value: 6,
    price: 6,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 0,
    fishermen: 0,
    special: true,
  })
})

test('three grain are sold for six francs [LH-030.2]', () => {
  const table = before('schnaps-distillery', { grain: 4, fish: 1 }).play(
    'enter schnaps-distillery',
    'convert 3',
  )
  expect(table.stock()).toEqual({ grain: 1, franc: 6 })
})

test('with five grain, one to four can be sold [LH-030.3]', () => {
  const table = before('schnaps-distillery', { grain: 5, fish: 1 }).play('enter schnaps-distillery')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4 } })
  expect(table.play('convert 4').stock()).toEqual({ grain: 1, franc: 8 })
})

test('without grain nobody enters, and bread is none [LH-030.4]', () => {
  expect(before('schnaps-distillery', { bread: 3 }).refusal('enter schnaps-distillery')).toEqual({
    code: 'lacks-goods',
    params: { building: 'schnaps-distillery', missing: ['grain'], amounts: [1] },
  })
})

test('grain is no food, so it cannot pay the fee [LH-030.5]', () => {
  expect(before('schnaps-distillery', { grain: 9 }).refusal('enter schnaps-distillery')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'schnaps-distillery', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test('the fee goes to the owner, who pays none [LH-030.5]', () => {
  const guest = before(
    'schnaps-distillery',
    { grain: 1, franc: 1 },
    { seats: { '2': { buildings: ['schnaps-distillery'] } } },
  )
  expect(guest.play('enter schnaps-distillery').stock()).toEqual({ franc: 2 })
  expect(guest.stock(2)).toEqual({ coal: 1, franc: 6 })
  const owner = before('schnaps-distillery', { grain: 1 }, { seat1: { buildings: ['schnaps-distillery'] } })
  expect(owner.play('enter schnaps-distillery').stock()).toEqual({ franc: 2 })
})
