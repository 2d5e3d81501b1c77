/** Splits a finished game into a few stretches of rounds, each of which is then described in sentences. */
import type { GameEvent } from '@quayside/kernel'
import type { DailyMoment } from './deal.ts'

/** How many sentences or so a reader wants about a whole game. */
const MOST = 4

export interface Stretch<State, Event> {
  /** Rounds, counted from 1. */
  readonly first: number
  readonly last: number
  readonly events: readonly Event[]
  /** The state when the stretch was over. */
  readonly end: State
}

/** Every stretch has as many rounds as the others, but for one. */
export const stretchesOf = <State, Event extends GameEvent>(
  moments: readonly DailyMoment<State, Event>[],
  roundOf: (state: State) => number,
): readonly Stretch<State, Event>[] => {
  // An event belongs to the round in which it happened, even if it ended the round.
  const steps = moments.slice(1).map((moment, at) => ({
    round: roundOf((moments[at] ?? moment).state),
    ...moment,
  }))
  const rounds = Math.max(0, ...steps.map(({ round }) => round))
  const count = Math.min(MOST, rounds)
  return Array.from({ length: count }, (_, place) => ({
    first: Math.floor((rounds * place) / count) + 1,
    last: Math.floor((rounds * (place + 1)) / count),
  })).flatMap(({ first, last }) => {
    const within = steps.filter(({ round }) => round >= first && round <= last)
    const end = within.at(-1)
    return end === undefined
      ? []
      : [{ first, last, events: within.flatMap(({ events }) => events), end: end.state }]
  })
}
