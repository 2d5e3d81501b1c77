import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('it costs twelve francs and is sold for five, half of its value [LH-012.3]', () => {
  expect(before('business-park', { franc: 11 }).refusal('buy business-park')).toEqual({
    code: 'lacks-francs',
    params: { building: 'business-park', need: 12, have: 11 },
  })
  const table = before('business-park', { franc: 13 }).play('buy business-park')
  expect([table.francs(), table.where('business-park')]).toEqual([1, 1])
  expect(table.play('sell business-park').francs()).toBe(6)
})

test('it adds two francs for each industrial building of its owner, and none for itself [LH-012.4]', () => {
  const alone = before('business-park', {}, { seat1: { buildings: ['business-park'] } })
  expect(alone.wealth()).toBe(10)
  const industrial = before(
    'business-park',
    {},
    { seat1: { buildings: ['business-park', 'wharf-1', 'smelter', 'kiln'] } },
  )
  expect(industrial.wealth()).toBe(10 + 14 + 10 + 6 + 2 * 2)
})

test('the industrial buildings of others add nothing [LH-012.4]', () => {
  const table = before(
    'business-park',
    {},
    { seat1: { buildings: ['business-park'] }, seats: { '2': { buildings: ['wharf-1'] } } },
  )
  expect(table.wealth()).toBe(10)
})
