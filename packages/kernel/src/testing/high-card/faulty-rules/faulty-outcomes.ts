import type { Outcome, Score } from '../../../rules.ts'
import { highCard } from '../rules.ts'
import { type Broken, broken } from './faulty-rules.ts'

const scored = (finding: RegExp, fault: string, change: (outcome: Outcome) => Outcome): Broken =>
  broken('outcome', finding, fault, {
    outcome: (state) => {
      const outcome = highCard.outcome(state)
      return outcome && change(outcome)
    },
  })

const ranked =
  (rank: (score: Score, scores: readonly Score[]) => number) =>
  ({ scores }: Outcome): Outcome => {
    const again = scores.map((score) => ({ ...score, rank: rank(score, scores) }))
    return { scores: again, winners: again.filter((score) => score.rank === 1).map(({ seat }) => seat) }
  }

export const brokenOutcomes = [
  broken('outcome', /^nobody decides and there is no result/, 'has no result', { outcome: () => null }),
  broken('outcome', /^a result while somebody decides/, 'has a result before the end', {
    outcome: (state) => highCard.outcome({ ...state, hands: [], committed: [], payer: null }),
  }),
  scored(/^the parts of seat/, 'forgets a part of the score', ({ scores, winners }) => ({
    scores: scores.map((score) => ({ ...score, parts: { ...score.parts, points: 0 } })),
    winners,
  })),
  scored(/^scores of seats 1,2/, 'leaves a seat out', ({ scores, winners }) => ({
    scores: scores.slice(1),
    winners,
  })),
  scored(/^winners 0,1,2/, 'names everybody a winner', (outcome) => ({
    ...outcome,
    winners: [0, 1, 2],
  })),
  scored(
    /^seat 0 is ahead of seat/,
    'ranks seats by where they sit',
    ranked(({ seat }) => seat + 1),
  ),
  scored(
    /^seat/,
    'leaves a rank empty',
    ranked(({ rank }) => rank * 2 - 1),
  ),
]
