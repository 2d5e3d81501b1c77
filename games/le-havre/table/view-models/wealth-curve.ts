import type { Curve } from '@quayside/table/charts/curve-by-round.ts'
import { curveByRound } from '@quayside/table/charts/curve-by-round.ts'
import { players, roundIndex } from '../../queries/index.ts'
import { leHavre, type State, total, wealth } from '../../rules/index.ts'

const standings = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => total(wealth(state, seat)))

/** The wealth of every player by round; the final actions count as a round. */
export const wealthCurve = (text: string): Curve | null =>
  curveByRound(leHavre, text, { rounds: roundIndex, standings })
