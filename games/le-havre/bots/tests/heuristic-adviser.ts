/** An adviser based on the heuristic, so that tests do not depend on how well a network is trained. */

import { type Adviser, bySeat, lookahead, type WeighingBot } from '@quayside/bots'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { adviser } from '../adviser.ts'
import { OnePly } from '../one-ply.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'

const evaluator = new HeuristicEvaluator()
const planner = new OnePly(evaluator)

const levelOf = (segments: readonly number[], rounds: number): WeighingBot<State, Command> =>
  lookahead(leHavre, () => planner, { commands: 6, segments, finalists: 3, rounds })

export const heuristicAdviser: Adviser<State, Command> = {
  ...adviser,
  levels: {
    mate: { bot: levelOf([], 1), budget: { nodes: 20_000 } },
    captain: { bot: levelOf([1], 1), budget: { nodes: 10_000 } },
    commodore: { bot: levelOf([1, 1], 4), budget: { nodes: 20_000 } },
  },
  plannerFor: () => planner,
  estimateScores: (s, viewer) => bySeat(evaluator.expect(s, viewer), viewer),
}
