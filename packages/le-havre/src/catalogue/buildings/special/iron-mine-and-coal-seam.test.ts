import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { ironMineAndCoalSeam } from './iron-mine-and-coal-seam.ts'

test('the Iron Mine and Coal Seam is no building, worth 6, asks 1 food and shows a hammer [LH-006.1]', () => {
  expect(ironMineAndCoalSeam).toMatchObject({
    no: '006',
    category: 'N',
    value: 6,
    price: 6,
    fee: [{ food: 1 }],
    cost: null,
    hammers: 1,
    fishermen: 0,
    special: true,
  })
})

test('the mine brings two iron and a coal [LH-006.2]', () => {
  const table = before('iron-mine-and-coal-seam', { fish: 1 }).play('enter iron-mine-and-coal-seam')
  expect(table.stock()).toEqual({ iron: 2, coal: 1 })
})

test('hammers add nothing, not even its own [LH-006.2]', () => {
  const table = before(
    'iron-mine-and-coal-seam',
    {},
    { seat1: { buildings: ['iron-mine-and-coal-seam', 'joinery'] } },
  )
  expect(table.play('enter iron-mine-and-coal-seam').stock()).toEqual({ iron: 2, coal: 1 })
})

test('whoever has neither food nor francs cannot pay its fee [LH-006.3]', () => {
  expect(before('iron-mine-and-coal-seam', { grain: 2 }).refusal('enter iron-mine-and-coal-seam')).toEqual({
    code: 'cannot-pay-fee',
    params: { building: 'iron-mine-and-coal-seam', food: 1, francs: 0, have: 0, haveFrancs: 0 },
  })
})

test('a meat that pays the fee brings no change, and its owner gets all of it [LH-006.3]', () => {
  const table = before(
    'iron-mine-and-coal-seam',
    { meat: 1 },
    { seats: { '3': { buildings: ['iron-mine-and-coal-seam'] } } },
  )
  expect(table.play('enter iron-mine-and-coal-seam').stock()).toEqual({ iron: 2, coal: 1 })
  expect(table.stock(3)).toEqual({ coal: 1, meat: 1, franc: 5 })
})
