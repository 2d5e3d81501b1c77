/** Advice by rules of thumb, so that no test depends on how well a network is trained. */

import { type Adviser, bySeat } from '@quayside/bots'
import type { Command, State } from '../../rules/index.ts'
import { adviser } from '../adviser.ts'
import { OnePly } from '../one-ply.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'

const judge = new HeuristicEvaluator()
const mind = new OnePly(judge)

export const heuristicAdviser: Adviser<State, Command> = {
  ...adviser,
  plannerFor: () => mind,
  estimateScores: (s, viewer) => bySeat(judge.expect(s, viewer), viewer),
}
