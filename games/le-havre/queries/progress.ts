import { type State, total, wealth } from '../rules/index.ts'
import { players, roundIndex, rounds, versionOf } from './index.ts'

export const progress = (state: State) => {
  const last = rounds(state).length
  return { version: versionOf(state), round: Math.min(roundIndex(state) + 1, last), rounds: last }
}

/** All wealth is public. */
export const standings = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => total(wealth(state, seat)))
