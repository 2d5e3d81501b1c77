import { expect, it } from 'vitest'
import { initialSkill, mergeSkills, ratingPoints, updateSkills } from './skill.ts'

it('a new player has a thousand points', () => {
  expect(ratingPoints(initialSkill())).toBe(1000)
})

it('a winner rises, a loser falls, and both become more certain', () => {
  const [winner, loser] = updateSkills([
    { skill: initialSkill(), rank: 1 },
    { skill: initialSkill(), rank: 2 },
  ])
  expect(winner?.mu).toBeGreaterThan(initialSkill().mu)
  expect(loser?.mu).toBeLessThan(initialSkill().mu)
  expect(winner?.sigma).toBeLessThan(initialSkill().sigma)
  expect(loser?.sigma).toBeLessThan(initialSkill().sigma)
})

it('a shared win does not separate the players', () => {
  const [one, other] = updateSkills([
    { skill: initialSkill(), rank: 1 },
    { skill: initialSkill(), rank: 1 },
  ])
  expect(one).toEqual(other)
})

it('the order of the seats does not matter', () => {
  const strong = { mu: 30, sigma: 4 }
  const weak = { mu: 20, sigma: 5 }
  const [a, b] = updateSkills([
    { skill: strong, rank: 2 },
    { skill: weak, rank: 1 },
  ])
  const [c, d] = updateSkills([
    { skill: weak, rank: 1 },
    { skill: strong, rank: 2 },
  ])
  expect([a, b]).toEqual([d, c])
})

it('merged skills are more certain than either, and between both', () => {
  const [winner = initialSkill(), loser = initialSkill()] = updateSkills([
    { skill: initialSkill(), rank: 1 },
    { skill: initialSkill(), rank: 2 },
  ])
  const both = mergeSkills(winner, loser)
  expect(both.sigma).toBeLessThan(Math.min(winner.sigma, loser.sigma))
  expect(both.mu).toBeLessThan(winner.mu)
  expect(both.mu).toBeGreaterThan(loser.mu)
})

it('merging with a new player changes nothing', () => {
  const [winner = initialSkill()] = updateSkills([
    { skill: initialSkill(), rank: 1 },
    { skill: initialSkill(), rank: 2 },
  ])
  const { mu, sigma } = mergeSkills(winner, initialSkill())
  expect(mu).toBeCloseTo(winner.mu, 10)
  expect(sigma).toBeCloseTo(winner.sigma, 10)
})
