import { type Adviser, bySeat } from '@quayside/bots'
import { type Command, packetRow, type State } from '../rules/index.ts'
import { reasons } from './advice-reasons.ts'
import { judgeFor, mindFor, prepareFor } from './minds.ts'
import { LEAD } from './wish.ts'

export const adviser: Adviser<State, Command> = {
  rules: packetRow,
  prepare: prepareFor,
  mindFor,
  expect: (s, viewer) => {
    const judge = judgeFor(s)
    judge.near(s, viewer)
    return bySeat(judge.expect(s, viewer), viewer)
  },
  lead: LEAD,
  // Played out sixty times a command, nine of ten differences above it turned out to be there.
  noise: 1.5,
  reasons,
}
