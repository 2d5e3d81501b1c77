/** Advice by rules of thumb, so that no test depends on how well a network is trained. */

import { type Adviser, bySeat, lookahead, type WeighingBot } from '@quayside/bots'
import { type Command, leHavre, type State } from '../../rules/index.ts'
import { adviser } from '../adviser.ts'
import { OnePly } from '../one-ply.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'

const judge = new HeuristicEvaluator()
const mind = new OnePly(judge)

const levelOf = (stretches: readonly number[], heats: number): WeighingBot<State, Command> =>
  lookahead(leHavre, () => mind, { commands: 6, stretches, finalists: 3, heats })

export const heuristicAdviser: Adviser<State, Command> = {
  ...adviser,
  levels: {
    mate: { bot: levelOf([], 1), budget: { nodes: 20_000 } },
    captain: { bot: levelOf([1], 1), budget: { nodes: 10_000 } },
    commodore: { bot: levelOf([1, 1], 4), budget: { nodes: 20_000 } },
  },
  plannerFor: () => mind,
  estimateScores: (s, viewer) => bySeat(judge.expect(s, viewer), viewer),
}
