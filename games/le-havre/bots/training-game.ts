import { shapeOf, type TrainingGame } from '@quayside/bots'
import { type Command, leHavre, type Options, type State } from '../rules/index.ts'
import { Features } from './features.ts'
import { levelsWith } from './levels.ts'
import { FRANCS_PER_UNIT, NetworkEvaluator } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

export const trainingGame: TrainingGame<State, Command, Options> = {
  rules: leHavre,
  currency: 'francs',
  unit: FRANCS_PER_UNIT,
  lambda: 0.99,
  setUpName: ({ version, players }) => `${version}-${players}`,
  shapeFor: ({ version, players }) => shapeOf(new Features(version, players).size, players),
  levelsWith,
  agent({ version, players }, network) {
    const evaluator = new NetworkEvaluator(new Features(version, players), network)
    return {
      planner: new OnePly(evaluator),
      features: { input: evaluator.features.input, worth: evaluator.promised },
      expect: (s, seat) => evaluator.expect(s, seat),
      afterstate(s, seat, command) {
        const next = leHavre.copy(s)
        leHavre.apply(next, seat, command)
        return next
      },
      observingSeats: () => [],
    }
  },
}
