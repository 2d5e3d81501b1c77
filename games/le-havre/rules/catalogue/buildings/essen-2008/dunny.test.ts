import { expect, test } from 'vitest'
import { before, only, table } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const RICH = { stock: only({ franc: 30 }) }

/** Round 4 of three players ends with a special building. */
const reveals = (piles: readonly (readonly string[])[]) =>
  table({
    round: 4,
    turn: 7,
    step: 'end',
    piles,
    special: ['dunny', 'zoo'],
    seats: { '1': RICH, '2': RICH, '3': RICH },
  }).play('end')

test('it is placed on the pile with the highest number on top [LH-00.2]', () => {
  const at = reveals([['fishery', 'bank'], ['tannery', 'cokery'], ['colliery']])
  expect(at.position().piles).toEqual([['fishery', 'bank'], ['dunny', 'tannery', 'cokery'], ['colliery']])
  expect(at.where('dunny')).toBe('pile')
  expect(at.events()).toContainEqual({ kind: 'laid-on-top', building: buildingNamed('dunny'), pile: 1 })
})

test('an empty space has no number, and without proposals the first space is used [LH-00.5]', () => {
  expect(reveals([[], ['fishery'], []]).position().piles).toEqual([[], ['dunny', 'fishery'], []])
  expect(reveals([[], [], []]).position().piles).toEqual([['dunny'], [], []])
})

test('it is built for a brick [LH-00.3]', () => {
  const at = before('building-firm-1', { brick: 2 }, { piles: [['dunny', 'tannery'], [], []] })
  expect(at.play('enter building-firm-1', 'build dunny').stock()).toEqual({ brick: 1 })
  expect(at.where('dunny')).toBe(1)
  expect(at.position().piles).toEqual([['tannery'], [], []])
})

test('it can be bought from the pile, the card below cannot [LH-00.3]', () => {
  const at = before('building-firm-1', { franc: 14 }, { piles: [['dunny', 'tannery'], [], []] })
  expect(at.refuses('buy tannery')).toBe('not-on-top')
  expect(at.play('buy dunny').francs()).toBe(0)
})

test('the town builds it before anything else [LH-00.4]', () => {
  const at = table({
    round: 3,
    turn: 7,
    step: 'end',
    piles: [['marketplace'], ['dunny', 'bank'], ['sawmill']],
    seats: { '1': RICH, '2': RICH, '3': RICH },
  }).play('end')
  expect(at.where('dunny')).toBe('town')
  expect(at.position().piles).toEqual([['marketplace'], ['bank'], ['sawmill']])
})

test('a full pile of ten takes it [LH-00.2]', () => {
  const ten = [
    'fishery',
    'joinery',
    'bakehouse',
    'abattoir',
    'colliery',
    'tannery',
    'cokery',
    'dock',
    'bank',
    'church',
  ]
  expect(reveals([ten, [], []]).position().piles?.[0]).toEqual(['dunny', ...ten])
})
