import type { State } from '../rules/index.ts'
import { money, players, roundNumber } from './index.ts'

/** The number of rounds is not known in advance: the game ends when areas run dry. */
export const progress = (state: State) => ({ version: '', round: roundNumber(state), rounds: 0 })

/** The points of a hand are hidden until the end. */
export const standings = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => money(state, seat))
