/** How a finished game changes what is thought of its players: OpenSkill, for each game and number of players. */
import { ordinal, rate, rating } from 'openskill'

export interface Skill {
  readonly mu: number
  readonly sigma: number
}

export const initialSkill = (): Skill => {
  const { mu, sigma } = rating()
  return { mu, sigma }
}

/** One number to stand in a list by: what a player is worth at least. Shown in whole points from about 1000. */
export const ratingPoints = ({ mu, sigma }: Skill): number => Math.round(1000 + 40 * ordinal({ mu, sigma }))

/** Everybody's skill after a game in which they came in at these ranks, 1 for the winner; equal ranks are a draw. */
export const updateSkills = (
  players: readonly { readonly skill: Skill; readonly rank: number }[],
): Skill[] => {
  const after = rate(
    players.map(({ skill }) => [{ ...skill }]),
    { rank: players.map(({ rank }) => rank) },
  )
  return after.flatMap((team) => team.map(({ mu, sigma }) => ({ mu, sigma })))
}

/** What is thought of somebody who was thought to be two: both say something, and what is said of everybody counts once. */
export const mergeSkills = (one: Skill, other: Skill): Skill => {
  const weight = ({ sigma }: Skill): number => 1 / sigma ** 2
  const prior = initialSkill()
  const sum = weight(one) + weight(other) - weight(prior)
  const mu = (one.mu * weight(one) + other.mu * weight(other) - prior.mu * weight(prior)) / sum
  return { mu, sigma: 1 / Math.sqrt(sum) }
}
