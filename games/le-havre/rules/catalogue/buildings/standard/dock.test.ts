import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

const owner = (ships: readonly string[], more: readonly string[] = []) =>
  before('dock', {}, { seat1: { buildings: ['dock', ...more], ships } })

test('without ships it is worth its value alone [LH-26.3]', () => {
  expect(owner([]).wealth()).toBe(10)
})

test('each ship of any type adds four francs to its own value [LH-26.3]', () => {
  expect(owner(['dina']).wealth()).toBe(10 + 2 + 4)
  expect(owner(['dina', 'cherbourg', 'triest', 'ms-susanne']).wealth()).toBe(10 + 2 + 2 + 10 + 38 + 4 * 4)
})

test('the Luxury Yacht is a ship too [LH-26.4]', () => {
  expect(owner(['dina'], ['luxury-yacht']).wealth()).toBe(10 + 2 + 20 + 2 * 4)
})

test("other players' ships add nothing [LH-26.3]", () => {
  const table = before('dock', {}, { seat1: { buildings: ['dock'] }, seats: { '2': { ships: ['dina'] } } })
  expect([table.wealth(), table.wealth(2)]).toEqual([10, 5 + 2])
})

test('buying takes 24 francs, selling gives back five [LH-26.5]', () => {
  const table = before('dock', { franc: 25 }).play('buy dock')
  expect(table.stock()).toEqual({ franc: 1 })
  expect(table.play('sell dock').stock()).toEqual({ franc: 6 })
  expect(before('dock', { franc: 23 }).refusal('buy dock')).toEqual({
    code: 'lacks-francs',
    params: { building: 'dock', need: 24, have: 23 },
  })
})
