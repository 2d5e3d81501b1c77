/** The planner and evaluator of a set-up, each with its own network. */

import { type Planner, readWeights } from '@quayside/bots'
import { networks } from '#networks'
import { players, versionOf } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import { Features } from './features.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

interface Expert {
  readonly evaluator: NetworkEvaluator
  readonly planner: OnePly
}

const experts = new Map<string, Expert>()

const networkOf = (view: State): (typeof networks.names)[number] => {
  const name = `le-havre-${versionOf(view)}-${players(view)}`
  if (!networks.has(name)) throw new Error(`${name} has no network`)
  return name
}

/** Evaluators keep no state between positions, so one instance serves all games of a set-up. */
const expertFor = (view: State): Expert => {
  const name = networkOf(view)
  const known = experts.get(name)
  if (known !== undefined) return known
  const features = new Features(versionOf(view), players(view))
  const evaluator = new NetworkEvaluator(features, readWeights(networks.get(name)))
  const expert = { evaluator, planner: new OnePly(evaluator) }
  experts.set(name, expert)
  return expert
}

export const plannerFor = (view: State): Planner<State, Command> => expertFor(view).planner

export const evaluatorFor = (view: State): NetworkEvaluator => expertFor(view).evaluator

/** Resolves when the network of this set-up is loaded. */
export const loadNetworkFor = (view: State): Promise<void> => networks.fetch(networkOf(view))
