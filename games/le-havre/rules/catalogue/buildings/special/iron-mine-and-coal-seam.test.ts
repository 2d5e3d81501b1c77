import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

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

test('a meat that pays the fee brings no change, and its owner gets all of it [LH-006.3]', () => {
  const table = before(
    'iron-mine-and-coal-seam',
    { meat: 1 },
    { seats: { '3': { buildings: ['iron-mine-and-coal-seam'] } } },
  )
  expect(table.play('enter iron-mine-and-coal-seam').stock()).toEqual({ iron: 2, coal: 1 })
  expect(table.stock(3)).toEqual({ coal: 1, meat: 1, franc: 5 })
})
