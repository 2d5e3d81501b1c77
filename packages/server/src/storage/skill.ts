/** Skill ratings with OpenSkill, separate for each game and number of seats. */
import { ordinal, rate, rating } from 'openskill'

export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export const initialSkill = (): Skill => {
  const { mu, sigma } = rating()
  return { mu, sigma }
}

/** Rating points for the leaderboard: a lower bound of the skill, in whole points from about 1000. */
export const ratingPoints = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * ordinal({ mu, sigma }))

/** Skills after a game with these ranks, 1 for the winner; equal ranks are a draw. */
export const updateSkills = (
  players: readonly { readonly skill: Skill; readonly rank: number }[],
): Skill[] => {
  const after = rate(
    players.map(({ skill }) => [{ ...skill }]),
    { rank: players.map(({ rank }) => rank) },
  )
  return after.flatMap((team) => team.map(({ mu, sigma }) => ({ mu, sigma })))
}

/**
 * Merges the skills of two players who turned out to be one: product of the two Gaussians, divided by the common prior.
 */
export const mergeSkills = (one: Skill, other: Skill): Skill => {
  const weight = ({ sigma }: Skill): number => 1 / sigma ** 2
  const prior = initialSkill()
  const sum = weight(one) + weight(other) - weight(prior)
  const mu = (one.mu * weight(one) + other.mu * weight(other) - prior.mu * weight(prior)) / sum
  return { mu, sigma: 1 / Math.sqrt(sum) }
}
