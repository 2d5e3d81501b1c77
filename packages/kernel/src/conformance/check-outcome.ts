/** Checks of deciders and outcomes. */
import type { GameEvent, Outcome, Score } from '../rules.ts'
import { isSeat, type Seat } from '../rules.ts'
import type { CheckedState, StateRules } from './checked-state.ts'
import { assertConforms } from './conformance-error.ts'

/** Each decider is a valid seat and listed once. */
export const checkDeciders = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
): readonly Seat[] => {
  const deciders = rules.deciders(state)
  const seats = rules.seatCount(state)
  for (const seat of deciders)
    assertConforms('deciders', isSeat(seat, seats), () => `seat ${seat} of ${seats}`)
  assertConforms(
    'deciders',
    new Set(deciders).size === deciders.length,
    () => `a seat twice in ${deciders.join()}`,
  )
  return deciders
}

/** Every decider has a command, and no seat has one once the game is over. */
export const checkWhoCanAct = <State, Command, Event extends GameEvent>({
  rules,
  state,
  offers,
}: CheckedState<State, Command, Event>): void => {
  const deciders = checkDeciders(rules, state)
  for (const { seat, texts } of offers) {
    if (deciders.includes(seat))
      assertConforms(
        'deciders',
        texts.length > 0,
        () => `the game waits for seat ${seat}, which can do nothing`,
      )
    if (deciders.length === 0)
      assertConforms(
        'deciders',
        texts.length === 0,
        () => `after the end seat ${seat} may ${texts.join(', ')}`,
      )
  }
}

/** There is an outcome exactly when no seat has to decide. */
export const checkOutcome = <State, Command, Event extends GameEvent>(
  rules: StateRules<State, Command, Event>,
  state: State,
): void => {
  const outcome = rules.outcome(state)
  const over = rules.deciders(state).length === 0
  assertConforms('outcome', (outcome !== null) === over, () =>
    over ? 'nobody decides and there is no result' : 'a result while somebody decides',
  )
  if (outcome) checkScores(outcome, rules.seatCount(state))
}

/** Ranks follow totals; a tie-break may separate equal totals. */
const checkScores = ({ scores, winners }: Outcome, seats: number): void => {
  const seated = scores.map(({ seat }) => seat)
  assertConforms(
    'outcome',
    seated.join() === [...Array(seats).keys()].join(),
    () => `scores of seats ${seated.join()}`,
  )
  for (const score of scores) {
    checkParts(score)
    checkRank(score, scores)
  }
  const first = scores.filter(({ rank }) => rank === 1).map(({ seat }) => seat)
  assertConforms(
    'outcome',
    winners.join() === first.join(),
    () => `winners ${winners.join()}, rank 1 ${first.join()}`,
  )
}

const checkParts = ({ seat, total, parts }: Score): void => {
  const sum = Object.values(parts).reduce((points, part) => points + part, 0)
  assertConforms(
    'outcome',
    sum === total,
    () => `the parts of seat ${seat} make ${sum}, its total is ${total}`,
  )
}

const checkRank = ({ seat, total, rank }: Score, scores: readonly Score[]): void => {
  const ahead = scores.filter((other) => other.rank < rank)
  assertConforms(
    'outcome',
    rank === ahead.length + 1,
    () => `seat ${seat} has rank ${rank} after ${ahead.length} seats`,
  )
  const passed = ahead.find((other) => other.total < total)
  assertConforms(
    'outcome',
    passed === undefined,
    () => `seat ${passed?.seat} is ahead of seat ${seat} with less`,
  )
}
