/** The best judgement there is for a table: a trained network where the set-up has one, rules of thumb elsewhere. */

import { type Planner, readWeights, type WeightsFile } from '@quayside/bots'
import { networks } from '#networks'
import { players, versionOf } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import type { ScoreEstimator } from './evaluator.ts'
import { Features } from './features.ts'
import { HeuristicEvaluator } from './heuristic-evaluator.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

interface Expert {
  readonly judge: ScoreEstimator
  readonly mind: OnePly
}

const experts = new Map<string, Expert>()

const setUpOf = (view: State): string => `le-havre-${versionOf(view)}-${players(view)}`

const judgeOf = (view: State, network: WeightsFile): NetworkEvaluator =>
  new NetworkEvaluator(new Features(versionOf(view), players(view)), readWeights(network))

/** Judges keep nothing from one position to the next, so one serves every game of its set-up. */
const expertFor = (view: State): Expert => {
  const setUp = setUpOf(view)
  const known = experts.get(setUp)
  if (known !== undefined) return known
  const judge = networks.has(setUp) ? judgeOf(view, networks.get(setUp)) : new HeuristicEvaluator()
  const expert = { judge, mind: new OnePly(judge) }
  experts.set(setUp, expert)
  return expert
}

export const plannerFor = (view: State): Planner<State, Command> => expertFor(view).mind

export const evaluatorFor = (view: State): ScoreEstimator => expertFor(view).judge

/** Settles when there is all that is needed to judge games like this one. */
export const loadNetworkFor = async (view: State): Promise<void> => {
  const setUp = setUpOf(view)
  if (networks.has(setUp)) await networks.fetch(setUp)
}
