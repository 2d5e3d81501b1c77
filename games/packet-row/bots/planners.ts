/** The trained judgement for a table; there is a network for every number of players. */

import type { Planner } from '@quayside/bots'
import { readWeights } from '@quayside/bots'
import { networks } from '#networks'
import { players } from '../queries/index.ts'
import type { Command, State } from '../rules/index.ts'
import { Features } from './features.ts'
import { NetworkEvaluator } from './network-evaluator.ts'
import { OnePly } from './one-ply.ts'

interface Expert {
  readonly judge: NetworkEvaluator
  readonly mind: OnePly
}

const experts = new Map<number, Expert>()

/** Judges keep nothing from one position to the next, so one serves every game of its set-up. */
const expertFor = (view: State): Expert => {
  const seats = players(view)
  const known = experts.get(seats)
  if (known !== undefined) return known
  const judge = new NetworkEvaluator(new Features(seats), readWeights(networks.get(`packet-row-${seats}`)))
  const expert = { judge, mind: new OnePly(judge) }
  experts.set(seats, expert)
  return expert
}

export const plannerFor = (view: State): Planner<State, Command> => expertFor(view).mind

export const evaluatorFor = (view: State): NetworkEvaluator => expertFor(view).judge

/** Settles when there is all that is needed to judge games like this one. */
export const loadNetworkFor = (view: State): Promise<void> => networks.fetch(`packet-row-${players(view)}`)
