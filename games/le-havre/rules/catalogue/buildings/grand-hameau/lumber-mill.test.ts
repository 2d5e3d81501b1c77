import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'
import type { Tokens } from '../../goods.ts'

const building = (firm: string, target: string, tokens: Tokens, own: readonly string[] = []) =>
  before(firm, tokens, {
    town: [firm],
    piles: [[target], [], []],
    seat1: { buildings: ['lumber-mill', ...own] },
  }).play(`enter ${firm}`, `build ${target}`)

test('the Joinery costs two wood instead of three [LH-GH02.2]', () => {
  expect(building('building-firm-1', 'joinery', { wood: 3 }).stock()).toEqual({ wood: 1 })
})

test('what has no wood in its cost costs as much as ever [LH-GH02.2]', () => {
  expect(building('building-firm-1', 'bakehouse', { wood: 3, clay: 2 }).stock()).toEqual({ wood: 3 })
})

test('with the Sawmill two wood are saved, but no more than there are [LH-GH02.3]', () => {
  expect(building('sawmill', 'joinery', { wood: 3 }).stock()).toEqual({ wood: 2 })
  expect(building('sawmill', 'fishery', { wood: 1, clay: 1 }).stock()).toEqual({ wood: 1 })
})

test('with the Masons’ Guild clay is saved as well [LH-GH02.3]', () => {
  expect(building('building-firm-1', 'smokehouse', { wood: 1 }, ['masons-guild']).stock()).toEqual({})
})

test('a cost that vanishes is not paid [LH-GH02.3]', () => {
  const table = building('building-firm-1', 'fishery', {}, ['masons-guild'])
  expect(table.where('fishery')).toBe(1)
})
