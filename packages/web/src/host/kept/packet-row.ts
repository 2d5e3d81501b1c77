import { packetRow, type State } from '@quayside/packet-row'
import { roundNumber } from '@quayside/packet-row/reading'
import type { Kept } from '../games.ts'

export const kept: Kept = {
  rules: packetRow,
  // It ends when areas run dry, so nobody knows in which round.
  stage: (state) => ({ version: '', round: roundNumber(state as State), rounds: 0 }),
}
