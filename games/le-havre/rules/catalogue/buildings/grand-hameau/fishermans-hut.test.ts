import { expect, test } from 'vitest'
import type { SeatLiteral } from '../../../position/literal.ts'
import { before, only, table } from '../../../testing/index.ts'
import { buildingNamed } from '../../catalogue.ts'

const HUT = { buildings: ['fishermans-hut'] }

const roundEnds = (players: number, seat: SeatLiteral) =>
  table({
    options: { players },
    round: 5,
    turn: 7,
    step: 'end',
    start: 1,
    seats: { '1': seat },
  }).play('end')

test.each([
  [1, 2],
  [2, 2],
  [3, 1],
  [4, 1],
  [5, 1],
])('with %i players it brings %i fish a round [LH-GH07.2]', (players, fish) => {
  const at = roundEnds(players, { ...HUT, stock: only({ franc: 60 }) })
  expect(at.stock(1)).toEqual({ fish, franc: 60 })
  expect(at.events()).toContainEqual({
    kind: 'earned',
    seat: 0,
    building: buildingNamed('fishermans-hut'),
    tokens: [{ token: 0, amount: fish }],
  })
})

test('the fish is there when the workers are fed, and a town’s hut catches nothing [LH-GH07.2]', () => {
  const at = roundEnds(3, { ...HUT, stock: only({ franc: 60 }) })
  expect(at.as(1).commands()).toContainEqual(expect.stringContaining('pay 1 fish'))
  const town = table({ round: 5, turn: 7, step: 'end', town: ['fishermans-hut'] }).play('end')
  expect(town.happened('earned')).toBe(false)
})

test('five fish become seven [LH-GH07.3]', () => {
  const at = before('fishermans-hut', { fish: 5 }).play('enter fishermans-hut')
  expect(at.commands()).toEqual(['convert 1', 'convert 2'])
  expect(at.play('convert 2').stock()).toEqual({ fish: 7 })
})

test('one fish is not enough [LH-GH07.4]', () => {
  expect(before('fishermans-hut', { fish: 1 }).refuses('enter fishermans-hut')).toBe('lacks-goods')
})
