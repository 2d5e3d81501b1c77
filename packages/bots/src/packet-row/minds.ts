/** The trained judgement for a table; there is a network for every number of players. */
import type { Command, State } from '@quayside/packet-row'
import { players } from '@quayside/packet-row/reading'
import { fetchNetwork, networkFile } from '#networks'
import { readWeights } from '../network/weights-file.ts'
import type { Mind } from '../search/mind.ts'
import { Features } from './features.ts'
import { OnePly } from './one-ply.ts'
import { Valuation } from './valuation.ts'

interface Expert {
  readonly judge: Valuation
  readonly mind: OnePly
}

const experts = new Map<number, Expert>()

/** Judges keep nothing from one position to the next, so one serves every game of its set-up. */
const expertFor = (view: State): Expert => {
  const seats = players(view)
  const known = experts.get(seats)
  if (known !== undefined) return known
  const judge = new Valuation(new Features(seats), readWeights(networkFile(`packet-row-${seats}`)))
  const expert = { judge, mind: new OnePly(judge) }
  experts.set(seats, expert)
  return expert
}

export const mindFor = (view: State): Mind<State, Command> => expertFor(view).mind

export const judgeFor = (view: State): Valuation => expertFor(view).judge

/** Settles when there is all that is needed to judge games like this one. */
export const prepareFor = (view: State): Promise<void> => fetchNetwork(`packet-row-${players(view)}`)
