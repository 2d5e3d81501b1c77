/** The trained judgement for a table; there is a network for every set-up. */

import { type Planner, readWeights } from '@quayside/bots'
import { networks } from '#networks'
import { players, versionOf } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import { Features } from './features.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

interface Expert {
  readonly judge: NetworkEvaluator
  readonly mind: OnePly
}

const experts = new Map<string, Expert>()

const networkOf = (view: State): (typeof networks.names)[number] => {
  const name = `le-havre-${versionOf(view)}-${players(view)}`
  if (!networks.has(name)) throw new Error(`${name} has no network`)
  return name
}

/** Judges keep nothing from one position to the next, so one serves every game of its set-up. */
const expertFor = (view: State): Expert => {
  const name = networkOf(view)
  const known = experts.get(name)
  if (known !== undefined) return known
  const features = new Features(versionOf(view), players(view))
  const judge = new NetworkEvaluator(features, readWeights(networks.get(name)))
  const expert = { judge, mind: new OnePly(judge) }
  experts.set(name, expert)
  return expert
}

export const plannerFor = (view: State): Planner<State, Command> => expertFor(view).mind

export const evaluatorFor = (view: State): NetworkEvaluator => expertFor(view).judge

/** Settles when there is all that is needed to judge games like this one. */
export const loadNetworkFor = (view: State): Promise<void> => networks.fetch(networkOf(view))
