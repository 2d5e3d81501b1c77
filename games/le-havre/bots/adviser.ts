import { type Adviser, bySeat } from '@quayside/bots'
import { type Command, leHavre, type State } from '../rules/index.ts'
import { plead } from './advice-reasons.ts'
import { advisers } from './levels.ts'
import { evaluatorFor, loadNetworkFor, plannerFor } from './planners.ts'
import { LEAD_SCALE } from './utility.ts'

export const adviser: Adviser<State, Command> = {
  rules: leHavre,
  prepare: loadNetworkFor,
  levels: advisers,
  plannerFor,
  estimateScores: (s, viewer) => {
    const judge = evaluatorFor(s)
    judge.setReference(s, viewer)
    return bySeat(judge.expect(s, viewer), viewer)
  },
  lead: LEAD_SCALE,
  // Played out forty times a command, nine of ten differences above it turned out to be there.
  noise: 6,
  plead,
}
