/** The table with Le Havre on it. */

import * as anyTable from '@quayside/table/session/current-game.ts'
import { type Command, type Event, leHavre, type State } from '../../rules/index.ts'

export const useTable = anyTable.typedGameHook(leHavre)
export type Frame = anyTable.Frame<State, Command, Event>
export type Step = anyTable.Step<Command, Event>
