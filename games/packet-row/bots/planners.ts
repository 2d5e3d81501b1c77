/** The planner and evaluator for a number of players, each with its own network. */

import type { Planner } from '@quayside/bots'
import { readWeights } from '@quayside/bots'
import { networks } from '#networks'
import { players } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import { Features } from './features.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

interface Expert {
  readonly evaluator: NetworkEvaluator
  readonly planner: OnePly
}

const experts = new Map<number, Expert>()

/** Evaluators keep no state between positions, so one instance serves all games of a set-up. */
const expertFor = (view: State): Expert => {
  const seats = players(view)
  const known = experts.get(seats)
  if (known !== undefined) return known
  const evaluator = new NetworkEvaluator(
    new Features(seats),
    readWeights(networks.get(`packet-row-${seats}`)),
  )
  const expert = { evaluator, planner: new OnePly(evaluator) }
  experts.set(seats, expert)
  return expert
}

export const plannerFor = (view: State): Planner<State, Command> => expertFor(view).planner

export const evaluatorFor = (view: State): NetworkEvaluator => expertFor(view).evaluator

/** Resolves when the network of this set-up is loaded. */
export const loadNetworkFor = (view: State): Promise<void> => networks.fetch(`packet-row-${players(view)}`)
