/** The table with Packet Row on it. */

import * as anyTable from '@quayside/table/session/current-game.ts'
import { type Command, type Event, packetRow, type State } from '../../rules/index.ts'

export const useTable = anyTable.typedGameHook(packetRow)
export type Frame = anyTable.Frame<State, Command, Event>
export type Step = anyTable.Step<Command, Event>
