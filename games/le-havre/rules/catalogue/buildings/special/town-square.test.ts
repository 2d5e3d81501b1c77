import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import { bundle } from '../../goods.ts'

const CRAFTSMEN = [
  'fishery',
  'joinery',
  'bakehouse',
  'charcoal-kiln',
  'smokehouse',
  'abattoir',
  'tannery',
  'kiln',
]

const withCraftsmen = (count: number) =>
  before('town-square', { franc: 1 }, { seat1: { buildings: CRAFTSMEN.slice(0, count) } })

test('with one craftsman building the visitor takes one of seven upgraded goods, never steel [LH-027.2]', () => {
  const table = withCraftsmen(1).play('enter town-square')
  expect(table.commands()).toEqual(
    ['smoked-fish', 'charcoal', 'brick', 'bread', 'meat', 'coke', 'leather'].map((good) => `choose ${good}`),
  )
  expect(table.refusal('choose steel')).toEqual({
    code: 'not-offered-here',
    params: { building: 'town-square' },
  })
  expect(table.refuses('choose franc')).toBe('not-offered-here')
  expect(table.refuses('choose iron')).toBe('not-offered-here')
  table.play('choose coke')
  expect(table.stock()).toEqual({ coke: 1 })
  expect(table.events()).toEqual([{ kind: 'gained', seat: 0, tokens: bundle({ coke: 1 }) }])
})

test('with three craftsman buildings the visitor takes exactly three goods, all different [LH-027.3]', () => {
  const table = withCraftsmen(3).play('enter town-square')
  expect(table.commands()).toHaveLength(35)
  expect(table.refusal('choose coke meat')).toEqual({ code: 'wrong-count', params: { need: 3, have: 2 } })
  expect(table.refusal('choose coke meat bread brick')).toEqual({
    code: 'wrong-count',
    params: { need: 3, have: 4 },
  })
  expect(table.refuses('choose coke coke meat')).toBe('not-different')
  expect(table.play('choose leather coke meat').stock()).toEqual({ meat: 1, coke: 1, leather: 1 })
})

test('seven craftsman buildings bring all seven goods, and an eighth brings no more [LH-027.4]', () => {
  const everything = { smoked_fish: 1, charcoal: 1, brick: 1, bread: 1, meat: 1, coke: 1, leather: 1 }
  expect(withCraftsmen(7).play('enter town-square').stock()).toEqual(everything)
  expect(withCraftsmen(8).play('enter town-square').stock()).toEqual(everything)
})

test('without a craftsman building nobody enters; other types do not count [LH-027.5]', () => {
  const table = before('town-square', { franc: 1 }, { seat1: { buildings: ['wharf-1', 'bakery', 'zoo'] } })
  expect(table.refusal('enter town-square')).toEqual({
    code: 'nothing-to-gain',
    params: { building: 'town-square' },
  })
  const others = before('town-square', { franc: 1 }, { seats: { '2': { buildings: ['kiln'] } } })
  expect(others.refuses('enter town-square')).toBe('nothing-to-gain')
})

test('no special building is looked at here [LH-027.2]', () => {
  expect(withCraftsmen(1).play('enter town-square', 'choose meat').can('end')).toBe(true)
})

test('its fee is a franc, for the owner, who pays none [LH-027.6]', () => {
  const kiln = { seat1: { buildings: ['kiln'] } }
  expect(before('town-square', { fish: 2 }, kiln).refuses('enter town-square')).toBe('cannot-pay-fee')
  const guest = before(
    'town-square',
    { franc: 1 },
    { ...kiln, seats: { '2': { buildings: ['town-square'] } } },
  )
  expect(guest.play('enter town-square').stock(2)).toEqual({ coal: 1, franc: 6 })
  const owner = before('town-square', {}, { seat1: { buildings: ['kiln', 'town-square'] } })
  expect(owner.play('enter town-square', 'choose meat').stock()).toEqual({ meat: 1 })
})
