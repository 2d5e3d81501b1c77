import { expect, it } from 'vitest'
import { reachedByHalf } from './distribution.ts'

it('half of the players have these points or more', () => {
  const players = (counts: Readonly<Record<number, number>>) =>
    Object.entries(counts).map(([points, count]) => ({ points: Number(points), players: count }))
  expect(reachedByHalf(players({ 80: 5, 90: 5 }))).toBe(90)
  expect(reachedByHalf(players({ 80: 6, 90: 5 }))).toBe(80)
  expect(reachedByHalf(players({ 70: 1, 85: 1, 100: 1 }))).toBe(85)
  expect(reachedByHalf([])).toBe(0)
})
