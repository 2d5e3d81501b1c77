/** The table with Packet Row on it. */
import { type Command, type Event, packetRow, type State } from '@quayside/packet-row'
import * as anyTable from '../../state/table-state.ts'

export const useTable = anyTable.tableOf(packetRow)
export type Frame = anyTable.Frame<State, Command, Event>
export type Step = anyTable.Step<Command, Event>
