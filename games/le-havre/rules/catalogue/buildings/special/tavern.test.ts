import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test('two wood with two grain bring six francs [LH-028.2]', () => {
  const table = before('tavern', { wood: 2, grain: 3 }).play('enter tavern', 'convert 2')
  expect(table.stock()).toEqual({ grain: 1, franc: 6 })
})

test('with five pairs, one to four can be sold [LH-028.3]', () => {
  const table = before('tavern', { wood: 5, grain: 5 }).play('enter tavern')
  expect(table.commands()).toEqual(['convert 1', 'convert 2', 'convert 3', 'convert 4'])
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
  expect(table.refusal('convert 5')).toEqual({ code: 'too-many', params: { most: 4, unit: 'time' } })
  expect(table.play('convert 4').stock()).toEqual({ wood: 1, grain: 1, franc: 12 })
})

test('a single pair is sold without asking [LH-028.3]', () => {
  expect(before('tavern', { wood: 1, grain: 4 }).play('enter tavern').stock()).toEqual({ grain: 3, franc: 3 })
})

test('wood without grain, or grain without wood, cannot be sold [LH-028.4]', () => {
  expect(before('tavern', { wood: 3 }).refusal('enter tavern')).toEqual({
    code: 'lacks-goods',
    params: { building: 'tavern', missing: ['grain'], amounts: [1] },
  })
  expect(before('tavern', { grain: 3 }).refusal('enter tavern')).toEqual({
    code: 'lacks-goods',
    params: { building: 'tavern', missing: ['wood'], amounts: [1] },
  })
})

test('another owner gets nothing for the visit [LH-028.5]', () => {
  const table = before('tavern', { wood: 1, grain: 1 }, { seats: { '2': { buildings: ['tavern'] } } })
  table.play('enter tavern')
  expect([table.stock(), table.stock(2)]).toEqual([{ franc: 3 }, { coal: 1, franc: 5 }])
})
