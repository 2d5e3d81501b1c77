import { expect, it } from 'vitest'
import { combined, newSkill, rated, shown } from './skill.ts'

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

it('somebody who was thought to be two is known better than either, between both', () => {
  const [winner = newSkill(), loser = newSkill()] = rated([
    { skill: newSkill(), rank: 1 },
    { skill: newSkill(), rank: 2 },
  ])
  const both = combined(winner, loser)
  expect(both.sigma).toBeLessThan(Math.min(winner.sigma, loser.sigma))
  expect(both.mu).toBeLessThan(winner.mu)
  expect(both.mu).toBeGreaterThan(loser.mu)
})

it('a newcomer adds nothing to what is known', () => {
  const [winner = newSkill()] = rated([
    { skill: newSkill(), rank: 1 },
    { skill: newSkill(), rank: 2 },
  ])
  const { mu, sigma } = combined(winner, newSkill())
  expect(mu).toBeCloseTo(winner.mu, 10)
  expect(sigma).toBeCloseTo(winner.sigma, 10)
})
