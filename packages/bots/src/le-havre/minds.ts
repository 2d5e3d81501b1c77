/** The best judgement there is for a table: a trained network where the set-up has one, rules of thumb elsewhere. */
import type { Command, State } from '@quayside/le-havre'
import { players, versionOf } from '@quayside/le-havre/reading'
import fullOne from '../../weights/le-havre-full-1.json' with { type: 'json' }
import fullTwo from '../../weights/le-havre-full-2.json' with { type: 'json' }
import fullThree from '../../weights/le-havre-full-3.json' with { type: 'json' }
import fullFour from '../../weights/le-havre-full-4.json' with { type: 'json' }
import fullFive from '../../weights/le-havre-full-5.json' with { type: 'json' }
import shortOne from '../../weights/le-havre-short-1.json' with { type: 'json' }
import shortTwo from '../../weights/le-havre-short-2.json' with { type: 'json' }
import shortThree from '../../weights/le-havre-short-3.json' with { type: 'json' }
import { readWeights, type WeightsFile } from '../network/weights-file.ts'
import type { Mind } from '../search/mind.ts'
import { Features } from './features.ts'
import type { Forecaster } from './judge.ts'
import { OnePly } from './one-ply.ts'
import { ThumbJudge } from './thumb-judge.ts'
import { Valuation } from './valuation.ts'

const NETWORKS: Readonly<Record<string, WeightsFile>> = {
  'full 1': fullOne,
  'full 2': fullTwo,
  'full 3': fullThree,
  'full 4': fullFour,
  'full 5': fullFive,
  'short 1': shortOne,
  'short 2': shortTwo,
  'short 3': shortThree,
}

interface Expert {
  readonly judge: Forecaster
  readonly mind: OnePly
}

const experts = new Map<string, Expert>()

/** Judges keep nothing from one position to the next, so one serves every game of its set-up. */
const expertFor = (view: State): Expert => {
  const setUp = `${versionOf(view)} ${players(view)}`
  const known = experts.get(setUp)
  if (known !== undefined) return known
  const file = NETWORKS[setUp]
  const judge =
    file === undefined
      ? new ThumbJudge()
      : new Valuation(new Features(versionOf(view), players(view)), readWeights(file))
  const expert = { judge, mind: new OnePly(judge) }
  experts.set(setUp, expert)
  return expert
}

export const mindFor = (view: State): Mind<State, Command> => expertFor(view).mind

export const judgeFor = (view: State): Forecaster => expertFor(view).judge
