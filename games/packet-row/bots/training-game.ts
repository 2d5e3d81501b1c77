import { shapeOf, type TrainingGame } from '@quayside/bots'
import type { Seat } from '@quayside/kernel'
import { isRoundStart, players } from '../queries/index.ts'
import { type Command, type Options, packetRow, type State } from '../rules/index.ts'
import { Features } from './features.ts'
import { levelsWith } from './levels.ts'
import { NetworkEvaluator, POINTS_PER_UNIT } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

const NO_SEATS: readonly Seat[] = []

/** Only five players get a wider network: with fewer players it was no stronger. */
const WIDE = { players: 5, first: 128 }

export const trainingGame: TrainingGame<State, Command, Options> = {
  rules: packetRow,
  currency: 'points',
  unit: POINTS_PER_UNIT,
  lambda: 0.99,
  setUpName: ({ players: seats }) => `${seats}`,
  shapeFor: ({ players: seats }) =>
    shapeOf(new Features(seats).size, seats, seats === WIDE.players ? WIDE.first : undefined),
  levelsWith,
  agent({ players: seats }, network) {
    const evaluator = new NetworkEvaluator(new Features(seats), network)
    return {
      planner: new OnePly(evaluator),
      features: evaluator.features,
      expect(s, seat) {
        evaluator.setReference(s, seat)
        return evaluator.expect(s, seat)
      },
      afterstate(s, seat, command) {
        const view = packetRow.view(s, seat)
        packetRow.apply(view, seat, command)
        return view
      },
      // The position predicted for the end of a round lacks the cards that are then turned up, so the actual
      // one is recorded for every seat.
      observingSeats: (s) => (isRoundStart(s) ? [...Array(players(s)).keys()] : NO_SEATS),
    }
  },
}
