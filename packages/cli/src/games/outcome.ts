import type { Outcome } from '@quayside/kernel'

/** A result for programs: seats counted from 1. */
export const outcomeJson = (outcome: Outcome): Readonly<Record<string, unknown>> => ({
  winners: outcome.winners.map((seat) => seat + 1),
  scores: outcome.scores.map((score) => ({ ...score, seat: score.seat + 1 })),
})
