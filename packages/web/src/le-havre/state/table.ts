/** The table with Le Havre on it. */
import { type Command, type Event, leHavre, type State } from '@quayside/le-havre'
import * as anyTable from '../../state/table-state.ts'

export const useTable = anyTable.tableOf(leHavre)
export type Frame = anyTable.Frame<State, Command, Event>
export type Step = anyTable.Step<Command, Event>
