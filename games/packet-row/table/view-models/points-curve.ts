import type { Curve } from '@quayside/table/charts/curve-by-round.ts'
import { curveByRound } from '@quayside/table/charts/curve-by-round.ts'
import { players, pointsOf, roundNumber } from '../../queries/index.ts'
import { packetRow, type State } from '../../rules/index.ts'

const standings = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => pointsOf(state, seat))

/** The points of every player by round; the last deliveries belong to the last round. */
export const points = (text: string): Curve | null =>
  curveByRound(packetRow, text, { rounds: (state) => roundNumber(state) - 1, standings })
