/** The trained judgement for a table; there is a network for every number of players. */
import type { Command, Options, State } from '@quayside/packet-row'
import { players } from '@quayside/packet-row/reading'
import two from '../../weights/packet-row-2.json' with { type: 'json' }
import three from '../../weights/packet-row-3.json' with { type: 'json' }
import four from '../../weights/packet-row-4.json' with { type: 'json' }
import five from '../../weights/packet-row-5.json' with { type: 'json' }
import { readWeights, type WeightsFile } from '../network/weights-file.ts'
import type { Mind } from '../search/mind.ts'
import { Features } from './features.ts'
import { OnePly } from './one-ply.ts'
import { Valuation } from './valuation.ts'

const NETWORKS: Readonly<Record<Options['players'], WeightsFile>> = { 2: two, 3: three, 4: four, 5: five }

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
  const judge = new Valuation(new Features(seats), readWeights(NETWORKS[seats]))
  const expert = { judge, mind: new OnePly(judge) }
  experts.set(seats, expert)
  return expert
}

export const mindFor = (view: State): Mind<State, Command> => expertFor(view).mind

export const judgeFor = (view: State): Valuation => expertFor(view).judge
