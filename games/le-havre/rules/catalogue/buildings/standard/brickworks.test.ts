import { expect, test } from 'vitest'
import { before } from '../../../testing/index.ts'

test.each([
  { bricks: 1, energy: 1, francs: 0 },
  { bricks: 2, energy: 1, francs: 1 },
  { bricks: 3, energy: 2, francs: 1 },
  { bricks: 4, energy: 2, francs: 2 },
  { bricks: 6, energy: 3, francs: 3 },
])('$bricks bricks cost $energy energy and earn $francs francs [LH-14.3]', ({ bricks, energy, francs }) => {
  const table = before('brickworks', { clay: 7, wood: 4, franc: 2 })
  expect(table.play('enter brickworks', `convert ${bricks}`).stock()).toEqual({
    clay: 7 - bricks,
    wood: 4 - energy,
    brick: bricks,
    franc: 1 + francs,
  })
})

test('energy limits the number of bricks [LH-14.3]', () => {
  const table = before('brickworks', { clay: 9, coal: 1, franc: 1 }).play('enter brickworks')
  expect(table.commands()).toEqual([
    'convert 1',
    'convert 2',
    'convert 3',
    'convert 4',
    'convert 5',
    'convert 6',
  ])
  expect(table.refusal('convert 7')).toEqual({ code: 'too-many', params: { most: 6, unit: 'time' } })
  expect(table.refusal('convert 0')).toEqual({ code: 'too-few', params: { least: 1, unit: 'time' } })
})

test('a brick cannot be turned over in place of clay [LH-14.4]', () => {
  expect(before('brickworks', { brick: 2, wood: 1, franc: 1 }).refusal('enter brickworks')).toEqual({
    code: 'lacks-goods',
    params: { building: 'brickworks', missing: ['clay'], amounts: [1] },
  })
  const table = before('brickworks', { clay: 1, brick: 2, wood: 1, franc: 1 })
  expect(table.play('enter brickworks').stock()).toEqual({ brick: 3 })
})

test('without energy nobody enters [LH-14.3]', () => {
  expect(before('brickworks', { clay: 2, franc: 1 }).refusal('enter brickworks')).toEqual({
    code: 'lacks-energy',
    params: { building: 'brickworks', need: 1, have: 0 },
  })
})

test('a Wind Farm saves its owner three energy in all [LH-14.5]', () => {
  const owner = { seat1: { buildings: ['wind-farm'] } }
  const free = before('brickworks', { clay: 7, franc: 1 }, owner).play('enter brickworks')
  expect(free.refusal('convert 7')).toEqual({ code: 'too-many', params: { most: 6, unit: 'time' } })
  const paid = before('brickworks', { clay: 7, wood: 2, franc: 1 }, owner)
  expect(paid.play('enter brickworks', 'convert 7').stock()).toEqual({ wood: 1, brick: 7, franc: 3 })
})
