import type { GameEvent, Outcome, Score } from '../rules.ts'
import { demand } from './nonconformity.ts'
import type { Play } from './position.ts'

/** A result exactly when nobody has anything left to decide. */
export const checkOutcome = <State, Command, Event extends GameEvent>(
  rules: Play<State, Command, Event>,
  state: State,
): void => {
  const outcome = rules.outcome(state)
  const over = rules.deciders(state).length === 0
  demand('outcome', (outcome !== null) === over, () =>
    over ? 'nobody decides and there is no result' : 'a result while somebody decides',
  )
  if (outcome) checkScores(outcome, rules.seats(state))
}

/** Ranks follow totals; a tie-break may part equal totals. */
const checkScores = ({ scores, winners }: Outcome, seats: number): void => {
  const seated = scores.map(({ seat }) => seat)
  demand(
    'outcome',
    seated.join() === [...Array(seats).keys()].join(),
    () => `scores of seats ${seated.join()}`,
  )
  for (const score of scores) {
    checkParts(score)
    checkRank(score, scores)
  }
  const first = scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  demand(
    'outcome',
    winners.join() === first.join(),
    () => `winners ${winners.join()}, rank 1 ${first.join()}`,
  )
}

const checkParts = ({ seat, total, parts }: Score): void => {
  const sum = Object.values(parts).reduce((points, part) => points + part, 0)
  demand('outcome', sum === total, () => `the parts of seat ${seat} make ${sum}, its total is ${total}`)
}

const checkRank = ({ seat, total, rank }: Score, scores: readonly Score[]): void => {
  const ahead = scores.filter((other) => other.rank < rank)
  demand(
    'outcome',
    rank === ahead.length + 1,
    () => `seat ${seat} has rank ${rank} after ${ahead.length} seats`,
  )
  const passed = ahead.find((other) => other.total < total)
  demand('outcome', passed === undefined, () => `seat ${passed?.seat} is ahead of seat ${seat} with less`)
}
