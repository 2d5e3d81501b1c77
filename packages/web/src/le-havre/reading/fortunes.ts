import { leHavre, type State, total, wealth } from '@quayside/le-havre'
import { players, roundIndex } from '@quayside/le-havre/reading'
import { curveByRound } from '../../charts/by-round.ts'
import type { Curve } from '../../charts/curve.ts'

const standings = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => total(wealth(state, seat)))

/** How everybody's fortune grew; the final actions count as a round. */
export const fortunes = (text: string): Curve | null =>
  curveByRound(leHavre, text, { rounds: roundIndex, standings })
