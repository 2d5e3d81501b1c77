import { packetRow, type State } from '@quayside/packet-row'
import { players, pointsOf, roundNumber } from '@quayside/packet-row/reading'
import { curveByRound } from '../../charts/by-round.ts'
import type { Curve } from '../../charts/curve.ts'

const standings = (state: State): readonly number[] =>
  Array.from({ length: players(state) }, (_, seat) => pointsOf(state, seat))

/** How everybody's points grew; the last deliveries belong to the last round. */
export const points = (text: string): Curve | null =>
  curveByRound(packetRow, text, { rounds: (state) => roundNumber(state) - 1, standings })
