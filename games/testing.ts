/** The games that tests of the packages play, so that those tests name none. */
import { leHavre } from '@quayside/le-havre'
import { packetRow } from '@quayside/packet-row'

export {
  leHavre as sampleRules,
  type PositionLiteral as SamplePosition,
  type State as SampleState,
} from '@quayside/le-havre'
export { packetRow as otherRules } from '@quayside/packet-row'

export const SAMPLE_GAME = leHavre.game
export const SAMPLE_TITLE = 'Le Havre'
export const OTHER_GAME = packetRow.game
export const OTHER_TITLE = 'Packet Row'
