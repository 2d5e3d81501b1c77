/** The game store, typed for Packet Row. */

import * as anyTable from '@quayside/table/session/current-game.ts'
import type { Command, Event, State } from '../../rules/index.ts'

export const useTable = anyTable.typedGameHook<State, Command, Event>()
export type Frame = anyTable.Frame<State, Command, Event>
export type Step = anyTable.Step<Command, Event>
