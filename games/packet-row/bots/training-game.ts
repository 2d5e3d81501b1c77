import { shapeOf, type TrainingGame } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import { isRoundStart, players } from '../queries/index.ts'
import { type Command, type Options, packetRow, type State } from '../rules/index.ts'
import { Features } from './features.ts'
import { NetworkEvaluator, POINTS_PER_UNIT } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

const NOBODY: readonly Seat[] = []

/** The only wider network: with fewer players one of this width was no stronger. */
const WIDE = { players: 5, first: 128 }

export const subject: TrainingGame<State, Command, Options> = {
  rules: packetRow,
  currency: 'points',
  unit: POINTS_PER_UNIT,
  lambda: 0.99,
  setUpName: ({ players: seats }) => `${seats}`,
  shapeFor: ({ players: seats }) =>
    shapeOf(new Features(seats).size, seats, seats === WIDE.players ? WIDE.first : undefined),
  scholar({ players: seats }, network) {
    const valuation = new NetworkEvaluator(new Features(seats), network)
    return {
      mind: new OnePly(valuation),
      features: valuation.features,
      expect(s, seat) {
        valuation.setReference(s, seat)
        return valuation.expect(s, seat)
      },
      afterstate(s, seat, command) {
        const view = packetRow.view(s, seat)
        packetRow.apply(view, seat, command)
        return view
      },
      // A round's end is foreseen without the cards that it turns up, and looking ahead stops when they lie there.
      observingSeats: (s) => (isRoundStart(s) ? [...Array(players(s)).keys()] : NOBODY),
    }
  },
}
