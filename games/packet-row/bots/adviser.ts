import { type Adviser, bySeat } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { explain } from './advice-reasons.ts'
import { advisers } from './levels.ts'
import { evaluatorFor, loadNetworkFor, plannerFor } from './planners.ts'
import { LEAD_SCALE } from './utility.ts'

export const adviser: Adviser<State, Command> = {
  rules: packetRow,
  prepare: loadNetworkFor,
  levels: advisers,
  plannerFor,
  estimateScores: (s, viewer) => {
    const evaluator = evaluatorFor(s)
    evaluator.setReference(s, viewer)
    return bySeat(evaluator.expect(s, viewer), viewer)
  },
  lead: LEAD_SCALE,
  // Points. With sixty rollouts per command, nine of ten differences above this were confirmed.
  noise: 1.5,
  explain,
}
