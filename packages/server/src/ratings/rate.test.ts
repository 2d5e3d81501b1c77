import { expect, it } from 'vitest'
import { newSkill, rated, shown } from './rate.ts'

it('a newcomer stands at a thousand', () => {
  expect(shown(newSkill())).toBe(1000)
})

it('a winner rises, a loser falls, and both are better known', () => {
  const [winner, loser] = rated([
    { skill: newSkill(), rank: 1 },
    { skill: newSkill(), rank: 2 },
  ])
  expect(winner?.mu).toBeGreaterThan(newSkill().mu)
  expect(loser?.mu).toBeLessThan(newSkill().mu)
  expect(winner?.sigma).toBeLessThan(newSkill().sigma)
  expect(loser?.sigma).toBeLessThan(newSkill().sigma)
})

it('a shared win moves nobody apart', () => {
  const [one, other] = rated([
    { skill: newSkill(), rank: 1 },
    { skill: newSkill(), rank: 1 },
  ])
  expect(one).toEqual(other)
})

it('the order of the seats does not matter', () => {
  const strong = { mu: 30, sigma: 4 }
  const weak = { mu: 20, sigma: 5 }
  const [a, b] = rated([
    { skill: strong, rank: 2 },
    { skill: weak, rank: 1 },
  ])
  const [c, d] = rated([
    { skill: weak, rank: 1 },
    { skill: strong, rank: 2 },
  ])
  expect([a, b]).toEqual([d, c])
})
